import Bytes
import GraphQL
import HTTP

/// What a request's `Content-Type` says of its body, read exactly: a type that only looks like JSON is none.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-content-type
enum RequestContent: Equatable {
    /// There is no such header.
    case unnamed
    /// JSON in UTF-8.
    case json
    /// A form whose parts are separated by this boundary.
    case multipart(MultipartBoundary)
    /// Anything else, and why.
    case unsupported(String)

    /// Reads the value of the header.
    init(contentType value: Span<UInt8>) {
        if value.equals("application/json") {  // as nearly all clients write it
            self = .json
            return
        }
        guard let item = FieldItem(value) else {
            self = .unsupported("The Content-Type is no media type.")
            return
        }
        let names = Set(item.parameters.map(\.name))
        guard names.count == item.parameters.count else {
            self = .unsupported("The Content-Type has a parameter twice.")
            return
        }
        switch item.name {
        case "application/json": self = Self.json(charset: item["charset"])
        case "multipart/form-data": self = Self.multipart(boundary: item["boundary"])
        default: self = .unsupported("The Content-Type is “\(item.name.prefix(100))”.")
        }
    }

    private static func json(charset: String?) -> RequestContent {
        guard let charset, charset.lowercased() != "utf-8" else { return .json }
        return .unsupported("The charset is “\(charset.prefix(100))”, but JSON is UTF-8.")
    }

    private static func multipart(boundary: String?) -> RequestContent {
        guard let boundary = boundary.flatMap({ MultipartBoundary($0) }) else {
            return .unsupported("multipart/form-data needs a boundary of 1 to 70 permitted characters.")
        }
        return .multipart(boundary)
    }

    /// Why a body of this type is not read; nil when it is.
    var refusal: RequestRefusal? {
        let advice = "Send JSON with Content-Type: application/json, or a file upload as multipart/form-data."
        return switch self {
        case .json, .multipart: nil
        case .unnamed: RequestRefusal(.badRequest, "The Content-Type is missing. " + advice, status: .unsupportedMediaType)
        case .unsupported(let reason): RequestRefusal(.badRequest, reason + " " + advice, status: .unsupportedMediaType)
        }
    }
}

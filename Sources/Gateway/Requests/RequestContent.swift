import Bytes
import GraphQL
import HTTP

/// The kind of a request's body according to its `Content-Type`, which must match exactly.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-content-type
enum RequestContent: Equatable {
    /// The request has no `Content-Type`.
    case unnamed
    /// JSON in UTF-8.
    case json
    /// A form whose parts are separated by the boundary.
    case multipart(MultipartBoundary)
    /// An unsupported type, with the reason.
    case unsupported(String)

    /// Parses the value of the header.
    init(contentType value: Span<UInt8>) {
        if value.equals("application/json") {  // most clients write it like this
            self = .json
            return
        }
        guard let item = FieldItem(value) else {
            self = .unsupported("The Content-Type is not a media type.")
            return
        }
        let names = Set(item.parameters.map(\.name))
        guard names.count == item.parameters.count else {
            self = .unsupported("The Content-Type has a repeated parameter.")
            return
        }
        switch item.name {
        case "application/json": self = Self.json(charset: item["charset"])
        case "multipart/form-data": self = Self.multipart(boundary: item["boundary"])
        default: self = .unsupported("The Content-Type “\(item.name.prefix(100))” is not supported.")
        }
    }

    private static func json(charset: String?) -> RequestContent {
        guard let charset, charset.lowercased() != "utf-8" else { return .json }
        return .unsupported("The charset is “\(charset.prefix(100))”, but JSON must be UTF-8.")
    }

    private static func multipart(boundary: String?) -> RequestContent {
        guard let boundary = boundary.flatMap({ MultipartBoundary($0) }) else {
            return .unsupported("multipart/form-data requires a boundary of 1 to 70 allowed characters.")
        }
        return .multipart(boundary)
    }

    /// The refusal of a body of this type; nil if the type is supported.
    var refusal: RequestRefusal? {
        let advice = "Send JSON with Content-Type: application/json, or a file upload as multipart/form-data."
        return switch self {
        case .json, .multipart: nil
        case .unnamed: RequestRefusal(.badRequest, "The Content-Type is missing. " + advice, status: .unsupportedMediaType)
        case .unsupported(let reason): RequestRefusal(.badRequest, reason + " " + advice, status: .unsupportedMediaType)
        }
    }
}

import HTTP
import Planner

/// The media types in which a response can be written.
enum ResponseMediaType {
    /// `application/json`, for clients that know nothing newer.
    case json
    /// `application/graphql-response+json`.
    case graphQLResponse

    var contentType: StaticString {
        switch self {
        case .json: "application/json; charset=utf-8"
        case .graphQLResponse: "application/graphql-response+json; charset=utf-8"
        }
    }
}

/// What the `Accept…` headers of a request ask for.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#section-12.4.2
struct AcceptHeaders {
    /// The wanted media type; nil when nothing that can be written is acceptable.
    private(set) var mediaType: ResponseMediaType?
    /// The wanted language of texts.
    private(set) var language = Language.english

    init(of exchange: HTTPExchange) {
        mediaType = exchange.withHeader("accept") { $0.isEmpty || $0.equals("*/*") ? .json : Self.mediaType($0) } ?? .json
        if let wanted = exchange.withHeader("accept-language", { Self.language($0) }) { language = wanted }
    }

    /// The acceptable type with the highest quality; the more specific range decides a type's quality.
    static func mediaType(_ header: Span<UInt8>) -> ResponseMediaType? {
        var json: (quality: Int, specificity: Int)?
        var graphQL: (quality: Int, specificity: Int)?
        func consider(_ current: inout (quality: Int, specificity: Int)?, _ quality: Int, _ specificity: Int) {
            if specificity > current?.specificity ?? -1 { current = (quality, specificity) }
        }
        for range in WeightedRange.ranges(in: header) {
            switch range.name {
            case "*/*":
                consider(&json, range.quality, 0)
                consider(&graphQL, range.quality, 0)
            case "application/*":
                consider(&json, range.quality, 1)
                consider(&graphQL, range.quality, 1)
            case "application/json": consider(&json, range.quality, 2)
            case "application/graphql-response+json": consider(&graphQL, range.quality, 2)
            default: break
            }
        }
        let (jsonQuality, graphQLQuality) = (json?.quality ?? 0, graphQL?.quality ?? 0)
        guard max(jsonQuality, graphQLQuality) > 0 else { return nil }
        if graphQLQuality != jsonQuality { return graphQLQuality > jsonQuality ? .graphQLResponse : .json }
        // Equally welcome: the newer type where it is named, the one that everybody knows where only a wildcard stands.
        return (graphQL?.specificity ?? 0) == 2 ? .graphQLResponse : .json
    }

    /// Spanish when it is wanted more than English.
    static func language(_ header: Span<UInt8>) -> Language {
        var english = 0
        var spanish = 0
        for range in WeightedRange.ranges(in: header) {
            if range.name == "es" || range.name.hasPrefix("es-") { spanish = max(spanish, range.quality) }
            if range.name == "en" || range.name.hasPrefix("en-") || range.name == "*" { english = max(english, range.quality) }
        }
        return spanish > english ? .spanish : .english
    }
}

/// One element of an `Accept…` header with its weight.
private struct WeightedRange {
    /// The range in lower case, without parameters.
    let name: String
    /// The weight in thousandths.
    let quality: Int

    static func ranges(in header: Span<UInt8>) -> [WeightedRange] {
        let text = String(decoding: header.bytes(), as: UTF8.self).lowercased()
        return text.split(separator: ",").prefix(50).map { element in
            let parts = element.split(separator: ";").map(trimmed)
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { thousandths($0.dropFirst(2)) } ?? 1000
            return WeightedRange(name: parts.first.map(String.init) ?? "", quality: quality)
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    private static func thousandths(_ text: Substring) -> Int {
        guard let value = Double(text), value >= 0, value <= 1 else { return 0 }
        return Int(value * 1000)
    }
}

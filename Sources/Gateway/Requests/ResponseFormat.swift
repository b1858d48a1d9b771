import Bytes
import HTTP

/// The media types of responses.
enum ResponseMediaType: Int, CaseIterable {
    // Ordered by preference if a client gives several the same weight; the last one is preferred.

    /// `text/event-stream`: any number of responses as server-sent events.
    case eventStream
    /// `application/vnd.cupboard.plan+json`: the plan of the operation instead of its data.
    case plan
    /// `application/json`, for older clients.
    case json
    /// `application/graphql-response+json`.
    case graphQLResponse

    /// The name in lower case.
    var name: String {
        switch self {
        case .json: "application/json"
        case .graphQLResponse: "application/graphql-response+json"
        case .plan: "application/vnd.cupboard.plan+json"
        case .eventStream: "text/event-stream"
        }
    }

    var contentType: StaticString {
        switch self {
        case .json: "application/json; charset=utf-8"
        case .graphQLResponse: "application/graphql-response+json; charset=utf-8"
        case .plan: "application/vnd.cupboard.plan+json; charset=utf-8"
        case .eventStream: "text/event-stream; charset=utf-8"
        }
    }

    /// Whether a single response with data can have this type.
    var isForData: Bool {
        switch self {
        case .json, .graphQLResponse: true
        case .plan, .eventStream: false
        }
    }
}

/// The format of a response.
struct ResponseFormat: Equatable {
    var mediaType = ResponseMediaType.json
    /// The number of spaces per level, for people; nil for a single line.
    var indent: Int?

    private static let maximumIndent = 8

    init(_ mediaType: ResponseMediaType = .json, indent: Int? = nil) {
        self.mediaType = mediaType
        self.indent = indent
    }

    /// The format requested by a single `Accept` header; nil if it accepts none of ours.
    init?(accept header: Span<UInt8>) {
        // Nearly all clients send one of these.
        if header.isEmpty || header.equals("*/*") || header.equals("application/json") {
            self.init(.json)
        } else if header.equals("application/graphql-response+json")
            || header.equals("application/graphql-response+json, application/json;q=0.9")
        {
            self.init(.graphQLResponse)
        } else {
            self.init(accepting: FieldItem.list(header))
        }
    }

    /// The best format that an `Accept` header accepts; nil if it accepts none.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-accept
    init?(accepting items: [FieldItem]) {
        var best: (preference: Preference, item: FieldItem, type: ResponseMediaType)?
        for type in ResponseMediaType.allCases {
            // The most specific range decides about a type.
            let matches = items.compactMap { item in Self.specificity(of: item, for: type).map { (item: item, specificity: $0) } }
            guard let match = matches.max(by: { $0.specificity < $1.specificity }) else { continue }
            let preference = Preference(weight: match.item.weight, specificity: match.specificity, type: type)
            guard preference.weight > 0 else { continue }
            if let found = best, preference < found.preference { continue }
            best = (preference, match.item, type)
        }
        guard let best else { return nil }
        mediaType = best.type
        indent = best.item["indent"].flatMap { Int($0) }.flatMap { (0...Self.maximumIndent).contains($0) ? $0 : nil }
    }

    /// The preference for one of the acceptable types.
    private struct Preference: Comparable {
        let weight: Int
        let specificity: Specificity
        let type: ResponseMediaType

        /// Compares by weight.
        ///
        /// With equal weights, named types win over wildcards. Among named types the newest wins; among wildcards the best-known type
        /// wins.
        static func < (left: Preference, right: Preference) -> Bool {
            if left.weight != right.weight { return left.weight < right.weight }
            let (leftIsNamed, rightIsNamed) = (left.specificity >= .type, right.specificity >= .type)
            if leftIsNamed != rightIsNamed { return rightIsNamed }
            return leftIsNamed ? left.type.rawValue < right.type.rawValue : left.type.rawValue > right.type.rawValue
        }
    }

    /// The specificity with which a range matches a type.
    private enum Specificity: Int, Comparable {
        case any, application, type, parameters

        static func < (left: Specificity, right: Specificity) -> Bool { left.rawValue < right.rawValue }
    }

    /// The specificity with which an item matches a type; nil if it does not match.
    private static func specificity(of item: FieldItem, for type: ResponseMediaType) -> Specificity? {
        switch item.name {
        // Plans and events answer a different question, so the client must name them.
        case "*/*", "*": return type.isForData ? .any : nil
        case "application/*": return type.isForData ? .application : nil
        case type.name: break
        default: return nil
        }
        // Parameters after the weight belong to the header, not to the type.
        let parameters = item.parameters.prefix { $0.name != "q" }
        // Unknown parameters are ignored: a response without them is more useful than none.
        guard parameters.allSatisfy({ $0.name != "charset" || $0.value.lowercased() == "utf-8" }) else { return nil }
        return parameters.isEmpty ? .type : .parameters
    }
}

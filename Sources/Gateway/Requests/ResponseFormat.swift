import Bytes
import HTTP

/// The media types in which a response can be written.
enum ResponseMediaType: Int, CaseIterable {
    // In the order of preference where a client names several and weighs them alike, the last first.

    /// `text/event-stream`: responses as server-sent events, as many as come.
    case eventStream
    /// `application/vnd.cupboard.plan+json`: how the operation would be answered, instead of its data.
    case plan
    /// `application/json`, for clients that know nothing newer.
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

    /// Whether it is a way to write one response with data.
    var isForData: Bool {
        switch self {
        case .json, .graphQLResponse: true
        case .plan, .eventStream: false
        }
    }
}

/// How a response is to be written.
struct ResponseFormat: Equatable {
    var mediaType = ResponseMediaType.json
    /// By how many spaces each level is indented, for people; nil for one line.
    var indent: Int?

    private static let maximumIndent = 8

    init(_ mediaType: ResponseMediaType = .json, indent: Int? = nil) {
        self.mediaType = mediaType
        self.indent = indent
    }

    /// The format that one `Accept` header asks for; nil when it takes none.
    init?(accept header: Span<UInt8>) {
        // As nearly all clients write it.
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

    /// The best of the formats that an `Accept` header takes; nil when it takes none.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-accept
    init?(accepting items: [FieldItem]) {
        var best: (preference: Preference, item: FieldItem, type: ResponseMediaType)?
        for type in ResponseMediaType.allCases {
            // The more specific range decides about a type, whatever stands beside it.
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

    /// What decides between two acceptable types.
    private struct Preference: Comparable {
        let weight: Int
        let specificity: Specificity
        let type: ResponseMediaType

        /// Compares by weight.
        ///
        /// Equally welcome: the newer type where it is named, the one that everybody knows where only a wildcard stands.
        static func < (left: Preference, right: Preference) -> Bool {
            if left.weight != right.weight { return left.weight < right.weight }
            let (leftIsNamed, rightIsNamed) = (left.specificity >= .type, right.specificity >= .type)
            if leftIsNamed != rightIsNamed { return rightIsNamed }
            return leftIsNamed ? left.type.rawValue < right.type.rawValue : left.type.rawValue > right.type.rawValue
        }
    }

    /// How exactly a range names a type.
    private enum Specificity: Int, Comparable {
        case any, application, type, parameters

        static func < (left: Specificity, right: Specificity) -> Bool { left.rawValue < right.rawValue }
    }

    /// How exactly an item names a type; nil where it means others.
    private static func specificity(of item: FieldItem, for type: ResponseMediaType) -> Specificity? {
        switch item.name {
        // What answers another question than a client asked must be wanted by name.
        case "*/*", "*": return type.isForData ? .any : nil
        case "application/*": return type.isForData ? .application : nil
        case type.name: break
        default: return nil
        }
        // Behind the weight stand parameters of the header, not of the type.
        let parameters = item.parameters.prefix { $0.name != "q" }
        // Unknown parameters change nothing: an answer without them is of more use than none.
        guard parameters.allSatisfy({ $0.name != "charset" || $0.value.lowercased() == "utf-8" }) else { return nil }
        return parameters.isEmpty ? .type : .parameters
    }
}

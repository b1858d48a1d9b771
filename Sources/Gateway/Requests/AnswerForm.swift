import Bytes
import HTTP

/// In which form a client wants to read an answer: indented, or the plan in the place of the data.
///
/// Asked for by `?pretty` and `?explain`, or by the `Accept` header: `application/json; indent=2`, `application/vnd.cupboard.plan+json`.
struct AnswerForm: Equatable {
    /// How a plan is written.
    enum Explanation {
        case json, text
    }

    /// How many spaces each level stands further in; nil for JSON as it is written.
    var indentation: Int?
    /// Whether the plan is wanted instead of the data.
    var explanation: Explanation?

    /// The form that the negotiated format and the query ask for.
    init(of exchange: HTTPExchange, _ format: ResponseFormat?) {
        self.init(format)
        exchange.withQuery { readQuery($0) }
    }

    init(_ format: ResponseFormat?, query: Span<UInt8> = Span()) {
        indentation = format?.indent
        if format?.mediaType == .plan { explanation = .json }
        readQuery(query)
    }

    // MARK: Query

    private mutating func readQuery(_ query: Span<UInt8>) {
        var start = 0
        while start < query.count {
            var end = start
            while end < query.count, query[end] != UInt8(ascii: "&") { end += 1 }
            // Nearly all queries hold a document and nothing of ours.
            switch query[start] {
            case UInt8(ascii: "p"): readPretty(query.extracting(start..<end))
            case UInt8(ascii: "e"): readExplain(query.extracting(start..<end))
            default: break
            }
            start = end + 1
        }
    }

    private mutating func readPretty(_ item: Span<UInt8>) {
        guard let start = Self.start(ofValueOf: "pretty", in: item) else { return }
        let value = item.extracting(start..<item.count)
        if value.equals("0") || value.equals("false") {
            indentation = nil
        } else {
            indentation = Self.indentation(value) ?? Self.usualIndentation
        }
    }

    private mutating func readExplain(_ item: Span<UInt8>) {
        guard let start = Self.start(ofValueOf: "explain", in: item) else { return }
        let value = item.extracting(start..<item.count)
        if value.equals("0") || value.equals("false") {
            explanation = nil
        } else {
            explanation = value.equals("text") ? .text : .json
        }
    }

    /// Where the value begins behind `name=`; at the end for `name` alone, nil for another name.
    private static func start(ofValueOf name: StaticString, in item: Span<UInt8>) -> Int? {
        let length = name.utf8CodeUnitCount
        guard item.hasPrefix(name) else { return nil }
        if item.count == length { return length }
        return item[length] == UInt8(ascii: "=") ? length + 1 : nil
    }

    // MARK: Values

    private static let usualIndentation = 2

    /// One digit from 0 to 8.
    private static func indentation(_ digits: Span<UInt8>) -> Int? {
        guard digits.count == 1, (UInt8(ascii: "0")...UInt8(ascii: "8")).contains(digits[0]) else { return nil }
        return Int(digits[0] - UInt8(ascii: "0"))
    }
}

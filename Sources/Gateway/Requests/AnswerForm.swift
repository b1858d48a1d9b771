import Bytes
import HTTP

/// The requested form of the response: indented, or with the plan instead of the data.
///
/// The client requests a form with `?pretty` and `?explain`, or with the `Accept` header: `application/json; indent=2`,
/// `application/vnd.cupboard.plan+json`.
struct AnswerForm: Equatable {
    /// The format of a plan.
    enum Explanation {
        case json, text
    }

    /// The number of spaces per level; nil for compact JSON.
    var indentation: Int?
    /// The format of the plan; nil if the client wants the data.
    var explanation: Explanation?

    /// The form requested by the negotiated format and the query.
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
            // Nearly all queries hold a document and none of our parameters.
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

    /// The index of the value after `name=`.
    ///
    /// It is the end of the item for `name` alone, and nil for another name.
    private static func start(ofValueOf name: StaticString, in item: Span<UInt8>) -> Int? {
        let length = name.utf8CodeUnitCount
        guard item.hasPrefix(name) else { return nil }
        if item.count == length { return length }
        return item[length] == UInt8(ascii: "=") ? length + 1 : nil
    }

    // MARK: Values

    private static let usualIndentation = 2

    /// Parses one digit from 0 to 8.
    private static func indentation(_ digits: Span<UInt8>) -> Int? {
        guard digits.count == 1, (UInt8(ascii: "0")...UInt8(ascii: "8")).contains(digits[0]) else { return nil }
        return Int(digits[0] - UInt8(ascii: "0"))
    }
}

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

    /// Costs two look-ups for requests that ask for nothing.
    init(of exchange: HTTPExchange) {
        exchange.withHeader("accept") { readAccept($0) }
        exchange.withQuery { readQuery($0) }
    }

    init(accept: Span<UInt8> = Span(), query: Span<UInt8> = Span()) {
        readAccept(accept)
        readQuery(query)
    }

    /// Whether somebody is to read the answer as it comes.
    var isPlain: Bool { indentation == nil && explanation == nil }

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

    // MARK: Accept

    private mutating func readAccept(_ header: Span<UInt8>) {
        // A media range of ours is longer than those of most clients, and has one of these words.
        guard header.count > 16, header.contains("indent") || header.contains("plan+json") else { return }
        var best = 0.0
        for range in String(decoding: header.bytes(), as: UTF8.self).lowercased().split(separator: ",").prefix(20) {
            let parts = range.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            let parameters = parts.dropFirst()
            let quality = parameters.first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            guard quality > 0, let name = parts.first else { continue }
            let isPlan = name == Self.planType
            if isPlan ? quality > best : quality >= best { explanation = isPlan ? .json : nil }
            best = max(best, quality)
            if let indent = parameters.first(where: { $0.hasPrefix("indent=") }) {
                indentation = Self.indentation(Array(indent.utf8.dropFirst(7)).span)
            }
        }
    }

    // MARK: Values

    private static let planType = "application/vnd.cupboard.plan+json"
    private static let usualIndentation = 2

    /// One digit from 0 to 8.
    private static func indentation(_ digits: Span<UInt8>) -> Int? {
        guard digits.count == 1, (UInt8(ascii: "0")...UInt8(ascii: "8")).contains(digits[0]) else { return nil }
        return Int(digits[0] - UInt8(ascii: "0"))
    }
}

extension Span<UInt8> {
    /// Whether a text stands anywhere in the bytes, in small or capital letters.
    fileprivate func contains(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard count >= length else { return false }
        return text.withUTF8Buffer { text in
            (0...count - length).contains { start in
                // Sound: the buffer has as many bytes as the text. A bit more or less makes letters and some signs equal, which do no harm.
                (0..<length).allSatisfy { unsafe self[start + $0] | 0x20 == text[$0] | 0x20 }
            }
        }
    }
}

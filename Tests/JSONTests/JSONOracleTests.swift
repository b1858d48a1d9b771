import GraphQL
import JSON
import JSONValues
import TestSupport
import Testing

/// Compares this reader with jansson for random texts; they must agree, except where jansson is known to differ.
@Suite("JSON compared with jansson")
struct JSONOracleTests {
    @Test("agrees on random texts", arguments: 0..<20)
    func whole(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 { try Self.compare(Array(Self.text(&random, depth: 0).utf8)) }
    }

    @Test("agrees on damaged random texts", arguments: 0..<20)
    func damaged(seed: Int) throws {
        var random = SeededGenerator(seed: 1_000 + seed)
        for _ in 0..<300 {
            var bytes = Array(Self.text(&random, depth: 0).utf8)
            for _ in 0..<random.number(1...3) where !bytes.isEmpty {
                let index = random.number(0...bytes.count - 1)
                switch random.number(0...3) {
                case 0: bytes[index] = UInt8(random.number(0...255))
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(random.pick(Array("\"\\{}[]:,0-.eEu\n \0é".utf8)), at: index)
                default: bytes.removeLast(bytes.count - index)
                }
            }
            try Self.compare(bytes)
        }
    }

    private static func compare(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        let other = Result { () throws(JSONError) in Value(try JSONDocument(parsing: bytes).root) }
        do {
            let (value, flaw) = try JSONReaderTests.read(bytes)
            switch other {
            case .success(let other): #expect(value == other && flaw == nil, "\(text)")
            case .failure(let error):
                // Problems of a value that jansson reports as errors of the whole text.
                let isKnown = flaw != nil || (value.hasBigInteger && error.reason == .numberOutOfRange)
                #expect(isKnown, "\(text): \(error)")
            }
        } catch {
            // jansson ignores one zero byte after a word or number.
            guard case .success = other, !bytes.contains(0) else { return }
            Issue.record("\(text): \(error)")
        }
    }

    // MARK: Texts

    private static func text(_ random: inout SeededGenerator, depth: Int) -> String {
        let blank = { (random: inout SeededGenerator) in random.once(in: 4) ? random.pick([" ", "\n", "\t\r", "  "]) : "" }
        let before = blank(&random)
        let value: String
        switch random.number(0...(depth > 4 ? 4 : 6)) {
        case 0: value = random.pick(["null", "true", "false"])
        case 1, 2: value = number(&random)
        case 3, 4: value = string(&random)
        case 5:
            value =
                "[" + (0..<random.number(0...5)).map { _ in text(&random, depth: depth + 1) }.joined(separator: ",") + blank(&random) + "]"
        default:
            let names = (0..<random.number(0...(random.once(in: 8) ? 30 : 4))).map { string(&random).dropLast() + "\($0)\"" }
            value = "{" + names.map { $0 + blank(&random) + ":" + text(&random, depth: depth + 1) }.joined(separator: ",") + "}"
        }
        return before + value + blank(&random)
    }

    private static func number(_ random: inout SeededGenerator) -> String {
        func digits(_ count: Int) -> String { (0..<count).map { _ in "\(random.number(0...9))" }.joined() }
        let whole =
            random.once(in: 4)
            ? "0" : "\(random.number(1...9))" + digits(random.once(in: 8) ? random.number(15...25) : random.number(0...8))
        let fraction = random.once(in: 2) ? "." + digits(random.number(1...(random.once(in: 4) ? 25 : 5))) : ""
        let exponent =
            random.once(in: 4) ? random.pick(["e", "E", "e+", "e-", "E-"]) + "\(random.number(0...(random.once(in: 4) ? 400 : 30)))" : ""
        return (random.once(in: 3) ? "-" : "") + whole + fraction + exponent
    }

    private static func string(_ random: inout SeededGenerator) -> String {
        let parts = [
            "a", "0", " ", "é", "€", "🍎", "/", "}", "[", ",", ":", "abcdefgh", "\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t",
            "\\u0041", "\\u00E9",
            "\\u20ac", "\\ud83c\\udf4e", "\u{7F}", "\u{2028}",
        ]
        let odd = ["\\u0000", "\\ud800", "\\udc00", "\\ud800\\ud800", "\\udbff\\udfff"]
        return "\"" + (0..<random.number(0...12)).map { _ in random.once(in: 60) ? random.pick(odd) : random.pick(parts) }.joined() + "\""
    }
}

extension Value {
    fileprivate var hasBigInteger: Bool {
        switch self {
        case .bigInteger: true
        case .list(let items): items.contains(where: \.hasBigInteger)
        case .object(let object): object.contains { $0.value.hasBigInteger }
        default: false
        }
    }
}

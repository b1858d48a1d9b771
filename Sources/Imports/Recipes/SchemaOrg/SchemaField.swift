import Importing
import JSON

/// Values of schema.org, which may be single or lists, and texts or numbers.
extension JSONField {
    /// The items of a list, or the single value.
    var oneOrMore: [JSONField] {
        switch value?.kind {
        case nil: []
        case .array: items.flatMap(\.oneOrMore)
        default: [self]
        }
    }

    /// The text, the number as a text, or the first one of a list.
    var anyText: String? {
        switch value?.kind {
        case .int: value?.int.map(String.init)
        case .double: value?.double.map { "\($0)" }
        case .array: items.lazy.compactMap(\.anyText).first
        default: text ?? self["@value"].text
        }
    }

    /// The number, also of a text that begins with one: `12`, `"12 g"`.
    var amount: Double? {
        if let number = value?.double { return number.isFinite ? number : nil }
        return text.flatMap { WrittenNumber($0)?.value }
    }

    /// The labels of a text with commas, or of a list.
    var labels: [String] {
        oneOrMore.compactMap { $0.text ?? $0["name"].text }.flatMap { $0.split { ",;|".contains($0) }.map { String($0).trimmed } }.filter {
            !$0.isEmpty
        }
    }
}

/// A number at the beginning of a text, and the text behind it.
struct WrittenNumber {
    let value: Double
    let rest: Substring

    /// Reads a number such as `1.5`, `1,5`, `1,130`, `1 130` or `½`.
    ///
    /// A single sign before three digits separates thousands; otherwise the last sign is the decimal one.
    init?(_ text: String) {
        let text = text.trimmed
        let digits = text.prefix { $0.isASCII && ($0.isNumber || ".,".contains($0)) }
        rest = text[digits.endIndex...].drop(while: \.isWhitespace)
        let signs = digits.filter { !$0.isNumber }
        guard let last = digits.lastIndex(where: { !$0.isNumber }) else {
            guard let number = Double(digits) else { return nil }
            value = number
            return
        }
        let decimals = digits[digits.index(after: last)...]
        let isThousands = signs.count > 1 ? Set(signs).count == 1 : decimals.count == 3 && !digits.hasPrefix("0")
        let plain = digits.enumerated().filter { $0.element.isNumber }.map(\.element)
        guard let number = Double(String(plain)) else { return nil }
        value = isThousands ? number : number / decimals.reduce(1) { scale, _ in scale * 10 }
    }
}

import Importing

/// A price as people type it, with or without its currency: `2.10`, `2,10 €`, `$2.50`, `1.234,50`, `2.50 USD`.
struct TypedPrice {
    /// The price in hundredths of the currency.
    let minor: Int
    /// Three letters.
    let currency: String

    /// The currency without any other one.
    static let usualCurrency = "USD"

    /// Reads a price.
    ///
    /// - Parameters:
    ///   - text: The price. Its currency must be the one of the column.
    ///   - column: The currency in a column of its own, or nil.
    /// - Throws: The problem of an invalid or ambiguous price, or of two currencies.
    init(_ text: String, currency column: String?) throws(RecordProblem) {
        let digits = text.drop { !Self.isPart($0) }
        let number = digits.prefix(while: Self.isPart)
        // Signs around the number, such as `US$` and `USD`.
        let signs = [text.prefix(text.count - digits.count), digits.dropFirst(number.count)].map { String($0).trimmed }.filter {
            !$0.isEmpty
        }
        let amount: Double
        switch DecimalText(number) {
        case .number(let value) where value <= 1_000_000: amount = value
        case .ambiguous:
            let thousands = number.filter(\.isNumber)
            throw RecordProblem(
                "“price” is “\(text.prefix(40))”: it can have three decimals or be a thousand. Write two decimals, such as \(thousands).00"
            )
        case .number, .invalid: throw Self.problem(text)
        }
        // A price of 0 means that there is none.
        guard amount >= 0.01 else { throw RecordProblem("“price” is “\(text.prefix(40))”: a price of at least 0.01 is needed") }
        minor = Int((amount * 100).rounded())
        currency = try Self.currency(of: text, signs: signs, column: try Self.code(column))
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || character == "." || character == ",")
    }

    private static func problem(_ text: String) -> RecordProblem {
        RecordProblem("“price” is “\(text.prefix(40))”: a number from 0.01 to 1000000 is needed, such as 2.50, 2,50 or 2.50 USD")
    }

    private static func code(_ column: String?) throws(RecordProblem) -> String? {
        guard let code = column?.uppercased() else { return nil }
        guard isCode(code) else { throw RecordProblem("“currency” is “\(code.prefix(20))”: three letters are needed, such as USD") }
        return code
    }

    private static func isCode(_ text: String) -> Bool { text.utf8.count == 3 && text.allSatisfy { $0.isASCII && $0.isLetter } }

    /// Returns the currency that all signs and the column can mean.
    private static func currency(of text: String, signs: [String], column: String?) throws(RecordProblem) -> String {
        var possible: [String]?
        for sign in signs.map({ $0.uppercased() }) {
            guard let currencies = Self.signs[sign] ?? (isCode(sign) ? [sign] : nil) else { throw problem(text) }
            possible = possible?.filter(currencies.contains) ?? currencies
        }
        guard let possible else { return column ?? usualCurrency }
        guard let first = possible.first else { throw RecordProblem("“price” is “\(text.prefix(40))”: it has two currencies") }
        guard let column else { return first }
        guard possible.contains(column) else {
            throw RecordProblem("“price” is “\(text.prefix(40))”, but “currency” is “\(column)”: both must be the same")
        }
        return column
    }

    /// The currencies of a sign, the most usual one first.
    ///
    /// Source: Unicode's CLDR, https://cldr.unicode.org/translation/currency-names-and-symbols
    private static let signs: [String: [String]] = [
        "$": ["USD", "MXN", "ARS", "CLP", "COP", "UYU", "CAD", "AUD", "NZD", "DOP", "CUP"], "US$": ["USD"], "€": ["EUR"], "EUROS": ["EUR"],
        "£": ["GBP"], "MX$": ["MXN"], "CA$": ["CAD"], "R$": ["BRL"], "S/": ["PEN"],
    ]
}

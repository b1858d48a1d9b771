import Importing

/// A price as feeds write it: `19.95 USD`.
///
/// Spec: https://support.google.com/merchants/answer/6324371
struct FeedPrice {
    /// The price in cents.
    let minor: Int

    /// The only currency of catalogue prices.
    ///
    /// The check of `catalog_item.currency_code` allows no other.
    static let catalogCurrency = "USD"

    /// Parses a price.
    ///
    /// - Parameters:
    ///   - text: The price.
    ///   - name: The attribute, for messages.
    ///   - currency: The currency of the catalogue.
    ///   - isCurrencyOptional: Whether a price without a currency is in that currency.
    /// - Throws: `RecordProblem` if the text is no price in that currency.
    init(_ text: String, of name: String, in currency: String, isCurrencyOptional: Bool = false) throws(RecordProblem) {
        let named = text.filter { $0.isASCII && $0.isLetter }.uppercased()
        let number = text.filter { !($0.isASCII && $0.isLetter) && !$0.isWhitespace }
        guard named.count == 3 || named.isEmpty && isCurrencyOptional, let minor = Self.minor(number), minor > 0, minor <= 1_000_000_000
        else {
            let needed =
                isCurrencyOptional ? "a price is needed, such as 19.95" : "a price with its currency is needed, such as 19.95 \(currency)"
            throw RecordProblem("“\(name)” is “\(text.prefix(40))”: \(needed)")
        }
        guard named == currency || named.isEmpty else {
            throw RecordProblem(
                "“\(name)” is “\(text.prefix(40))”: prices in the catalogue are in \(currency); use a feed with such prices"
            )
        }
        self.minor = minor
    }

    /// Returns the cents of a number such as `1,299.00`, `19.95` or `19,95`.
    ///
    /// The decimal mark is the sign before the last one or two digits. A single point before three digits is ambiguous: Google's decimal sign
    /// is a point, but prices have two decimals at most.
    private static func minor(_ number: String) -> Int? {
        let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count <= 4, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), let first = parts.first, !first.isEmpty
        else { return nil }
        let cents = parts.count > 1 ? parts.last.flatMap { (1...2).contains($0.count) ? $0 : nil } : nil
        if cents == nil, number.contains("."), parts.count == 2 { return nil }
        let groups = parts.dropFirst().dropLast(cents == nil ? 0 : 1)
        guard groups.allSatisfy({ $0.count == 3 }), first.count + groups.count * 3 <= 9, let whole = Int(first + groups.joined()) else {
            return nil
        }
        return whole * 100 + (cents.flatMap { Int($0 + ($0.count == 1 ? "0" : "")) } ?? 0)
    }
}

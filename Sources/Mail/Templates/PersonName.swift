/// A name that a person has chosen, of themselves or of something, made fit for an e-mail.
///
/// “Your prize: www.example.com” is a fine name for an account that sends invitations: so no name is long, has lines of its own, or holds
/// anything that mail programs make a link of.
struct PersonName: CustomStringConvertible {
    let description: String

    /// The limit is counted in scalars, which may be fewer characters.
    init(_ name: String, atMost limit: Int = 80) {
        var text = String.UnicodeScalarView()
        for scalar in name.onOneLine.unicodeScalars.prefix(limit) {
            // “J.R. Ewing” becomes “J. R. Ewing”, and “example.com” nothing that anybody clicks on.
            if let last = text.last, Self.isDot(last), scalar != " ", !Self.isDot(scalar) { text.append(" ") }
            text.append(Self.isPartOfAddress(scalar) ? " " : scalar)
        }
        let name = String(text).onOneLine
        description = name.isEmpty ? "–" : name
    }

    /// What separates the labels of a domain, also where browsers read it as a full stop.
    ///
    /// Spec: https://www.unicode.org/reports/tr46/#Notation
    private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", "\u{2024}", "\u{3002}", "\u{FE12}", "\u{FE52}", "\u{FF0E}", "\u{FF61}": true
        default: false
        }
    }

    /// What else addresses are made of, in every width.
    private static func isPartOfAddress(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", ":", "@", "\\", "<", ">",
            "\u{2044}", "\u{2215}", "\u{FE13}", "\u{FE55}", "\u{FE64}", "\u{FE65}", "\u{FE68}", "\u{FE6B}",
            "\u{FF0F}", "\u{FF1A}", "\u{FF1C}", "\u{FF1E}", "\u{FF20}", "\u{FF3C}":
            true
        default: false
        }
    }
}

/// A name chosen by a person, sanitized for e-mails.
///
/// An account that sends invitations could be named “Your prize: www.example.com”. Therefore a name is short, has one line and contains
/// nothing that mail programs turn into a link.
struct PersonName: CustomStringConvertible {
    let description: String

    /// Creates a name; the limit counts scalars, so the name may have fewer characters.
    ///
    /// `keepsSlashes` is for postal addresses such as “Flat 3/2”. Without dots and colons, a slash makes no link.
    init(_ name: String, atMost limit: Int = 80, keepsSlashes: Bool = false) {
        var text = String.UnicodeScalarView()
        for scalar in name.onOneLine.unicodeScalars.prefix(limit) {
            // “J.R. Ewing” becomes “J. R. Ewing”, and “example.com” becomes text that is not a link.
            if let last = text.last, Self.isDot(last), scalar != " ", !Self.isDot(scalar) { text.append(" ") }
            text.append(Self.isPartOfAddress(scalar) && !(keepsSlashes && scalar == "/") ? " " : scalar)
        }
        let name = String(text).onOneLine
        description = name.isEmpty ? "–" : name
    }

    /// Returns true for characters that separate the labels of a domain, including those that browsers read as a full stop.
    ///
    /// Spec: https://www.unicode.org/reports/tr46/#Notation
    private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", "\u{2024}", "\u{3002}", "\u{FE12}", "\u{FE52}", "\u{FF0E}", "\u{FF61}": true
        default: false
        }
    }

    /// Whether the scalar is another special character of addresses, in any width.
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

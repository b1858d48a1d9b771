import Curl
import Languages

/// An e-mail address that a mail server can be told, in the one form in which it is stored and compared.
///
/// What RFC 5321 allows and somebody really has: one `@`, before it letters, digits and the signs of an atom with dots between, after it a
/// domain name of two labels at least, in any script. Neither quoted local parts nor address literals, blanks or controls; so an
/// address can be put into a header or a command as it is.
///
/// Capital letters become small, also before the `@`, where only the receiving server could tell: two accounts that differ by nothing else
/// would be one person, or a trap. For the same reason letters are composed, and a domain in Punycode is written in the letters of its script.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2
public struct EmailAddress: Sendable, Hashable, CustomStringConvertible {
    /// The whole address, as it is stored and compared.
    public let text: String
    /// The same with the domain in ASCII (Punycode), as mail servers want it.
    public let ascii: String

    /// The domain in ASCII.
    var asciiDomain: Substring { ascii[ascii.index(after: ascii.firstIndex(of: "@") ?? ascii.startIndex)...] }

    /// The address as it is stored.
    public var description: String { text }

    /// Reads an address; nil for what is none, also where nothing is wrong but blanks around it.
    public init?(_ text: String) {
        // Before anything is done with it: a megabyte is no address.
        guard text.utf8.count <= 1_024 else { return nil }
        // Small letters of composed ones need not be composed.
        let parts = text.composed.lowercased().composed.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.isLocalPart(parts[0].utf8) else { return nil }
        let written = DomainSpelling.writtenOut(parts[1], isLabel: Self.isLabel, ascii: Self.nameServerForm)
        guard let domain = Self.asciiDomain(written[...]) else { return nil }
        let (text, ascii) = (parts[0] + "@" + written, parts[0] + "@" + domain)
        // A path of 256 octets, with its angle brackets (section 4.5.3.1.3).
        guard ascii.utf8.count <= 254, text.utf8.count <= 254 else { return nil }
        self.text = String(text)
        self.ascii = String(ascii)
    }

    /// A dot-atom of 64 octets at most.
    private static func isLocalPart(_ part: Substring.UTF8View) -> Bool {
        guard (1...64).contains(part.count) else { return false }
        return part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { atom in
            !atom.isEmpty && atom.allSatisfy(isAtomText)
        }
    }

    // Spec: https://www.rfc-editor.org/rfc/rfc5322#section-3.2.3
    private static func isAtomText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
        }
    }

    private static func asciiDomain(_ domain: Substring) -> String? {
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.allSatisfy({ isLabel($0) && DomainSpelling.isCanonical($0) }) else { return nil }
        // No top-level domain has one letter, and one of digits alone would be an IPv4 address.
        guard labels.count >= 2, let last = labels.last, last.utf8.count >= 2 else { return nil }
        guard !last.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return nameServerForm(String(domain)).flatMap {
            $0.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isASCIILabel) ? $0 : nil
        }
    }

    /// The domain in ASCII; nil for what no name server can know.
    private static func nameServerForm(_ domain: String) -> String? {
        domain.utf8.allSatisfy { $0 < 0x80 } ? domain : DomainName.ascii(domain)
    }

    /// Letters, digits and hyphens in any script, with no hyphen at the ends.
    private static func isLabel(_ label: Substring) -> Bool {
        guard let first = label.utf8.first, let last = label.utf8.last, ![first, last].contains(UInt8(ascii: "-")) else { return false }
        return label.unicodeScalars.allSatisfy(isDomainText)
    }

    /// What mail servers take: the same in ASCII, 63 octets at most.
    private static func isASCIILabel(_ label: Substring) -> Bool {
        isLabel(label) && label.utf8.count <= 63 && label.utf8.allSatisfy { $0 < 0x80 }
    }

    private static func isDomainText(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "0"..."9", "-": return true
            default: return false
            }
        }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .decimalNumber: return true
        default: return false
        }
    }
}

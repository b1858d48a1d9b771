import Curl
import Languages

/// An e-mail address that mail servers accept, in the canonical form for storing and comparing.
///
/// Only addresses of RFC 5321 that are used in practice are valid. The local part consists of atoms separated by dots, and an atom of ASCII
/// letters, digits and special characters. The domain has at least two labels, in any script. Quoted local parts, address literals, blanks
/// and control characters are invalid. An address is therefore safe to put into a header or a command.
///
/// Capital letters become lower case, also in the local part, although only the receiving server knows whether case matters there. Two
/// accounts with addresses that differ only in case would belong to one person, or be a trap. For the same reason, letters are composed
/// and a domain in Punycode is decoded.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2
public struct EmailAddress: Sendable, Hashable, CustomStringConvertible {
    /// The whole address in canonical form.
    public let text: String
    /// The address with its domain in ASCII (Punycode), the form for mail servers.
    public let ascii: String

    /// The domain in ASCII.
    var asciiDomain: Substring { ascii[ascii.index(after: ascii.firstIndex(of: "@") ?? ascii.startIndex)...] }

    /// The address in canonical form.
    public var description: String { text }

    /// Parses an address; nil if it is invalid, for example because of surrounding blanks.
    public init?(_ text: String) {
        // Rejects long texts before any other work.
        guard text.utf8.count <= 1_024 else { return nil }
        // Lower-casing composed letters can produce letters that are not composed.
        let parts = text.nfcNormalized.lowercased().nfcNormalized.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.isLocalPart(parts[0].utf8) else { return nil }
        let written = DomainSpelling.writtenOut(parts[1], isLabel: Self.isLabel, ascii: Self.asciiForm)
        guard let domain = Self.asciiDomain(written[...]) else { return nil }
        let (text, ascii) = (parts[0] + "@" + written, parts[0] + "@" + domain)
        // A path may have 256 octets, including its angle brackets (section 4.5.3.1.3).
        guard ascii.utf8.count <= 254, text.utf8.count <= 254 else { return nil }
        self.text = String(text)
        self.ascii = String(ascii)
    }

    /// Whether the local part is a dot-atom of at most 64 octets.
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
        // No top-level domain has one letter, and one with only digits would be an IPv4 address.
        guard labels.count >= 2, let last = labels.last, last.utf8.count >= 2 else { return nil }
        guard !last.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return asciiForm(String(domain)).flatMap {
            $0.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isASCIILabel) ? $0 : nil
        }
    }

    /// The domain in ASCII; nil if it cannot be converted.
    private static func asciiForm(_ domain: String) -> String? {
        domain.utf8.allSatisfy { $0 < 0x80 } ? domain : DomainName.ascii(domain)
    }

    /// Whether a label consists of letters, digits and hyphens in any script, without a hyphen at either end.
    private static func isLabel(_ label: Substring) -> Bool {
        guard let first = label.utf8.first, let last = label.utf8.last, ![first, last].contains(UInt8(ascii: "-")) else { return false }
        return label.unicodeScalars.allSatisfy(isDomainText)
    }

    /// Whether mail servers accept a label: ASCII, at most 63 octets.
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

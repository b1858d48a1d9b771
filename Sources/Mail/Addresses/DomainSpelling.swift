import Languages

/// Converts a domain name to its canonical spelling, in the letters of its script.
///
/// Name servers know a name in ASCII (Punycode), and the conversion to ASCII maps some letters to others (UTS 46). A person must not get
/// an account for each spelling of one mailbox. Therefore Punycode is decoded, and names that the conversion would map to something else
/// are invalid.
enum DomainSpelling {
    /// Decodes the labels in Punycode.
    ///
    /// - Parameters:
    ///   - domain: A name in lower case, composed.
    ///   - isLabel: Whether a text is a valid label.
    ///   - ascii: Converts a name to ASCII, the form for name servers.
    /// - Returns: The decoded name. A label stays unchanged if its decoded letters are invalid here, such as an emoji.
    static func writtenOut(_ domain: Substring, isLabel: (Substring) -> Bool, ascii: (String) -> String?) -> String {
        guard domain.contains(Punycode.prefix) else { return String(domain) }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false).map { label in
            guard label.hasPrefix(Punycode.prefix), let letters = Punycode.decoded(label.dropFirst(Punycode.prefix.count)) else {
                return label
            }
            let isCanonical =
                isLabel(letters[...]) && self.isCanonical(letters[...]) && letters.nfcNormalized.utf8.elementsEqual(letters.utf8)
            return isCanonical ? letters[...] : label
        }
        let written = labels.joined(separator: ".")
        // Encoding the decoded letters again does not always give the same Punycode.
        return ascii(written) == ascii(String(domain)) ? written : String(domain)
    }

    /// Returns true if mapping leaves the letters of a label unchanged.
    ///
    /// - Parameter label: Lower-case letters, digits and marks of any script, composed.
    /// - Returns: Also false for some rare spellings that map to themselves: marks that do not compose with letters of Latin, Greek and
    ///   Cyrillic.
    ///
    /// Source: https://www.unicode.org/reports/tr46/
    static func isCanonical(_ label: Substring) -> Bool {
        label.unicodeScalars.allSatisfy { !($0.properties.changesWhenNFKCCaseFolded && !isKept($0)) && !isPart($0) }
    }

    /// Whether the scalar is `ß` or `ς`, which IDNA 2008 permits in domains (RFC 5894, section 7.2).
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool { scalar == "ß" || scalar == "ς" }

    /// Whether the scalar is an accent, a kana mark or a part of a Korean syllable.
    ///
    /// In composed text, such a scalar remains only if it does not compose.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x1100...0x11FF, 0x3099...0x309A: true
        default: false
        }
    }
}

import Languages

/// The one spelling of a domain name, in the letters of its script.
///
/// Name servers know a name by its ASCII (Punycode), and what makes it ASCII maps letters to others (UTS 46). A person must not get an account for
/// each spelling of one mailbox: Punycode becomes what it stands for, and what would be mapped to something else is no name here.
enum DomainSpelling {
    /// The name with its labels in Punycode written out.
    ///
    /// - Parameters:
    ///   - domain: A name in small letters, composed.
    ///   - isLabel: Whether letters can be a label.
    ///   - ascii: The name as name servers know it.
    /// - Returns: The same name; unchanged where a label stands for nothing that a name here could have, such as a picture.
    static func writtenOut(_ domain: Substring, isLabel: (Substring) -> Bool, ascii: (String) -> String?) -> String {
        guard domain.contains(Punycode.prefix) else { return String(domain) }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false).map { label in
            guard label.hasPrefix(Punycode.prefix), let letters = Punycode.decoded(label.dropFirst(Punycode.prefix.count)) else {
                return label
            }
            let isCanonical = isLabel(letters[...]) && self.isCanonical(letters[...]) && letters.composed.utf8.elementsEqual(letters.utf8)
            return isCanonical ? letters[...] : label
        }
        let written = labels.joined(separator: ".")
        // Some Punycode is not what its letters are written as.
        return ascii(written) == ascii(String(domain)) ? written : String(domain)
    }

    /// Whether mapping leaves the letters of a label as they are.
    ///
    /// - Parameter label: Small letters, digits and marks of any script, composed.
    /// - Returns: False also for some rare spellings that stand for themselves: marks that no letter of Latin, Greek and Cyrillic is composed with.
    ///
    /// Source: https://www.unicode.org/reports/tr46/
    static func isCanonical(_ label: Substring) -> Bool {
        label.unicodeScalars.allSatisfy { !($0.properties.changesWhenNFKCCaseFolded && !isKept($0)) && !isPart($0) }
    }

    /// `ß` and `ς`, which domains may have since IDNA 2008 (RFC 5894, section 7.2).
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool { scalar == "ß" || scalar == "ς" }

    /// Accents, the marks of kana, and the letters that Korean syllables are made of, which are left only where nothing is composed of them.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x1100...0x11FF, 0x3099...0x309A: true
        default: false
        }
    }
}

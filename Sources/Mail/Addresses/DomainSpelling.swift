/// Whether a domain is spelled in the one way that its ASCII stands for.
///
/// What makes it ASCII first maps letters to others (UTS 46): a wide `ｅ` to `e`, an `e` and an accent to `é`. So two spellings would be one mailbox,
/// and one person could have an account for each of them.
enum DomainSpelling {
    /// Whether mapping leaves the letters as they are.
    ///
    /// - Parameter label: Small letters, digits and marks of any script.
    /// - Returns: False also for some rare spellings that stand for themselves: marks that accent Latin, Greek and Cyrillic letters.
    ///
    /// Source: https://www.unicode.org/reports/tr46/ and https://www.unicode.org/reports/tr15/#Detecting_Normalization_Forms
    static func isCanonical(_ label: Substring) -> Bool {
        var previous: Unicode.Scalar?
        for scalar in label.unicodeScalars {
            if scalar.properties.changesWhenNFKCCaseFolded && !isKept(scalar) { return false }
            if joinsWhatIsBefore(scalar) { return false }
            if let previous {
                if compositions[scalar.value]?.contains(previous.value) == true { return false }
                // Marks have an order among themselves.
                let (before, after) = (previous.properties.canonicalCombiningClass, scalar.properties.canonicalCombiningClass)
                if after != .notReordered && before > after { return false }
            }
            previous = scalar
        }
        return true
    }

    /// `ß` and `ς`, which domains may have since IDNA 2008 (RFC 5894, section 7.2).
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool { scalar == "ß" || scalar == "ς" }

    /// Accents, the marks of kana, and the letters that Korean syllables are made of: what they make has a scalar of its own.
    private static func joinsWhatIsBefore(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x1100...0x11FF, 0x3099...0x309A: true
        default: false
        }
    }

    /// The other marks that make one scalar with a letter before them, by mark.
    private static let compositions: [UInt32: [UInt32]] = [
        // Arabic.
        0x653: [0x627], 0x654: [0x627, 0x648, 0x64A, 0x6D5, 0x6C1, 0x6D2], 0x655: [0x627],
        // Scripts of South and Southeast Asia.
        0x93C: [0x928, 0x930, 0x933], 0x9BE: [0x9C7], 0x9D7: [0x9C7], 0xB3E: [0xB47], 0xB56: [0xB47], 0xB57: [0xB47],
        0xBBE: [0xBC6, 0xBC7], 0xBD7: [0xB92, 0xBC6], 0xC56: [0xC46], 0xCC2: [0xCC6], 0xCD5: [0xCBF, 0xCC6, 0xCCA], 0xCD6: [0xCC6],
        0xD3E: [0xD46, 0xD47], 0xD57: [0xD46], 0xDCA: [0xDD9, 0xDDC], 0xDCF: [0xDD9], 0xDDF: [0xDD9], 0x102E: [0x1025],
        0x1B35: [0x1B05, 0x1B07, 0x1B09, 0x1B0B, 0x1B0D, 0x1B11, 0x1B3A, 0x1B3C, 0x1B3E, 0x1B3F, 0x1B42],
        0x110BA: [0x11099, 0x1109B, 0x110A5], 0x11127: [0x11131, 0x11132], 0x1133E: [0x11347], 0x11357: [0x11347],
        0x114B0: [0x114B9], 0x114BA: [0x114B9], 0x114BD: [0x114B9], 0x115AF: [0x115B8, 0x115B9], 0x11930: [0x11935],
    ]
}

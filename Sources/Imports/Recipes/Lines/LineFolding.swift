/// Words as the tables compare them.
enum LineFolding {
    /// Returns the word in lowercase without accents, apostrophes, trademark signs and the signs of abbreviations.
    static func folded(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var word: [UInt8] = []
        word.reserveCapacity(scalars.count)
        for scalar in scalars {
            switch scalar.value {
            case 0x61...0x7A, 0x30...0x39: word.append(UInt8(scalar.value))
            case 0x41...0x5A: word.append(UInt8(scalar.value) | 0x20)
            case 0x2D: word.append(0x2D)
            case 0x2E, 0x2F, 0x300...0x36F, 0xAE, 0x2122: continue
            default:
                if scalar.isLineApostrophe { continue }
                if scalar.isLineHyphen {
                    word.append(0x2D)
                } else if let base = bases[scalar] {
                    word.append(base)
                } else {
                    word.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
                }
            }
        }
        return String(decoding: word, as: UTF8.self)
    }

    /// Appends scalars to a text in UTF-8.
    ///
    /// Encoding them here is several times faster than appending them to a string.
    static func encode(_ scalars: ArraySlice<Unicode.Scalar>, into text: inout [UInt8]) {
        for scalar in scalars {
            if scalar.value < 0x80 {
                text.append(UInt8(scalar.value))
            } else if let bytes = UTF8.encode(scalar) {
                text.append(contentsOf: bytes)
            }
        }
    }

    static func folded(_ text: String) -> String { folded(Array(text.unicodeScalars)[...]) }

    private static let bases: [Unicode.Scalar: UInt8] = {
        var bases: [Unicode.Scalar: UInt8] = [:]
        for (base, accented) in [
            ("a", "áàâäãåÁÀÂÄÃÅ"), ("e", "éèêëÉÈÊË"), ("i", "íìîïÍÌÎÏ"), ("o", "óòôöõÓÒÔÖÕ"), ("u", "úùûüÚÙÛÜ"), ("n", "ñÑ"), ("c", "çÇ"),
        ] as [(Unicode.Scalar, String)] {
            for scalar in accented.unicodeScalars { bases[scalar] = UInt8(base.value) }
        }
        return bases
    }()
}

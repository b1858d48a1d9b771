import Foundation
import Languages

/// A sort key of a text in a language's alphabet, computed by dictionary rules without ICU.
///
/// Letters are compared first. Blanks and punctuation come first, then digits, then A to Z. Accents decide between equal letters, and
/// capitals between equal accents. Only Spanish treats ñ as a separate letter.
///
/// Spec: https://www.unicode.org/reports/tr10/
struct AlphabetKey: Comparable {
    private var letters: [Int] = []
    private var accents: [[Int]] = []
    private var capitals: [Bool] = []
    private let bytes: [UInt8]

    /// The punctuation in the order of the Common Locale Data Repository.
    private static let marksInText = Array(" _-,;:!?.'‘’\"“”()[]{}@*/\\&#%`^+<=>|~$").map(String.init)
    /// Acute, grave, circumflex, ring, diaeresis, tilde, cedilla.
    private static let accentScalars: [Unicode.Scalar] = ["\u{301}", "\u{300}", "\u{302}", "\u{30A}", "\u{308}", "\u{303}", "\u{327}"]

    init(_ text: String, in language: Language) {
        bytes = Array(text.utf8)
        for character in text {
            let scalars = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
            let base = String(scalars[0])
            let marks = scalars.dropFirst().compactMap(Self.accentScalars.firstIndex)
            let isEnye = language == .spanish && base.lowercased() == "n" && scalars.dropFirst() == ["\u{303}"]
            letters.append(isEnye ? Self.place(of: "n") + 1 : Self.place(of: base.lowercased()))
            accents.append(isEnye ? [] : marks)
            capitals.append(base != base.lowercased())
        }
    }

    /// The position of a letter; positions are two apart so that ñ fits in between.
    private static func place(of letter: String) -> Int {
        if let place = marksInText.firstIndex(of: letter) { return place * 2 }
        return 1_000 + (letter.unicodeScalars.first.map { Int($0.value) } ?? 0) * 2
    }

    static func < (one: AlphabetKey, other: AlphabetKey) -> Bool {
        if one.letters != other.letters { return one.letters.lexicographicallyPrecedes(other.letters) }
        if one.accents != other.accents {
            return one.accents.lexicographicallyPrecedes(other.accents) { $0.lexicographicallyPrecedes($1) }
        }
        if one.capitals != other.capitals { return one.capitals.lexicographicallyPrecedes(other.capitals) { !$0 && $1 } }
        return one.bytes.lexicographicallyPrecedes(other.bytes)
    }
}

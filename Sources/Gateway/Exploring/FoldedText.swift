/// Normalizes texts for a search: words in lower case, without accents.
enum FoldedText {
    /// The words of a text.
    ///
    /// In names such as `RecipeFilter.maxMinutes` and `TREE_NUTS`, a capital letter also begins a word.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var previous: Character = " "
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in withoutMarks(text) {
            if !character.isLetter, !character.isNumber {
                end()
            } else {
                if character.isUppercase, previous.isLowercase || previous.isNumber { end() }
                word += folded(character)
            }
            previous = character
        }
        end()
        return words
    }

    /// The text as a single word, in lower case and without accents.
    static func folded(_ text: String) -> String { withoutMarks(text).reduce(into: "") { $0 += folded($1) } }

    /// Removes combining accents from a text.
    ///
    /// Comparing a letter with a hundred accents again and again would be expensive.
    static func withoutMarks(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !scalar.properties.isDiacritic && scalar.properties.canonicalCombiningClass == .notReordered
        {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    private static func folded(_ character: Character) -> String {
        let lower = character.lowercased()
        guard !character.isASCII, let letter = lower.first, let base = unaccented[letter] else { return lower }
        return String(base)
    }

    /// The letters with an accent; characters are equal whether they are composed or decomposed.
    private static let unaccented: [Character: Character] = {
        let marks: [Unicode.Scalar] = ["\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{308}", "\u{30A}", "\u{327}", "\u{30C}"]
        var letters: [Character: Character] = [:]
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            for mark in marks {
                var accented = String(letter)
                accented.unicodeScalars.append(mark)
                if let character = accented.first { letters[character] = letter }
            }
        }
        return letters
    }()
}

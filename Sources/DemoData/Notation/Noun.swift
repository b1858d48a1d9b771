/// A text in both languages.
struct Bilingual: Equatable, Sendable {
    var english: String
    var spanish: String
}

/// The name of an ingredient, with its grammatical properties.
struct Noun: Equatable, Sendable {
    enum Number: Sendable { case mass, plural, countable }

    let name: Bilingual
    let isFeminine: Bool
    /// Whether the noun is feminine but takes `el`, such as `agua`.
    let takesEl: Bool
    let number: Number

    /// Parses an English name and a Spanish name that ends in a code.
    ///
    /// The first letter of the code is the gender: `m`, `f`, or `e` for a feminine noun with `el`. The second letter is the number: `s`
    /// for uncountable, `p` for always plural and `c` for countable.
    init?(english: Substring, spanish: Substring) {
        guard let blank = spanish.lastIndex(of: " ") else { return nil }
        let code = spanish[spanish.index(after: blank)...]
        switch code.first {
        case "m": (isFeminine, takesEl) = (false, false)
        case "f": (isFeminine, takesEl) = (true, false)
        case "e": (isFeminine, takesEl) = (true, true)
        default: return nil
        }
        switch code.dropFirst() {
        case "s": number = .mass
        case "p": number = .plural
        case "c": number = .countable
        default: return nil
        }
        name = Bilingual(english: String(english), spanish: String(spanish[..<blank].trimmed))
    }

    /// The short name used in steps, which need not repeat that the cumin is ground or the peas are frozen.
    var brief: Noun {
        var english = name.english[...]
        if let first = english.split(separator: " ").first, Self.qualifiers.contains(String(first)) {
            english = english.dropFirst(first.count + 1)
        }
        var spanish = name.spanish[...]
        for ending in Self.spanishQualifiers where spanish.hasSuffix(" " + ending) { spanish = spanish.dropLast(ending.count + 1) }
        return Noun(
            name: Bilingual(english: String(english), spanish: String(spanish)),
            isFeminine: isFeminine,
            takesEl: takesEl,
            number: number
        )
    }

    private static let qualifiers: Set = ["cooked", "fresh", "frozen", "ground", "tinned"]
    private static let spanishQualifiers = [
        "cocido", "cocidos", "cocidas", "fresco", "fresca", "frescas", "congelado", "congelados", "molido", "molida", "en conserva",
    ]

    private init(name: Bilingual, isFeminine: Bool, takesEl: Bool, number: Number) {
        self.name = name
        self.isFeminine = isFeminine
        self.takesEl = takesEl
        self.number = number
    }

    /// Whether the noun is plural for several pieces.
    func isPlural(several: Bool) -> Bool { number == .plural || (number == .countable && several) }

    func english(plural: Bool) -> String {
        guard plural, number == .countable else { return name.english }
        let name = name.english
        if name.hasSuffix("leaf") { return name.dropLast(1) + "ves" }
        if name.hasSuffix("to") || name.hasSuffix("sh") || name.hasSuffix("ch") || name.hasSuffix("ss") { return name + "es" }
        if name.hasSuffix("i") { return name + "es" }
        if name.hasSuffix("y") { return name.dropLast() + "ies" }
        return name + "s"
    }

    /// The name in both languages.
    func form(plural: Bool) -> Bilingual { Bilingual(english: english(plural: plural), spanish: spanish(plural: plural)) }

    /// The name with its article.
    func spanishWithArticle(plural: Bool) -> String {
        let article = takesEl && !plural ? "el" : isFeminine ? (plural ? "las" : "la") : (plural ? "los" : "el")
        return article + " " + spanish(plural: plural)
    }

    /// The name; the plural does not change words after the first preposition: `hojas de laurel`.
    func spanish(plural: Bool) -> String {
        guard plural, number == .countable else { return name.spanish }
        var words = name.spanish.split(separator: " ").map(String.init)
        for index in words.indices {
            if ["de", "en", "para", "a"].contains(words[index]) { break }
            words[index] = Self.spanishPlural(of: words[index])
        }
        return words.joined(separator: " ")
    }

    private static func spanishPlural(of word: String) -> String {
        for (ending, plural) in [("ón", "ones"), ("ín", "ines"), ("án", "anes"), ("z", "ces")] where word.hasSuffix(ending) {
            return word.dropLast(ending.count) + plural
        }
        guard let last = word.last else { return word }
        return word + ("aeiouáéó".contains(last) ? "s" : "es")
    }
}

import SearchText
import TestSupport
import Testing

@Suite("Any search text")
struct HostileTextTests {
    /// Words and punctuation with a meaning in the grammar, and some without.
    private static let pieces = [
        "egg", "nueces", "olive", "milk", "azúcar", "cookies", "without", "sin", "no", "not", "ni", "free", "of", "libre", "de", "allergic",
        "to",
        "allergy", "or", "o", "u", "y", "e", "and", "with", "con", "but", "pero", "under", "menos", "between", "than", "less", "max", "50",
        "2", "1/2",
        "500g", "$20", "€", "%", "minutes", "cups", "cup", "hour", "a", "half", "any", "range", "bake", "eggless", "-", "–", "--", "\"",
        "“", ",",
        ",", "&", "+", "/", "(", ")", ".", "<", ">", "'", "’", "ho", "i", "8", "w/o", "w/", "🍅", "汉字", "\u{301}", "\u{AD}", "\u{200B}",
        "\u{0}",
        "½", "added", "recipe", "al", "for", "un", "una", "taza",
    ]

    private static func text(_ random: inout SeededGenerator, of count: Int) -> String {
        var text = ""
        for _ in 0..<count {
            text += random.pick(pieces)
            if !random.once(in: 3) { text += " " }
        }
        return text
    }

    private static func scalars(_ random: inout SeededGenerator, of count: Int) -> String {
        var text = String.UnicodeScalarView()
        while text.count < count {
            let most: UInt32 = random.pick([0x7F, 0x250, 0x3000, 0xFFFF, 0x10FFFF])
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...most, using: &random)) { text.append(scalar) }
        }
        return String(text)
    }

    /// Checks the promises about every result.
    private static func check(_ typed: String) {
        let search = ParsedSearch(typed)
        let words = search.parts.flatMap { part -> [String] in
            switch part {
            case .term(let term): [term.text]
            case .exclusion(let exclusion): exclusion.words + exclusion.tail
            case .amount(let amount): [amount.text]
            case .limit(let limit): [limit.text]
            }
        }
        #expect(
            words.allSatisfy { $0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil } },
            "\(typed)"
        )
        #expect(!words.contains { $0.unicodeScalars.contains { $0.value < 0x20 || $0 == "\"" } }, "\(typed)")
        #expect(!search.name.unicodeScalars.contains { $0.value < 0x20 }, "\(typed)")
        #expect(search.exclusions.allSatisfy { !$0.words.isEmpty }, "\(typed)")
        #expect(search.limits.allSatisfy { $0.value.isFinite && $0.value >= 0 }, "\(typed)")
    }

    @Test("has a result without empty words, quotes and control characters", arguments: 1...8)
    func total(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            Self.check(Self.text(&random, of: random.number(0...20)))
            Self.check(Self.scalars(&random, of: random.number(0...40)))
        }
    }

    @Test("keeps every wanted word")
    func kept() {
        // Words without a meaning in the grammar are neither lost nor changed.
        var random = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let words = (0..<random.number(1...8)).map { _ in random.pick(["tomato", "sopa", "rojo", "crème", "t-shirt", "豆腐", "l’ail"]) }
            #expect(ParsedSearch(words.joined(separator: " ")).terms.map(\.text) == words)
        }
    }

    @Test("has no more exclusions without its negating words", arguments: 1...8)
    func fewer(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let negations = ["without", "sin", "no", "not", "ni", "free of", "libre de"]
        let others = ["egg", "nueces", "milk", "azúcar", "cookies", "soup", "with", "con", "or", "y", ",", "and", "pero", "2", "under 50"]
        for _ in 0..<2_000 {
            let words = (0..<random.number(1...8)).map { _ in random.once(in: 4) ? random.pick(negations) : random.pick(others) }
            let with = ParsedSearch(words.joined(separator: " "))
            let without = ParsedSearch(words.filter { !negations.contains($0) }.joined(separator: " "))
            #expect(without.exclusions.isEmpty, "\(words)")
            #expect(with.exclusions.count <= words.count)
            for place in words.indices where negations.contains(words[place]) {
                var fewer = words
                fewer.remove(at: place)
                let remaining = ParsedSearch(fewer.joined(separator: " "))
                let removed = remaining.exclusions.reduce(0) { $0 + $1.words.count }
                // A list may grow into the words after the removed negation, which were excluded before.
                #expect(removed <= with.exclusions.reduce(0) { $0 + $1.words.count }, "\(words) without \(place)")
            }
        }
    }

    @Test("excludes the same in other case and with other spaces", arguments: 1...4)
    func spelling(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1_000 {
            let typed = Self.text(&random, of: random.number(0...12))
            #expect(ParsedSearch(typed.uppercased()).parts.count == ParsedSearch(typed).parts.count, "\(typed)")
            #expect(ParsedSearch(typed.replacing(" ", with: " \u{3000}")).parts.count == ParsedSearch(typed).parts.count, "\(typed)")
            #expect(ParsedSearch(typed + " ").parts.count == ParsedSearch(typed).parts.count, "\(typed)")
        }
    }

    @Test(
        "takes time linear in its length",
        arguments: [
            "no ", "a ", "no a ", "egg, ", "egg and ", "free ", "egg free ", "egg and egg free ", "\"", "-", "sin huevo, ", "or ", "2 ",
            "1-", "1/", "under ",
            "between 2 and ", "x-free-", "5 g fat ", "fat ", "\u{301}", "'", "$", "n't", "no sin ni ", "1,", "a or ", "1 hour ", "\u{AD}",
            "& , ",
        ]
    )
    func linear(piece: String) {
        let text = String(repeating: piece, count: 32_000)
        let time = ContinuousClock().measure { _ = ParsedSearch(text) }
        // This takes 0.1 s alone and 0.7 s beside other tests. A quadratic parser would take about a minute.
        #expect(time < .seconds(5), "\(time)")
    }
}

import Testing

@testable import Imports

@Suite("Damaged ingredient lines")
struct IngredientLineDamageTests {
    private static let lines = [
        "2 large leeks, finely sliced (about 3 cups)", "1 (14-ounce) can hominy, drained", "200g/7oz halloumi – cubed",
        "2 x 400g tins lentils",
        "zest and juice of 2 limes, plus 1 tbsp for serving", "1½ cups plus 2 tbsp rye flour", "3 dientes de ajo, picados (opcional)",
        "1.250 g de nabos o 2 latas de 400 g", "tres cuartos de kilo de setas", "Sal y pimienta al gusto", "a few sprigs of chervil",
        "1 cucharadita de café de miso; c/n", "10 3/4-inch-thick slices bread", "½ taza y media de mosto", "entre 2 y 3 o 4-5 huevos L",
    ]
    private static let insertions = Array("0123456789½⅓/⁄-–—.,;:()[]{}x×*+&%~ \t\n'’®aeñéA🥕\u{301}\u{200B}\u{FFFD}的ßİ")

    /// A generator with a fixed beginning, so that failures can be repeated.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test("never crash, and hold no invented words or amounts", arguments: 1...8)
    func survivesDamage(_ seed: Int) {
        var generator = Generator(state: UInt64(seed))
        for _ in 0..<500 {
            var text = Array(Self.lines.randomElement(using: &generator) ?? "")
            for _ in 0..<Int.random(in: 1...8, using: &generator) { damage(&text, &generator) }
            for language in IngredientLine.Language.allCases { check(String(text), language) }
        }
    }

    private func damage(_ text: inout [Character], _ generator: inout Generator) {
        let position = Int.random(in: 0...text.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: text.insert(Self.insertions.randomElement(using: &generator) ?? " ", at: position)
        case 1 where position < text.count: text.remove(at: position)
        case 2: text = Array(text.prefix(position) + (Self.lines.randomElement(using: &generator) ?? "").suffix(position))
        default: text = Array(text.suffix(max(position, text.count / 2)))
        }
    }

    private func check(_ text: String, _ language: IngredientLine.Language) {
        let line = IngredientLine(text, language: language)
        let known = Set(words(text))
        #expect(words(line.name).allSatisfy(known.contains), "\(text)")
        #expect(words(line.note ?? "").allSatisfy(known.contains), "\(text)")
        for amount in [line.quantity, line.upper, line.grams, line.factor].compactMap(\.self) {
            #expect(amount.isFinite && amount > 0, "\(text)")
        }
        if let lower = line.quantity, let upper = line.upper { #expect(lower < upper, "\(text)") }
        #expect(line.isUnderstood || line.name == text)
        #expect(!line.isUnderstood || !line.name.isEmpty)
    }

    private func words(_ text: String) -> [String] {
        text.unicodeScalars.split { !$0.properties.isAlphabetic }.map { String($0) }
    }
}

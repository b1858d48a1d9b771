import Engine
import Languages
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("All texts of the program")
struct MessageLanguageTests {
    /// Texts that are the same in both languages, with the reason.
    private static let same = [
        "Language.EN": "A language is called by its own name.", "Language.ES": "A language is called by its own name.",
        "Allergen.GLUTEN": "One word of both.", "DirectionsProvider.GOOGLE_MAPS": "A name.",
        "App.FOODSAVER": "A name.", "App.FOOD_N_FIT": "A name.", "App.DIABETIC_MEAL_PLANNER": "A name.", "App.MEAL_BUDGET_PLAN": "A name.",
        "App.FABULYST": "A name.", "DevicePlatform.ANDROID": "A name.",
    ]

    /// The problem with a bilingual text, or nil if the text is correct.
    private static func complaint(about text: CatalogedText) -> String? {
        if text.english.isEmpty || text.spanish.isEmpty { return "empty" }
        if (text.english == text.spanish) != (same[text.name] != nil) { return text.english == text.spanish ? "the same" : "not the same" }
        return text.english.contains("{}") || text.spanish.contains("{}") ? "a place without a value" : nil
    }

    @Test("exist in both languages, differ unless listed, and have no unfilled placeholder", arguments: TextCatalog.all)
    func both(text: CatalogedText) {
        #expect(Self.complaint(about: text) == nil, "\(text.english) – \(text.spanish)")
    }

    @Test("are reported if one language is missing")
    func planted() {
        func complaint(_ message: Message, _ name: String = "planted") -> String? {
            Self.complaint(about: CatalogedText(name: name, english: message.text(in: .english), spanish: message.text(in: .spanish)))
        }
        #expect(complaint(Message("planted", "Recipe saved")) == "the same")
        #expect(complaint(Message("planted", "Recipe saved", "")) == "empty")
        #expect(complaint(Message("planted", "Gluten", "Gluten de trigo"), "Allergen.GLUTEN") == "not the same")
        #expect(
            complaint(Message("planted", ["At most {}", "Como máximo {} o {}"], inserting: [["1"], ["1"]])) == "a place without a value"
        )
        #expect(complaint(Message("planted", "Recipe saved", "Receta guardada")) == nil)
        #expect(Set(Self.same.keys).isSubset(of: TextCatalog.all.map(\.name)))
    }

    @Test("contain their values in both languages")
    func values() {
        let amount = FoodAmount(quantity: Quantity(decimal: "7"), unit: "BAG")
        let messages =
            [Message.recipeSuggestedText(english: "W1dget", spanish: "W1dget"), .todaysMealsText(english: "W1dget", spanish: "W1dget")]
            + FoodNews.all.map { $0.text(amount, of: "W1dget", by: "Zoé") }
        for message in messages {
            for language in Language.allCases { #expect(message.text(in: language).contains("W1dget"), "\(message.name)") }
        }
    }

    @Test("are all in the catalog that these tests check")
    func known() throws {
        let files = try Command.run(["/usr/bin/find", SchemaFile.repository + "/Sources/Domains", "-name", "*.swift"]).lines
        let folder = SchemaFile.repository + "/"
        let sources = try files.map { file in
            String(decoding: try SchemaFile.read(inRepository: String(file.dropFirst(folder.count))), as: UTF8.self)
        }.joined(separator: "\n")
        let names = Set(TextCatalog.all.map(\.name))
        let messages = sources.matches(of: /Message\(\s*"(\w+)"/).map { String($0.output.1) }
        #expect(messages.count > 200)
        #expect(Set(messages).subtracting(names) == [])
        // Fragments of SQL statements may be equal in both languages only if they contain no letters.
        let pairs = sources.matches(of: /BilingualText\(\s*"((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)"\s*\)/)
        #expect(pairs.count > 30)
        let untranslated = pairs.filter { pair in pair.output.1 == pair.output.2 && pair.output.1.contains { $0.isLetter } }
        #expect(untranslated.map { String($0.output.0) } == [])
    }
}

import Foundation
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

/// Compares numbers in texts with ICU's formatting from CLDR data.
///
/// Spanish texts follow the Spanish academy (https://www.rae.es/dpd/números) instead and separate groups of digits by a space. The CLDR has a
/// point there. Both leave four digits together.
@Suite("Numbers in texts", .tags(.database), .timeLimit(.minutes(20)))
struct NumberLanguageTests {
    /// Years, which have no digit groups, by the name of their text.
    private static let years = ["dayTooEarly": "2000"]

    private static func locale(_ language: Language) -> Locale { Locale(identifier: language == .english ? "en" : "es") }

    /// A number as ICU formats it, except that in Spanish a no-break space replaces the point between groups of digits.
    private static func written(_ number: Decimal, decimals: Int, in language: Language) -> String {
        let style = Decimal.FormatStyle(locale: locale(language)).precision(.fractionLength(decimals))
        let text = number.formatted(style)
        return language == .english ? text : text.replacing(".", with: "\u{A0}")
    }

    /// The numbers in a text as written, with their values if they are valid in the language.
    private static func numbers(in text: String, _ language: Language) -> [(token: String, value: Decimal?, decimals: Int)] {
        text.matches(of: /[0-9]+(?:[.,\u{A0}][0-9]+)*/).map { match in
            let token = String(match.output)
            let (group, point) = language == .english ? (",", ".") : ("\u{A0}", ",")
            let plain = token.replacing(group, with: "").replacing(point, with: ".")
            let decimals = plain.split(separator: ".").dropFirst().first?.count ?? 0
            return (token, Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX")), decimals)
        }
    }

    /// The numbers of a text that are not in the format of their language, and a note if the values of both languages differ.
    private static func complaints(about text: CatalogedText) -> [String] {
        var wrong: [String] = []
        let both = Language.allCases.map { language in
            numbers(in: text.text(in: language), language).map { number in
                let expected = number.value.map { written($0, decimals: number.decimals, in: language) }
                if number.token != expected, number.token != years[text.name] { wrong.append(number.token) }
                return number.value ?? -1
            }
        }
        return wrong + (both[0].sorted() == both[1].sorted() ? [] : ["\(both[0]) and \(both[1])"])
    }

    @Test("are formatted like ICU's and are the same in both languages", arguments: TextCatalog.all)
    func texts(text: CatalogedText) {
        #expect(Self.complaints(about: text) == [], "\(text.english) – \(text.spanish)")
    }

    @Test(
        "are reported if they have the other language's format or another value",
        arguments: [
            ("At most 1.000,5 g", "Como máximo 1000,5 g"), ("At most 16,384", "Como máximo 16,384"), ("From 0.5", "Desde 0.5"),
            ("At most 1000", "Como máximo 1000"), ("At most 12,000", "Como máximo 12.000"), ("At most 20", "Como máximo 30"),
            ("At most 1,000", "Como máximo 1\u{A0}000"),
        ]
    )
    func planted(english: String, spanish: String) {
        #expect(Self.complaints(about: CatalogedText(name: "planted", english: english, spanish: spanish)) != [])
    }

    @Test("whole numbers of any size are grouped correctly", arguments: Language.allCases)
    func whole(language: Language) {
        var random = SeededGenerator(seed: 26)
        let some = (0..<200).map { _ in
            Int.random(in: -9_999_999_999...9_999_999_999, using: &random) >> Int.random(in: 0...33, using: &random)
        }
        for number in [0, 7, 999, 1_000, 9_999, 10_000, 99_999, 100_000, 1_000_000, -1_000, -12_345] + some {
            #expect(language.text(of: number) == Self.written(Decimal(number), decimals: 0, in: language))
        }
    }

    @Test("food amounts have the right decimals", arguments: ["0.05", "2.50", "1000.00", "1234.5", "12345.67", "99999.99"])
    func amounts(decimal: String) throws {
        let number = try #require(Decimal(string: decimal, locale: Locale(identifier: "en_US_POSIX")))
        for language in Language.allCases {
            let style = Decimal.FormatStyle(locale: Self.locale(language)).precision(.fractionLength(0...2))
            let expected = number.formatted(style)
            let text = Quantity(decimal: decimal).text(in: language)
            #expect(text == (language == .english ? expected : expected.replacing(".", with: "\u{A0}")))
        }
    }

    @Test("price facets have the currency sign in the language's position")
    func prices() throws {
        let bands = try #require(FacetLabels.all.first { $0.facet.description == "price" })
        for band in bands.labels {
            for (language, text) in [(Language.english, band.text.english.description), (.spanish, band.text.spanish.description)] {
                for number in Self.numbers(in: text, language) {
                    let style = Decimal.FormatStyle.Currency(code: "USD", locale: Self.locale(language)).presentation(.narrow)
                        .precision(.fractionLength(number.decimals))
                    let price = try #require(number.value).formatted(style).replacing("\u{A0}", with: " ")
                    // “De 25 a 49,99 $” has one sign for both numbers.
                    let isFirstOfTwo = language == .spanish && text.hasPrefix("De \(number.token) a ")
                    #expect(text.contains(isFirstOfTwo ? number.token : price), "\(text)")
                }
            }
        }
    }

    @Test("times of day use twelve hours in English and 24 hours in Spanish")
    func times() async throws {
        let (day, meals) = ("2027-03-08", [("BREAKFAST", "00:05"), ("LUNCH", "12:00"), ("DINNER", "20:30")])
        let zone = try #require(TimeZone(identifier: "UTC"))
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let ana = try board.account()
            for (slot, time) in meals {
                try board.session.execute(
                    """
                    INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                    VALUES (\(ana.number), '\(day)', '\(slot)', '\(time)', 3, 1)
                    """
                )
            }
            #expect(try await board.make([.morning], at: "\(day) 07:00") == 1)
            for (language, suffix) in [(Language.english, "en"), (.spanish, "es")] {
                let style = Date.FormatStyle(date: .omitted, time: .shortened, locale: Self.locale(language), timeZone: zone)
                let title = try board.session.column("SELECT title_\(suffix) FROM recipe WHERE id = 3")[0]
                let expected = try meals.map { _, time in
                    let moment = try Date("\(day)T\(time):00Z", strategy: .iso8601)
                    // ICU uses the narrow no-break space, which some devices do not display.
                    return moment.formatted(style).replacing("\u{202F}", with: "\u{A0}") + " " + title
                }.joined(separator: ", ")
                let notices = "SELECT text_\(suffix) FROM notification WHERE account_id = \(ana.number)"
                #expect(try board.session.column(notices) == [expected])
            }
        }
    }
}

import Engine
import Foundation
import Languages
import Testing

@testable import Domains

@Suite("Notifications about food")
struct FoodNewsTests {
    @Test("include name, amount and title in both languages, even with placeholders in user texts")
    func sentences() {
        let amount = FoodAmount(quantity: Quantity(decimal: "2.50"), unit: "LOAF")
        for news in FoodNews.all {
            let text = news.text(amount, of: "{} bread", by: "Ana {}")
            for (language, quantity) in [(Language.english, "2.5 loaves"), (.spanish, "2,5 panes")] {
                let said = text.text(in: language)
                if news.parts.contains(.name) { #expect(said.contains("Ana {}"), "\(said)") }
                if news.parts.contains(.amount) { #expect(said.contains(quantity), "\(said)") }
                #expect(said.contains("{} bread"), "\(said)")
                #expect(said.components(separatedBy: "{}").count - 1 == (news.parts.contains(.name) ? 2 : 1), "\(said)")
            }
            #expect(text.text(in: .english) != text.text(in: .spanish))
            #expect(news.title.text(in: .english) != news.title.text(in: .spanish))
        }
        #expect(Set(FoodNews.all.map(\.name.description)).count == FoodNews.all.count)
    }

    @Test(
        "write amounts in the format of the language",
        arguments: [
            ("1.00", "PORTION", "1 portion", "1 ración"), ("1.50", "KILOGRAM", "1.5 kg", "1,5 kg"),
            ("12000.00", "PIECE", "12,000 pieces", "12\u{A0}000 unidades"),
            ("0.05", "LITER", "0.05 l", "0,05 l"), ("2.00", "CAN", "2 tins", "2 latas"),
        ]
    )
    func amounts(decimal: String, unit: String, english: String, spanish: String) {
        let amount = FoodAmount(quantity: Quantity(decimal: decimal), unit: unit)
        #expect(amount.text(in: .english) == english)
        #expect(amount.text(in: .spanish) == spanish)
    }

    @Test(
        "quantities with at most two decimals are stored exactly",
        arguments: [0.01, 0.07, 0.29, 1.1, 2.5, 3, 33.33, 99_999.99, 100_000]
    )
    func decimals(number: Double) {
        #expect(Quantity(number).flatMap { Double($0.decimal) } == number)
    }

    @Test("quantities with more decimals are invalid", arguments: [0.001, 1.005, 2.999, 1e-9, .nan, .infinity])
    func tooPrecise(number: Double) {
        #expect(Quantity(number) == nil)
    }
}

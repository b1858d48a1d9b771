import Engine
import Languages
import Mail
import Testing

@testable import Domains

/// A text of the program in both languages, with a name that locates it.
struct CatalogedText: Sendable, CustomTestStringConvertible {
    let name: String
    let english: String
    let spanish: String

    var testDescription: String { "\(name): \(english)" }

    func text(in language: Language) -> String { language == .english ? english : spanish }
}

/// All texts of the program except e-mails, which have their own tests.
enum TextCatalog {
    /// Messages with values that are large enough to have digit groups and decimals.
    static let messagesWithValues: [Message] = [
        .textTooLong(12_345), .between(-12_345, 6_789), .fileAtMost(12_345), .pixelsAtMost(12_345_678, side: 16_384), .atMostDaily(1_234),
        .aboveZero(upTo: 20_000), .entriesADay(1_000), .itemsOnList(2_000), .valuesAtMost(10_000), .tooManyKeys(50),
        .promisedAlready(Quantity(decimal: "12345.50")), .recipeSuggestedText(english: "Rice 2", spanish: "Arroz 2"),
        .unknownPlace(suggesting: ["Boston, Massachusetts"]), .todaysMealsText(english: "Rice", spanish: "Arroz"),
        .itemForYouText(english: "Skirt", spanish: "Falda"), .notForThisMeal(english: "Rice 2", spanish: "Arroz 2"),
        .overBudget(english: "Rice 2", spanish: "Arroz 2"), .notInDiet(english: "Rice 2", spanish: "Arroz 2"),
        .hasAvoidedFood(english: "Rice 2", spanish: "Arroz 2"), .hasDislikedFood(english: "Rice 2", spanish: "Arroz 2"),
    ]

    /// The notifications about food, with an amount.
    static let foodNews: [Message] = FoodNews.all.map { news in
        news.text(FoodAmount(quantity: Quantity(decimal: "12345.50"), unit: "KILOGRAM"), of: "Bread", by: "Ana")
    }

    private static func text(of message: Message) -> CatalogedText {
        CatalogedText(name: message.name, english: message.text(in: Language.english), spanish: message.text(in: Language.spanish))
    }

    private static func text(_ name: String, _ text: BilingualText) -> CatalogedText {
        CatalogedText(name: name, english: text.english.description, spanish: text.spanish.description)
    }

    private static let labels =
        EnumLabels.all.flatMap { labels in labels.labels.map { text("\(labels.name).\($0.value)", $0.text) } }
        + FacetLabels.all.flatMap { facet in facet.labels.map { text("\(facet.facet).\($0.value)", $0.text) } }

    private static let tourSteps =
        TourStep.all + App.allCases.map { TourStep.welcome(to: $0) } + TourStep.ofSingleApps + [TourStep.ownSettings]

    private static let tour = tourSteps.enumerated().flatMap { index, step in
        [text("tour.\(index).title", step.title), text("tour.\(index).text", step.text)]
    }

    static let all =
        (Message.all.values.sorted { $0.name < $1.name } + messagesWithValues + foodNews).map { text(of: $0) } + labels + tour
        + [text("unknownAddressHint", unknownAddressHint)]
}

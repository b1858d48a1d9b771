import Engine
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Labels of enums", .tags(.database), .timeLimit(.minutes(20)))
struct EnumLabelsTests {
    /// Enums that are not shown to people, with the reason.
    private static let exceptions = [
        "LabeledEnum": "It names enums.",
        "SearchBound": "It explains a search to programs; people read the `text`.",
        "SearchMeasure": "It explains a search to programs; people read the `text`.",
        "UserErrorCode": "It is for programs; people read the `message`.",
    ]

    private static func enums() throws -> [NamedType] {
        try SchemaFile.snapshot().schema.types.filter { $0.kind == .enum && !$0.isBuiltIn }
    }

    private static func values(of type: NamedType) throws -> [String] {
        let schema = try SchemaFile.snapshot().schema
        return schema[type.enumValues].map(\.name)
    }

    @Test("each enum of the schema has a label for each value or is a listed exception")
    func complete() throws {
        let enums = try Self.enums()
        let labelled = Dictionary(EnumLabels.all.map { ($0.name.description, $0.labels.map(\.value.description)) }) { first, second in
            first + second
        }
        for type in enums where Self.exceptions[type.name] == nil {
            let values = try Self.values(of: type)
            #expect(labelled[type.name]?.sorted() == values.sorted(), "\(type.name)")
        }
        let names = Set(enums.map(\.name))
        #expect(Set(labelled.keys).isSubset(of: names))
        #expect(Set(Self.exceptions.keys).isSubset(of: names))
        #expect(Set(labelled.keys).isDisjoint(with: Self.exceptions.keys))
    }

    @Test("each labeled enum has a value in LabeledEnum")
    func choices() throws {
        let type = try #require(Self.enums().first { $0.name == "LabeledEnum" })
        #expect(try Self.values(of: type).sorted() == EnumLabels.all.map(\.choice).sorted())
    }

    @Test("labels are unique within an enum, short and without underscores", arguments: ["EN", "ES"])
    func words(language: String) throws {
        for labels in EnumLabels.all {
            let texts = labels.labels.map { (language == "EN" ? $0.text.english : $0.text.spanish).description }
            #expect(Set(texts).count == texts.count, "\(labels.name)")
            for text in texts {
                #expect(text.count <= 40 && !text.contains("_"), "\(text)")
                let isCapitalized = text.first?.isUppercase == true || text.hasPrefix("iPhone")
                #expect(isCapitalized && text.last.map { $0.isLetter || $0.isNumber } == true, "\(text)")
            }
        }
    }

    @Test("clients get labels in the table's order and in the requested language", arguments: EnumLabels.all.map(\.choice))
    func query(choice: String) async throws {
        try await EngineFixture.read { fixture in
            let data = try await fixture.data(
                "{ en: labels(enum: \(choice), language: EN) { value label } es: labels(enum: \(choice), language: ES) { value label } }"
            )
            let expected = try #require(EnumLabels.all.first { $0.choice == choice }).labels
            func found(_ alias: String) -> [String] {
                data[alias].items.map { "\($0["value"].string ?? "?") \($0["label"].string ?? "?")" }
            }
            #expect(found("en") == expected.map { "\($0.value) \($0.text.english)" })
            #expect(found("es") == expected.map { "\($0.value) \($0.text.spanish)" })
        }
    }

    @Test("a variable chooses the enum, and the request the language")
    func variable() async throws {
        try await EngineFixture.read { fixture in
            for (choice, label) in [("MEAL_TYPE", "Desayuno"), ("DAY_OF_WEEK", "Domingo"), ("MEAL_TYPE", "Desayuno")] {
                let data = try await fixture.data(
                    "query ($enum: LabeledEnum!) { labels(enum: $enum) { label } }",
                    variables: ["enum": .string(choice)],
                    language: Domains.languages[1]
                )
                #expect(data.at("labels.0.label").string == label)
            }
        }
    }
}

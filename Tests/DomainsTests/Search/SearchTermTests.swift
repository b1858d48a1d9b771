import Postgres
import TestSupport
import Testing

@testable import DemoData
@testable import Domains

@Suite("Search terms for attributes", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct SearchTermTests {
    /// A kind of term with the enum of its values.
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String
        let type: String
        let labels: String

        var testDescription: String { name }

        static let all = [
            Kind(name: "COLOR", type: "catalog_color", labels: "CatalogColor"),
            Kind(name: "CATEGORY", type: "catalog_category", labels: "CatalogCategory"),
            Kind(name: "CUISINE", type: "cuisine", labels: "Cuisine"),
            Kind(name: "MEAL_TYPE", type: "meal_type", labels: "MealType"),
            Kind(name: "DIET", type: "diet", labels: "Diet"),
            Kind(name: "FOOD_TYPE", type: "food_type", labels: "FoodType"),
            Kind(name: "AISLE", type: "aisle", labels: "Aisle"),
            Kind(name: "PRICE_LEVEL", type: "price_level", labels: "PriceLevel"),
            Kind(name: "THEME", type: "collection_theme", labels: "CollectionTheme"),
        ]
    }

    private static let languages = ["EN", "ES"]

    /// A term with the forms that searches derive from it.
    private static let folded = """
        SELECT search_term.*,
            kind || ' ' || value || ' ' || language || ' ' || term AS name,
            btrim(regexp_replace(without_accents(term), '[^[:alnum:]]+', ' ', 'g')) AS plain,
            to_tsvector(CASE language WHEN 'EN' THEN 'english'::regconfig ELSE 'spanish' END, term) AS vector
        FROM search_term
        """

    private let session: PostgresSession

    init() throws { session = try PostgresSession(Tables.database()) }

    private func terms(where condition: String) throws -> [String] {
        try session.texts("SELECT name FROM (\(Self.folded)) AS term WHERE \(condition) ORDER BY 1")
    }

    /// The values of a kind with a term in a language.
    private func values(_ kind: String, in language: String) throws -> Set<String> {
        Set(try session.texts("SELECT DISTINCT value FROM search_term WHERE kind = '\(kind)' AND language = '\(language)'"))
    }

    @Test("exist for each value of an enum in each language, and for no other values", arguments: Kind.all)
    func enums(kind: Kind) throws {
        let values = Set(try session.texts("SELECT enumlabel::text FROM pg_enum WHERE enumtypid = '\(kind.type)'::regtype"))
        #expect(!values.isEmpty)
        for language in Self.languages { #expect(try self.values(kind.name, in: language) == values, "\(language)") }
    }

    @Test("all kinds except tags and sizes belong to an enum")
    func kinds() throws {
        let kinds = try session.texts("SELECT unnest(enum_range(NULL::search_kind))::text")
        #expect(kinds.sorted() == (Kind.all.map(\.name) + ["TAG", "SIZE"]).sorted())
    }

    @Test("exist for each tag and size of the catalog in each language", arguments: languages)
    func catalogue(language: String) throws {
        let items = try CatalogItem.all()
        let tags = Set(items.flatMap(\.tags))
        #expect(tags == Set(try CatalogTag.all().map(\.key)))
        #expect(try values("TAG", in: language) == tags)
        let sizes = Set(items.flatMap(\.sizes))
        #expect(try sizes.subtracting(values("SIZE", in: language)).sorted() == [])
    }

    @Test("tags are found by themselves and by their labels in the catalog")
    func tags() throws {
        for tag in try CatalogTag.all() {
            let terms = try session.texts("SELECT lower(term) FROM search_term WHERE kind = 'TAG' AND value = '\(tag.key)'")
            let words = tag.key.split(separator: "-").joined(separator: " ")
            #expect(terms.contains(words), "\(tag.key)")
            let label = tag.label.spanish.lowercased()
            #expect(terms.contains(label), "\(label)")
        }
    }

    @Test("include each label unless it is a stop word", arguments: Kind.all)
    func labels(kind: Kind) throws {
        let labels = try #require(EnumLabels.all.first { $0.name.description == kind.labels }).labels
        for label in labels {
            for (language, dictionary, text) in [("EN", "english", label.text.english), ("ES", "spanish", label.text.spanish)] {
                let called = try session.texts(
                    "SELECT lower(term) FROM search_term WHERE (kind, value, language, source) = ('\(kind.name)', '\(label.value)', '\(language)', 'label')"
                )
                let isStopWord = try session.texts("SELECT to_tsvector('\(dictionary)', '\(text)')::text") == [""]
                #expect(called == (isStopWord ? [] : [text.description.lowercased()]), "\(label.value) \(language)")
            }
        }
    }

    @Test("are words in normal case with at least two letters")
    func words() throws {
        #expect(try terms(where: #"term !~ '^[[:alnum:]]+([ -][[:alnum:]]+)*$' OR length(term) < 2"#) == [])
        #expect(try terms(where: "kind <> 'SIZE' AND term = upper(term) AND term <> lower(term)") == [])
        #expect(try terms(where: "kind = 'SIZE' AND term ~ '^[0-9]+$'") == [], "a number alone is ambiguous")
    }

    @Test("do not consist of stop words only")
    func stopWords() throws {
        #expect(try terms(where: "vector = ''") == [])
    }

    @Test("terms of one value and language differ in more than accents, case and punctuation")
    func folded() throws {
        let doubles = try session.texts(
            "SELECT min(name) FROM (\(Self.folded)) AS term GROUP BY kind, value, language, plain HAVING count(*) > 1 ORDER BY 1"
        )
        #expect(doubles == [])
    }

    @Test(
        "contain Spanish adjectives of colors, cuisines and diets in both genders",
        arguments: [
            // These words are nouns.
            (
                #"^(\w+)o($| en )"#, #"\1a\2"#,
                [
                    "Líbano", "Méjico", "México", "camello", "caramelo", "cobalto", "durazno", "ébano", "grafito", "hueso",
                    "índigo", "keto", "marino", "óxido", "oro", "pistacho", "tabaco", "vino", "zafiro",
                ]
            ),
            (#"^(\w+)és$"#, #"\1esa"#, []), (#"^(\w+)án$"#, #"\1ana"#, ["azafrán"]), (#"^(\w+)ol$"#, #"\1ola"#, []),
        ]
    )
    func genders(masculine: String, feminine: String, nouns: [String]) throws {
        let alone = try session.texts(
            """
            SELECT DISTINCT term FROM search_term AS masculine
            WHERE language = 'ES' AND kind IN ('COLOR', 'CUISINE', 'DIET') AND term ~ '\(masculine)' AND NOT EXISTS (
                SELECT FROM search_term AS feminine
                WHERE (feminine.kind, feminine.value, feminine.language) = (masculine.kind, masculine.value, masculine.language)
                    AND feminine.term = regexp_replace(masculine.term, '\(masculine)', '\(feminine)')
            )
            """
        )
        #expect(Set(alone) == Set(nouns))
    }
}

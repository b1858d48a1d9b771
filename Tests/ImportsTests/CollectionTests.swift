import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Collections", .tags(.database), .removesDatabases)
struct CollectionTests {
    private static let tables = ["collection", "collection_item", "catalog_item", "search_word"]

    private func imported() throws -> FeedSupport {
        let support = try FeedSupport()
        try support.run(ImportSupport.text("products.tsv"))
        return support
    }

    private func run(_ support: FeedSupport, _ text: String) throws -> (report: ImportReport, messages: [String]) {
        try support.database.run(CollectionCSV(), into: CollectionTarget(), text: text)
    }

    private func items(of slug: String) -> String {
        """
        SELECT string_agg(concat_ws(' ', entry.position, entry.tag_count, lead_key), ', ' ORDER BY entry.position)
        FROM collection JOIN collection_item AS entry ON collection_id = collection.id JOIN feed_item USING (item_id) WHERE slug = '\(slug)'
        """
    }

    @Test("are imported with their items in order, and unknown items are reported")
    func new() throws {
        let support = try imported()
        let (report, messages) = try support.database.run(
            CollectionCSV(),
            into: CollectionTarget(),
            [ImportSupport.sample("collections.csv")]
        )
        #expect(report.counts == [2, 0, 0, 3])
        #expect(
            messages.sorted() == [
                "collections.csv: record 3 (line 4) skipped: “theme” is “FUN”: one of SEASON, OCCASION, STYLE, COLOR, MATERIAL, TRAVEL, SUSTAINABLE, GIFT is needed",
                "collections.csv: record 4 (line 5) skipped: collection “nothing-there”: no item is “unicorn-1”: give ids such as catalog_item_7, or ids of imported products",
                "collections.csv: record 5 (line 6) skipped: collection “no-such-tag”: no tag is called “sparkling unicorns”: use a tag of the catalogue, such as boho",
            ]
        )
        let facts = "concat_ws('|', title_en, title_es, description_en, description_es, hashtag, theme, tags, image, image_text_es)"
        #expect(
            try support.database.value("SELECT \(facts) FROM collection WHERE slug = 'garden-party'")
                == "Garden party|Fiesta en el jardín|For long afternoons.|Para tardes largas.|#GardenParty|OCCASION|{party,linen}|https://images.example/garden.jpg|Fiesta en el jardín"
        )
        #expect(
            try support.database.value("SELECT \(facts) FROM collection WHERE slug = 'denim-week'")
                == "Denim week|Denim week|||#DenimWeek|STYLE|{denim}"
        )
        // Two products of the same item become one entry.
        #expect(
            try support.database.value(items(of: "garden-party")) == "1 2 dress-1-navy-m, 2 1 dress-1-red-m, 3 0 earrings-2"
        )
    }

    @Test("importing again writes nothing, and changed collections are updated")
    func again() throws {
        let support = try imported()
        let text = try ImportSupport.text("collections.csv")
        #expect(try run(support, text).report.counts == [2, 0, 0, 3])
        let before = try support.database.versions(Self.tables)
        #expect(try run(support, text).report.counts == [0, 0, 2, 3])
        #expect(try support.database.versions(Self.tables) == before)
        let id = try support.database.value("SELECT id FROM collection WHERE slug = 'garden-party'")
        let changed = text.replacing("dress-1-navy-s|dress-1-red-m|earrings-2|dress-1-navy-m", with: "shoes-3|earrings-2|dress-1-navy-xl")
            .replacing("For long afternoons.", with: "For short ones.").replacing("party|Linen", with: "party|Piel")
        #expect(try run(support, changed).report.counts == [0, 1, 1, 3])
        #expect(try support.database.value(items(of: "garden-party")) == "1 1 shoes-3, 2 0 earrings-2, 3 1 dress-1-navy-m")
        #expect(
            try support.database.value("SELECT concat_ws('|', id, description_en, tags) FROM collection WHERE slug = 'garden-party'")
                == "\(id ?? "")|For short ones.|{party,leather}"
        )
        // A different order is also a change.
        let turned = changed.replacing("shoes-3|earrings-2", with: "earrings-2|shoes-3")
        #expect(try run(support, turned).report.counts == [0, 1, 1, 3])
        #expect(try support.database.value(items(of: "garden-party")) == "1 0 earrings-2, 2 1 shoes-3, 3 1 dress-1-navy-m")
    }

    @Test("items can be given by id, but not by a product key that several sellers use")
    func names() throws {
        let support = try imported()
        try support.run(FeedText([["id": "jeans-7"]]).tsv, seller: "Other shop")
        let id = try support.database.value("SELECT item_id FROM feed_item WHERE lead_key = 'earrings-2'") ?? ""
        let (report, messages) = try run(
            support,
            "slug,title,theme,items\none,One,gift,catalog_item_\(id)\ntwo,Two,gift,jeans-7\nthree,Three,gift,catalog_item_999999999999999999\n"
        )
        #expect(report.counts == [1, 0, 0, 2])
        #expect(try support.database.value(items(of: "one")) == "1 0 earrings-2")
        #expect(messages.joined().contains("collection “two”: more than one item is “jeans-7”"))
        #expect(messages.joined().contains("collection “three”: no item is “catalog_item_999999999999999999”"))
    }

    struct Wrong: Sendable {
        let line: String
        let message: String
    }

    static let mistakes = [
        Wrong(line: "Boho Summer,T,gift,,,jeans-7", message: "“slug” is “Boho Summer”: lower-case letters and digits separated by hyphens"),
        Wrong(line: "a--b,T,gift,,,jeans-7", message: "“slug” is “a--b”"),
        Wrong(line: "a,,gift,,,jeans-7", message: "“title” is empty: it is required"),
        Wrong(line: "a,T,gift,Boho Summer,,jeans-7", message: "“hashtag” is “Boho Summer”: # and then letters, digits and _ are needed"),
        Wrong(
            line: "a,T,gift,,http://i.example/a.jpg,jeans-7",
            message: "“image” is “http://i.example/a.jpg”: an address that begins with https:// is needed"
        ),
        Wrong(line: "a,T,gift,,,", message: "“items” has 0 parts: 1 to 10000 ids separated by | are needed"),
    ]

    @Test("an invalid line is reported with its position", arguments: mistakes)
    func wrong(_ wrong: Wrong) throws {
        let (report, messages) = try run(try imported(), "slug,title,theme,hashtag,image,items\n" + wrong.line + "\n")
        #expect(report.counts == [0, 0, 0, 1])
        #expect(messages.joined().hasPrefix("text: record 1 (line 2) skipped: \(wrong.message)"), "\(messages)")
    }
}

import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("A NULL behind a non-null field", .tags(.database, .spec), .timeLimit(.minutes(20)))
struct NullPropagationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let query: String
        let data: String
        /// `reason @line:column path`, one for each error.
        var errors: [String] = []

        var testDescription: String { name }
    }

    private static func isNull(_ coordinate: String) -> String { "Cannot return null for non-nullable field \(coordinate)." }

    static let cases = [
        Case(
            name: "a nullable parent becomes null",
            query: "{ shelf(id: \"shelf_1\") { note title } }",
            data: #"{"shelf":null}"#,
            errors: ["\(isNull("Shelf.title")) @1:31 shelf.title"]
        ),
        Case(
            name: "through non-null parents up to data",
            query: "{\n  must(id: \"shelf_1\") {\n    called: title\n  }\n}",
            data: "null",
            errors: ["\(isNull("Shelf.title")) @3:5 must.called"]
        ),
        Case(
            name: "a missing object in a non-null field",
            query: "{ must(id: \"shelf_9\") { id } }",
            data: "null",
            errors: ["\(isNull("Query.must")) @1:3 must"]
        ),
        Case(
            name: "siblings of the parent are kept",
            query: "{ a: shelf(id: \"shelf_2\") { title note } b: shelf(id: \"shelf_1\") { title } c: shelf(id: \"shelf_3\") { title } }",
            data: #"{"a":{"title":"two","note":null},"b":null,"c":{"title":"three"}}"#,
            errors: ["\(isNull("Shelf.title")) @1:68 b.title"]
        ),
        Case(
            name: "a value object",
            query: "{ a: shelf(id: \"shelf_1\") { note label { text } } b: shelf(id: \"shelf_2\") { label { text } } }",
            data: #"{"a":{"note":"n1","label":null},"b":{"label":{"text":"l2"}}}"#,
            errors: ["\(isNull("Label.text")) @1:42 a.label.text"]
        ),
        Case(
            name: "a null item nullifies the list up to the nearest nullable parent",
            query: "{ shelf(id: \"shelf_2\") { title spare { name parts { word } } } }",
            data: #"{"shelf":{"title":"two","spare":null}}"#,
            errors: ["\(isNull("Part.word")) @1:53 shelf.spare.0.parts.1.word"]
        ),
        Case(
            name: "only the item is null if items are nullable",
            query: "{ a: shelf(id: \"shelf_2\") { loose { name parts { word } } } b: shelf(id: \"shelf_1\") { marks } }",
            data: #"{"a":{"loose":[null,"#
                + #"{"name":"box 22","parts":[{"word":"word 221"},{"word":"word 222"},{"word":"word 223"}]},"#
                + #"{"name":"box 23","parts":[{"word":"word 231"},{"word":"word 232"},{"word":"word 233"}]}]},"b":{"marks":["a",null]}}"#,
            errors: ["\(isNull("Part.word")) @1:50 a.loose.0.parts.1.word"]
        ),
        Case(
            name: "the object of the list is null if nothing in between is nullable",
            query: "{ shelf(id: \"shelf_2\") { title boxes { parts { word } } } }",
            data: #"{"shelf":null}"#,
            errors: ["\(isNull("Part.word")) @1:48 shelf.boxes.0.parts.1.word"]
        ),
        Case(
            name: "merged fields report all their locations",
            query: "{ shelf(id: \"shelf_1\") { title ... { title } } }",
            data: #"{"shelf":null}"#,
            errors: ["\(isNull("Shelf.title")) @1:26 @1:38 shelf.title"]
        ),
        Case(
            name: "an edge to a missing object is null; a non-null edge to a hidden object is an error",
            query: "{ a: shelf(id: \"shelf_3\") { best { name } } b: shelf(id: \"shelf_3\") { top { name } } }",
            data: #"{"a":{"best":null},"b":null}"#,
            errors: ["\(isNull("Shelf.top")) @1:71 b.top"]
        ),
        Case(
            name: "hidden rows are in no list and under no id",
            query: "{ shelf(id: \"shelf_3\") { boxes { id } pages { totalCount nodes { id } } } node(id: \"box_33\") { id } }",
            data:
                #"{"shelf":{"boxes":[{"id":"box_31"},{"id":"box_32"}],"pages":{"totalCount":2,"nodes":[{"id":"box_31"},{"id":"box_32"}]}},"node":null}"#
        ),
        Case(
            name: "a NULL in an array, a missing array, a number beyond Int",
            query:
                "{ a: shelf(id: \"shelf_1\") { tags } b: shelf(id: \"shelf_3\") { tags } c: shelf(id: \"shelf_1\") { size note } d: shelf(id: \"shelf_2\") { tags size } }",
            data: #"{"a":null,"b":null,"c":{"size":null,"note":"n1"},"d":{"tags":[],"size":2}}"#,
            errors: [
                "\(isNull("Shelf.tags")) @1:29 a.tags.1", "\(isNull("Shelf.tags")) @1:62 b.tags",
                "The value does not fit the type of Shelf.size. @1:95 c.size",
            ]
        ),
        Case(
            name: "items after a nullified item keep their own children",
            query:
                "{ nodes(ids: [\"shelf_1\", \"shelf_2\"]) { ... on Shelf { title pages(first: 1, after: null) { nodes { id pages(last: 1) { nodes { id } } } } } } }",
            data: #"{"nodes":[null,{"title":"two","pages":{"nodes":[{"id":"box_21","pages":{"nodes":[{"id":"part_213"}]}}]}}]}"#,
            errors: ["\(isNull("Shelf.title")) @1:55 nodes.0.title"]
        ),
        Case(
            name: "items after an item that was nullified after its list keep their children",
            query: "{ nodes(ids: [\"shelf_1\", \"shelf_2\"]) { ... on Shelf { boxes { id parts { id } } title } } }",
            data: #"{"nodes":[null,{"boxes":["#
                + #"{"id":"box_21","parts":[{"id":"part_211"},{"id":"part_212"},{"id":"part_213"}]},"#
                + #"{"id":"box_22","parts":[{"id":"part_221"},{"id":"part_222"},{"id":"part_223"}]},"#
                + #"{"id":"box_23","parts":[{"id":"part_231"},{"id":"part_232"},{"id":"part_233"}]}],"title":"two"}]}"#,
            errors: ["\(isNull("Shelf.title")) @1:81 nodes.0.title"]
        ),
        Case(
            name: "items after an item that was nullified inside its list keep their children",
            query:
                "{ nodes(ids: [\"box_21\", \"box_22\", \"shelf_2\"]) { ... on Box { shelf { boxes { parts { word } parts2: parts { id } } } } ... on Shelf { id } } }",
            data: #"{"nodes":[null,null,{"id":"shelf_2"}]}"#,
            errors: [
                "\(isNull("Part.word")) @1:86 nodes.0.shelf.boxes.0.parts.1.word",
                "\(isNull("Part.word")) @1:86 nodes.1.shelf.boxes.0.parts.1.word",
            ]
        ),
        Case(
            name: "in a connection",
            query: "{ shelf(id: \"shelf_2\") { pages(first: 2) { edges { node { pages(first: 2) { edges { node { word } } } } } } } }",
            data: #"{"shelf":null}"#,
            errors: ["\(isNull("Part.word")) @1:92 shelf.pages.edges.0.node.pages.edges.1.node.word"]
        ),
    ]

    @Test("makes the nearest nullable parent null and reports the location", arguments: cases)
    func propagation(given: Case) async throws {
        try await EngineFixture.read(Shelves.snapshot(), database: Self.database.get()) { fixture in
            let response = try await fixture.client { try $0.query(given.query) }
            let json = try response.json()
            #expect(response.isAccepted)
            #expect(Self.text(json.data) == given.data)
            let errors = json.errors.items.map { error in
                let places = error["locations"].items.map { "@\($0["line"].int ?? 0):\($0["column"].int ?? 0)" }
                let path = error["path"].items.map { $0.string ?? $0.int.map(String.init) ?? "?" }
                #expect(error["message"].string == "Failed. Please try again")
                #expect(error["extensions"]["code"].string == "INTERNAL")
                return ([error["extensions"]["reason"].string ?? "?"] + places + [path.joined(separator: ".")]).joined(separator: " ")
            }
            #expect(errors == given.errors)
            // Errors come first, so that readers do not overlook them.
            #expect(response.text.hasPrefix(given.errors.isEmpty ? #"{"data""# : #"{"errors""#))
        }
    }

    private static let database = Result { try Shelves.database() }

    private static func text(_ value: Value) -> String {
        var writer = ResponseWriter()
        writer.write(value)
        return writer.text
    }
}

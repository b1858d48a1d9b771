import GraphQL
import Testing

@Suite("fields with the same response name have the same meaning")
struct OverlappingFieldsCanBeMergedRuleTests {
    private static let advice = " Use different aliases on the fields to fetch both if this was intentional."

    @Test(
        "merges equal fields and mutually exclusive fields",
        arguments: [
            "{ dog { name name n: name ...F ... { name } } } fragment F on Dog { n: name name }",
            "{ dog { name(upper: true) name(upper: true) } dog { name(upper: true) } }",
            "{ find(filter: {name: \"\", size: 1}) { name } find(filter: {size: 1, name: \"\"}) { owner { name } } }",
            "{ a: dog { x: name } b: dog { x: barks } }",
            "{ pet { ... on Dog { n: name } ... on Cat { n: name(upper: true) } } }",
            "{ pet { ... on Dog { owner { friend { x: name } } } ... on Cat { owner { friend { x: name(upper: true) } } } } }",
            "{ a: dog { ...F owner { x: name } } b: dog { ...F owner { x: friend { name } } } } fragment F on Dog { owner { name } }",
            "{ ...F } fragment F on Query { human { ...G friend { ...G } } } fragment G on Human { friend { ...G name } name }",
        ]
    )
    func merged(_ document: String) throws {
        try ValidationCase(document).check("OverlappingFieldsCanBeMergedRule")
    }

    @Test(
        "reports each pair that differs, with the path to it",
        arguments: [
            (
                "{ dog { x: name x: barks } }",
                [#"Fields "x" conflict because "name" and "barks" are different fields.@1:9 1:17"#]
            ),
            (
                "{ dog { name name(upper: true) } }",
                [#"Fields "name" conflict because they have differing arguments.@1:9 1:14"#]
            ),
            (
                "{ values(int: 1) ...F } fragment F on Query { values(int: 2) ...F }",
                [#"Fields "values" conflict because they have differing arguments.@1:3 1:47"#]
            ),
            (
                "{ pet { ... on Dog { volume } ... on Cat { volume } } }",
                [#"Fields "volume" conflict because they return conflicting types "Int" and "Float".@1:22 1:44"#]
            ),
            (
                "{ dog { x: name } dog { x: barks y: volume } ...F } fragment F on Query { dog { y: name } }",
                [
                    #"Fields "dog" conflict because subfields "x" conflict because "name" and "barks" are different fields.@1:3 1:9 1:19 1:25"#,
                    #"Fields "dog" conflict because subfields "y" conflict because "volume" and "name" are different fields.@1:19 1:34 1:75 1:81"#,
                ]
            ),
            (
                "{ human { a: friend { x: name y: name } a: friend { x: pets { name } y: friend { name } } } }",
                [
                    #"Fields "a" conflict because subfields "x" conflict because "name" and "pets" are different fields "#
                        + #"and subfields "y" conflict because "name" and "friend" are different fields.@1:11 1:23 1:31 1:41 1:53 1:70"#
                ]
            ),
        ]
    )
    func conflicts(_ document: String, _ errors: [String]) throws {
        let found = try validate(
            Document.parse(document),
            against: ValidationCase.pets,
            rules: #require(ValidationRules(named: "OverlappingFieldsCanBeMergedRule"))
        )
        #expect(found.map { ValidationCase.describe($0).replacing(Self.advice + " ", with: "") } == errors)
    }

    /// Returns fragments that each spread the next one in two places.
    ///
    /// The number of paths doubles with each fragment, and so does the number of merged sets of fragments.
    private static func doubling(_ count: Int, ending: String) -> String {
        (0..<count).map { level in
            "fragment F\(level) on Human { a: friend { ...F\(level + 1) ...G\(level + 1) } b: friend { ...F\(level + 1) } } "
                + "fragment G\(level) on Human { a: friend { ...G\(level + 1) } b: friend { ...G\(level + 1) } } "
        }.joined() + "fragment F\(count) on Human { name } fragment G\(count) on Human { \(ending) }"
    }

    @Test(
        "compares fragments with 2^60 paths only once",
        arguments: ["name", "name: pets { name }"]
    )
    func doublingFragments(_ ending: String) throws {
        let document = "{ human { ...F0 } } " + Self.doubling(60, ending: ending)
        let found = try validate(
            Document.parse(document),
            against: ValidationCase.pets,
            rules: #require(ValidationRules(named: "OverlappingFieldsCanBeMergedRule")),
            maxErrors: 10
        )
        #expect(found.isEmpty == (ending == "name"))
    }

    @Test("merges ten thousand equal fields without comparing pairs", arguments: ["dog { name } ", "cat { owner { name } meows } "])
    func manyFields(_ field: String) throws {
        try ValidationCase("{ " + String(repeating: field, count: 10_000) + "}").check("OverlappingFieldsCanBeMergedRule")
    }

    @Test("reports a conflict among more fields than can be compared in pairs")
    func exhausted() throws {
        let fields = (0..<800).map { "dog { x\($0): name } " }.joined()
        let found = try validate(
            Document.parse("{ \(fields) dog { y: barks } dog { y: name } }"),
            against: ValidationCase.pets,
            rules: #require(ValidationRules(named: "OverlappingFieldsCanBeMergedRule")),
            maxErrors: 10
        )
        #expect(found.count == 2)
        #expect(found.first?.message.starts(with: "Fields \"y\" conflict because") == true)
        #expect(found.last?.message == "Fields overlap in too many ways to compare them all. Validation aborted.")
    }

    @Test("limits a message to a thousand characters and twenty fields on each side, like the reference implementation")
    func manyConflicts() throws {
        let names = (0..<120).map { "x\($0): name " }.joined()
        let others = (0..<120).map { "x\($0): barks " }.joined()
        let found = try validate(Document.parse("{ dog { \(names) } dog { \(others) } }"), against: ValidationCase.pets)
        #expect(found.count == 1)
        let reason = try #require(
            found.first?.message.split(separator: "\"dog\" conflict because ").last?.split(separator: "... Use").first
        )
        #expect(reason.count == 1_000 + 1)
        #expect(reason.hasPrefix("subfields \"x0\" conflict because \"name\" and \"barks\" are different fields and subfields \"x1\""))
        #expect(found.first?.locations.count == 40)
    }

    @Test("reports a conflict in an inline fragment once, as part of the enclosing set")
    func inlineFragments() throws {
        let document = try Document.parse(
            "{ dog { ... on Dog { x: name x: barks ...Rest } ... { ... { x: name } } } } fragment Rest on Dog { owner { name } }"
        )
        let found = validate(document, against: ValidationCase.pets)
        #expect(found.map { $0.locations.map(\.column) } == [[22, 30], [30, 61]])
    }

    @Test(
        "recognizes mutually exclusive fields by their object types, at every level",
        arguments: [
            ("... on Dog { x: name } ... on Cat { x: meows }", false),
            ("... on Dog { x: name } ... on Cat { x: owner { name } }", false),
            ("... on Dog { x: owner { y: name } } ... on Cat { x: owner { y: friend { name } } }", false),
            ("... on Dog { x: owner { y: name } } ... on Cat { x: owner { y: name(upper: true) } }", true),
            ("... on Dog { x: name } ... on Cat { x: name(upper: true) }", true),
            ("... on Dog { x: name } ... on Cat { x: name(upper: true) } x: name", false),
            ("... on Dog { x: owner { y: name } } ... on Cat { x: owner { z: name } } x: owner { y: name z: name }", true),
            ("... on Dog { x: owner { y: name } } ... on Cat { x: owner { z: name } } x: owner { z: name(upper: true) }", false),
            ("... on Dog { x: owner { y: name } } ... on Being { x: name }", false),
        ] as [(String, Bool)]
    )
    func exclusive(_ selections: String, _ isValid: Bool) throws {
        let found = try validate(
            Document.parse("{ pet { \(selections) } }"),
            against: ValidationCase.pets,
            rules: #require(ValidationRules(named: "OverlappingFieldsCanBeMergedRule"))
        )
        #expect(found.isEmpty == isValid)
    }
}

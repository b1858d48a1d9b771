import GraphQL
import Testing

@Suite("fields with one response name mean the same")
struct OverlappingFieldsCanBeMergedRuleTests {
    private static let advice = " Use different aliases on the fields to fetch both if this was intentional."

    @Test(
        "equal fields, and fields that exclude each other, can be merged",
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
        "each pair that differs is told, with the way to it",
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

    /// Fragments of which each spreads the next one at two places: paths double with each, and so do the sets of fragments that meet.
    private static func doubling(_ count: Int, ending: String) -> String {
        (0..<count).map { level in
            "fragment F\(level) on Human { a: friend { ...F\(level + 1) ...G\(level + 1) } b: friend { ...F\(level + 1) } } "
                + "fragment G\(level) on Human { a: friend { ...G\(level + 1) } b: friend { ...G\(level + 1) } } "
        }.joined() + "fragment F\(count) on Human { name } fragment G\(count) on Human { \(ending) }"
    }

    @Test(
        "fragments that could be followed in 2^60 ways cost no more than comparing them once",
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

    @Test("ten thousand equal fields are merged, not compared in pairs", arguments: ["dog { name } ", "cat { owner { name } meows } "])
    func manyFields(_ field: String) throws {
        try ValidationCase("{ " + String(repeating: field, count: 10_000) + "}").check("OverlappingFieldsCanBeMergedRule")
    }

    @Test("a document with more to compare than any client means is refused as a whole")
    func exhausted() throws {
        let fields = (0..<800).map { "dog { x\($0): name } " }.joined()
        let found = try validate(
            Document.parse("{ \(fields) dog { x0: barks } }"),
            against: ValidationCase.pets,
            rules: #require(ValidationRules(named: "OverlappingFieldsCanBeMergedRule")),
            maxErrors: 10
        )
        #expect(found.last?.message == "Fields overlap in too many ways to compare them all. Validation aborted.")
    }
}

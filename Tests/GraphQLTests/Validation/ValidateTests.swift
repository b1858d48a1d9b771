import GraphQL
import TestSupport
import Testing

@Suite("validation")
struct ValidateTests {
    @Test("finds no errors in a valid document")
    func valid() throws {
        let document = try Document.parse(
            """
            query Q($name: String!, $upper: Boolean = false) @onQuery {
              find(filter: {name: $name}) { ...Names ... on Dog { barks } }
            }
            fragment Names on Pet { name(upper: $upper) owner { pets { name } } __typename }
            """
        )
        #expect(validate(document, against: ValidationCase.pets) == [])
    }

    @Test("reports errors of several rules together, in the order of the traversal")
    func several() throws {
        let document = try Document.parse("{\n  dog\n  cat { nam }\n  ...F\n}\nquery { __typename }")
        #expect(
            validate(document, against: ValidationCase.pets).map(ValidationCase.describe) == [
                "This anonymous operation must be the only defined operation. @1:1",
                #"Field "dog" of type "Dog" must have a selection of subfields. Did you mean "dog { ... }"? @2:3"#,
                #"Cannot query field "nam" on type "Cat". Did you mean "name"? @3:9"#,
                #"Unknown fragment "F". @4:6"#,
                "This anonymous operation must be the only defined operation. @6:1",
            ]
        )
    }

    @Test("stops at the maximum number of errors", arguments: [1, 3])
    func limit(_ limit: Int) throws {
        let document = try Document.parse("{ a b c d e }")
        let errors = validate(document, against: ValidationCase.pets, maxErrors: limit)
        #expect(errors.count == limit + 1)
        #expect(errors.last?.message == "Too many validation errors, error limit reached. Validation aborted.")
        #expect(validate(document, against: ValidationCase.pets).count == 5)
    }

    @Test("accepts a chain of five thousand fragments, which is not a cycle")
    func longChain() throws {
        let chain = (0..<5000).map { "fragment F\($0) on Human { friend { ...F\($0 + 1) } } " }.joined()
        let document = try Document.parse("{ human { ...F0 } } " + chain + "fragment F5000 on Human { name }")
        #expect(validate(document, against: ValidationCase.pets) == [])
    }

    @Test("rejects fragments that all spread each other, with the maximum number of cycles")
    func manyCycles() throws {
        let spreads = (0..<100).map { "...F\($0) " }.joined()
        let fragments = (0..<100).map { "fragment F\($0) on Query { \(spreads) } " }.joined()
        let errors = try validate(Document.parse("{ ...F0 } " + fragments), against: ValidationCase.pets, maxErrors: 100)
        #expect(errors.count == 101)
    }

    @Test("finds rules by name")
    func names() {
        #expect(ValidationRules(named: "ScalarLeafsRule")?.isSubset(of: .specified) == true)
        #expect(ValidationRules(named: "NoDeprecatedCustomRule") == .noDeprecated)
        #expect(ValidationRules(named: "NoSuchRule") == nil)
    }

    private static let sources = [
        "query Q($a: Int!, $f: Filter = {name: \"a\"}) @onQuery { dog { ...D name(upper: true) @many(n: $a) } pet { ... on Dog { barks } ...D } "
            + "find(filter: $f, choice: {id: 1}) { owner { friend { name } } } } fragment D on Dog { name knows(command: SIT) owner { ...H } } "
            + "fragment H on Human { pets { ... on Cat { volume } ... on Dog { volume } } friend { friend { name } } }",
        "subscription S { fed { name } } { a: dog { b: name b: barks } a: cat { b: name } values(int: 1, list: [1, 2], matrix: [[3]]) "
            + "__schema { types { fields { name } } } __type(name: \"A\") { kind } } type A { a: B } directive @many on FIELD",
    ]

    @Test("never traps on damaged documents, and reports locations inside them", arguments: 0..<32)
    func damaged(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        for source in Self.sources {
            for _ in 0..<40 {
                guard let document = try? Document.parse(random.damaged(source)) else { continue }  // syntax is tested elsewhere
                for error in validate(document, against: ValidationCase.pets) {
                    #expect(error.locations.allSatisfy { $0.line + $0.column <= document.source.count + 1 }, "\(error.message)")
                }
            }
        }
    }
}

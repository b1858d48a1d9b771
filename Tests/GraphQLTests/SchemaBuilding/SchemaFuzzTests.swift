import JSON
import JSONValues
import TestSupport
import Testing

@testable import GraphQL

@Suite("random schemas")
struct SchemaFuzzTests {
    @Test("print as themselves, sorted or not, and introspection shows everything that printing shows", arguments: 0..<20)
    func roundTrips(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        let printed = schema.printed()
        let again = try Schema(sdl: printed)
        #expect(again.printed() == printed)
        #expect(schema.changes(to: again) == [])
        let sorted = try Schema(sdl: schema.printed(isSorted: true))
        #expect(sorted.printed() == schema.printed(isSorted: true))
        #expect(schema.changes(to: sorted) == [] && sorted.changes(to: schema) == [])
        #expect(try Schema(introspection: introspection(of: schema)).printed() == printed)
    }

    @Test("have a coordinate for each element that resolves to the same element", arguments: 0..<20)
    func coordinates(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        for element in schema.elements {
            let text = schema.coordinate(of: element).description
            #expect(try schema.element(at: SchemaCoordinate(parsing: text)) == element, "\(text)")
        }
    }

    @Test("can still be built after damage, or have errors inside the source", arguments: 0..<20)
    func damaged(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let sdl = SchemaGenerator.sdl(seed: seed)
        for _ in 0..<5 {
            let source = random.misspelled(sdl)
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(\.unicodeScalars.count)
            do throws(SchemaError) {
                let schema = try Schema(sdl: source)
                #expect(throws: Never.self, "\(source)") { try Schema(sdl: schema.printed()) }
            } catch {
                #expect(!error.errors.isEmpty)
                for place in error.errors.flatMap(\.locations) {
                    #expect((1...lines.count).contains(place.line) && (1...lines[place.line - 1] + 1).contains(place.column), "\(error)")
                }
            }
        }
    }

    @Test("keep valid operations valid unless a change is breaking", arguments: 0..<20)
    func changes(seed: Int) throws {
        let sdl = SchemaGenerator.sdl(seed: seed)
        let old = try Schema(sdl: sdl)
        var generator = OperationGenerator(schema: old, seed: seed)
        let documents = try (0..<5).map { _ in try Document.parse(generator.document()) }
        // A field that becomes non-null is not a breaking change, but can conflict with nullable fields.
        let rules = ValidationRules.specified.subtracting(.overlappingFieldsCanBeMerged)
        for _ in 0..<10 {
            guard let new = try? Schema(sdl: generator.values.random.evolved(sdl)) else { continue }
            let changes = old.changes(to: new)
            guard changes.allSatisfy({ $0.kind.severity != .breaking }) else { continue }
            for document in documents {
                #expect(validate(document, against: new, rules: rules) == [], "\(changes) of \(sdl)")
            }
        }
    }

    private func introspection(of schema: Schema) throws -> Value {
        let document = try Document.parse(IntrospectionQuery().text)
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        executor.execute(try document.operation(named: nil), root: .null)
        #expect(executor.errors.isEmpty)
        return Value(try JSONDocument(parsing: executor.writer.bytes).root)
    }
}

extension SeededGenerator {
    /// Returns a schema with a single small change, which may be breaking.
    fileprivate mutating func evolved(_ sdl: String) -> String {
        let edits = [
            ("!", ""), (": Int", ": Int!"), (": String", ": String = \"x\""), (" = 7", ""), (" = {", " = null #"),
            ("(a0: ", "(more: Int, a0: "),
            ("(a0: ", "(more: Int!, a0: "), ("(a0: ", "(more: Int! = 1, a0: "), ("f0: ", "more: [Int!] f0: "), ("f0: ", "more: Int! f0: "),
            (" @oneOf", ""), (" repeatable", ""), (" | FIELD", ""), ("union Union0 = ", "union Union0 = Query | "), (" A0", " A0 Z0"),
            (" B0", ""),
            ("type Mutation", "type Other"), ("[", ""), ("]", ""), (" & Node0", ""), ("@once", "@never"), (" | Object1", ""),
        ]
        let (old, new) = pick(edits)
        let parts = sdl.split(separator: old, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return sdl }
        let place = number(1...parts.count - 1)
        return parts[..<place].joined(separator: old) + new + parts[place...].joined(separator: old)
    }
}

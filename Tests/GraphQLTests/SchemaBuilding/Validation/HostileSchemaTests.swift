import GraphQL
import Testing

/// Sources that are written to cost more than their length.
///
/// Each has some hundred thousand bytes or more, so quadratic work would never finish.
@Suite("hostile schemas")
struct HostileSchemaTests {
    /// Repeats a piece of source for the numbers from 0.
    private func repeated(_ count: Int, _ piece: (Int) -> String) -> String {
        (0..<count).map(piece).joined(separator: "\n")
    }

    private func errors(_ sdl: String) -> [GraphQLError] {
        do throws(SchemaError) {
            _ = try Schema(sdl: sdl)
            return []
        } catch {
            return error.errors
        }
    }

    private static let limitMessage = "Too many validation errors, error limit reached. Validation aborted."

    @Test("can have many types that refer to their neighbors")
    func manyTypes() throws {
        let sdl = repeated(20_000) {
            "interface I\($0) { a(x: N\($0)): Int } type T\($0) implements I\($0) { a(x: N\($0)): Int } input N\($0) { n: N\($0 + 1) }"
        }
        let schema = try Schema(sdl: sdl + " input N20000 { n: N0 } type Query { t: T0 }")
        #expect(try schema.isSubtype(#require(schema.type(named: "T19999")), of: #require(schema.type(named: "I19999"))))
        #expect(try !schema.isSubtype(#require(schema.type(named: "T19999")), of: #require(schema.type(named: "I19998"))))
    }

    @Test("can have a union of many members")
    func largeUnion() throws {
        let members = (0..<20_000).map { "T\($0)" }.joined(separator: " | ")
        let schema = try Schema(sdl: "union U = \(members) type Query { u: U } " + repeated(20_000) { "type T\($0) { a: Int }" })
        #expect(try schema[#require(schema.type(named: "U"))].possibleTypes.count == 20_000)
    }

    @Test("get an error for the broken position in a long chain of interfaces")
    func interfaceChain() {
        let sdl =
            repeated(20_000) { "interface I\($0) implements I\($0 + 1) { a: Int }" }
            + "interface I20000 implements I0 { a: Int } type Query { a: Int }"
        let errors = errors(sdl)
        #expect(errors.first?.message == "Type I0 must implement I2 because it is implemented by I1.")
        #expect(errors.last?.message == Self.limitMessage)
    }

    @Test("get a single error for a long cycle of input objects")
    func inputObjectCycle() throws {
        let sdl = repeated(20_000) { "input N\($0) { n: N\(($0 + 1) % 20_000)! }" } + "type Query { a: Int }"
        let errors = errors(sdl)
        #expect(errors.count == 1)
        #expect(errors.first?.locations.count == 20_000)
    }

    @Test("get a limited number of errors for many cycles along a long path")
    func manyInputObjectCycles() {
        let sdl = repeated(20_000) { "input N\($0) { n: N\(($0 + 1) % 20_000)! first: N0! }" } + "type Query { a: Int }"
        let errors = errors(sdl)
        #expect(errors.count > 1)
        #expect(errors.map(\.locations.count).reduce(0, +) < 200_000)
    }

    @Test("cannot nest default values without a limit", arguments: [false, true])
    func deepDefaultValues(isBackwards: Bool) {
        let indices = isBackwards ? Array((0..<20_000).reversed()) : Array(0..<20_000)
        let types = indices.map { "input N\($0) { n: N\($0 + 1) = {} }" }.joined(separator: "\n")
        let errors = errors(types + "input N20000 { a: Int } type Query { a: Int }")
        #expect(errors.map(\.message) == ["Default values must not nest deeper than 200 levels or have more than 1000000 fields."])
    }

    @Test("cannot have default values with an unlimited number of fields")
    func wideDefaultValues() {
        let fields = repeated(5_000) { "f\($0): Int = 1" }
        let items = [String](repeating: "{}", count: 5_000).joined()
        let errors = errors("input N { \(fields) } type Query { a(n: [N] = [\(items)]): Int }")
        #expect(errors.map(\.message) == ["Default values must not nest deeper than 200 levels or have more than 1000000 fields."])
    }

    @Test("cannot have default values that expand to more fields than there are atoms")
    func unfoldingDefaultValues() {
        let types = repeated(150) { "input N\($0) { a: N\($0 + 1) = {} b: N\($0 + 1) = {} }" }
        let errors = errors(types + "input N150 { a: Int } type Query { a: Int }")
        #expect(errors.map(\.message) == ["Default values must not nest deeper than 200 levels or have more than 1000000 fields."])
    }

    @Test("get only some suggestions for many unknown names among many known names")
    func suggestions() throws {
        let sdl = repeated(10_000) { "type Type\($0) { a: Typo\($0) }" }
        let errors = validateSDL(try Document.parse(sdl))
        #expect(errors.count == 10_000)
        #expect(errors.first?.message.contains("Did you mean") == true)
        #expect(errors.last?.message == #"Unknown type "Typo9999"."#)
    }

    @Test("can use a directive with many arguments and locations often")
    func directives() throws {
        let arguments = repeated(10_000) { "a\($0): Int" }
        let locations = [String](repeating: "FIELD_DEFINITION", count: 10_000).joined(separator: " | ")
        let uses = repeated(10_000) { "f\($0): Int @d(a9999: 1)" }
        let sdl = "directive @d(\(arguments)) on \(locations) type Query { \(uses) }"
        #expect(validateSDL(try Document.parse(sdl)).isEmpty)
    }

    @Test("get a limited number of errors for missing required arguments")
    func missingArguments() {
        let arguments = repeated(5_000) { "a\($0): Int!" }
        let uses = repeated(5_000) { "f\($0): Int @d" }
        let errors = errors("directive @d(\(arguments)) on FIELD_DEFINITION type Query { \(uses) }")
        #expect(errors.count == 1_001)
        #expect(errors.last?.message == Self.limitMessage)
    }

    @Test("get a limited number of errors for fields without an implementation")
    func missingFields() {
        let fields = repeated(5_000) { "f\($0): Int" }
        let errors = errors("interface I { \(fields) } type Query { a: Int } " + repeated(5_000) { "type T\($0) implements I { a: Int }" })
        #expect(errors.last?.message == Self.limitMessage)
    }

    @Test("get a limited number of errors that each list all extensions")
    func manyExtensions() {
        let fields = repeated(1_000) { "f\($0): Int" }
        let extensions = repeated(10_000) { "extend type Query { a\($0): Int }" }
        let errors = errors("interface I { \(fields) } type Query implements I { a: Int } " + extensions)
        #expect(errors.count < 100)
        #expect(errors.last?.message == Self.limitMessage)
    }

    @Test("can have many optional arguments that many interfaces do not have")
    func optionalArguments() throws {
        let arguments = repeated(10_000) { "a\($0): Int" }
        let names = (0..<10_000).map { "I\($0)" }.joined(separator: " & ")
        let sdl = "type Query implements \(names) { f(\(arguments)): Int } " + repeated(10_000) { "interface I\($0) { f: Int }" }
        #expect(try Schema(sdl: sdl).types.count > 10_000)
    }
}

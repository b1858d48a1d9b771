import TestSupport
import Testing

@testable import GraphQL

@Suite("coercion of random values")
struct CoercionFuzzTests {
    /// Returns a schema, a generator of its values, and the types of its arguments and input fields.
    private func setUp(_ seed: Int) throws -> (Schema, ValueGenerator, [TypeReference]) {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        return (schema, ValueGenerator(schema: schema, random: SeededGenerator(seed: seed)), schema.inputValues.map(\.type))
    }

    @Test("accepts values that fit by construction, and coerces the results to themselves", arguments: 0..<20)
    func fitting(seed: Int) throws {
        var (schema, values, types) = try setUp(seed)
        for type in types {
            let value = values.value(of: type)
            let (coerced, issues) = schema.coerce(value.plain, as: type)
            #expect(issues == [], "\(value) as \(schema.printed(type))")
            let again = try schema.coerce(#require(coerced), as: type)
            #expect(again.value == coerced)
            #expect(again.issues == [])
        }
    }

    @Test("coerces literals to the same results as values, and validation accepts the literals", arguments: 0..<20)
    func literals(seed: Int) throws {
        var (schema, values, types) = try setUp(seed)
        for type in types {
            let value = values.value(of: type)
            let document = try Document.parse("query ($v: \(schema.printed(type)) = \(value.literal)) { __typename }")
            #expect(validate(document, against: schema, rules: .valuesOfCorrectType) == [])
            let literal = try #require(document.variableDefinitions.first?.defaultValue)
            let (coerced, issues) = schema.coerce(literal, as: type, in: document, variables: nil)
            #expect(issues == [])
            #expect(coerced == schema.coerce(value.plain, as: type).value, "\(value.literal) as \(schema.printed(type))")
        }
    }

    @Test("agrees with validation about any literal, and coerces it to the same result as the value", arguments: 0..<20)
    func anyLiterals(seed: Int) throws {
        var (schema, values, types) = try setUp(seed)
        for type in types {
            let value = values.damaged(values.value(of: type))
            let document = try Document.parse("query ($v: \(schema.printed(type)) = \(value.literal)) { __typename }")
            let isAccepted = validate(document, against: schema, rules: .valuesOfCorrectType).isEmpty
            let literal = try #require(document.variableDefinitions.first?.defaultValue)
            let (coerced, issues) = schema.coerce(literal, as: type, in: document, variables: nil)
            #expect(issues.isEmpty == isAccepted, "\(value.literal) as \(schema.printed(type))")
            #expect((coerced != nil) == isAccepted, "\(value.literal) as \(schema.printed(type))")
            if isAccepted { #expect(coerced == schema.coerce(value.plain, as: type).value, "\(value.literal)") }
        }
    }

    @Test("never traps on any value, and coerces the results to themselves", arguments: 0..<20)
    func anyValues(seed: Int) throws {
        var (schema, values, types) = try setUp(seed)
        for type in types {
            let value = values.damaged(values.value(of: type))
            let (coerced, issues) = schema.coerce(value.plain, as: type)
            #expect((coerced == nil) == !issues.isEmpty, "\(value) as \(schema.printed(type))")
            guard let coerced else { continue }
            #expect(schema.coerce(coerced, as: type).value == coerced, "\(value) as \(schema.printed(type))")
        }
    }
}

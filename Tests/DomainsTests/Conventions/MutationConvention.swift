import GraphQL

extension Convention {
    static let mutations = Convention(
        rule: "a mutation takes one `input` named after it, which ends with `idempotencyKey`, and returns a payload of the interface",
        counterexample: (
            """
            type Query { a: Int }
            type Mutation {
              good(input: GoodInput!): GoodPayload
              lazy(input: LazyInput = {}): LazyPayload
              bare(id: ID!): BarePayload
              strict(input: StrictInput!): StrictPayload!
              other(input: GoodInput!): GoodPayload
              plain(input: PlainInput!): PlainPayload
            }
            input GoodInput { a: Int idempotencyKey: String }
            input LazyInput { idempotencyKey: String }
            input StrictInput { idempotencyKey: String a: Int }
            input PlainInput { idempotencyKey: String! }
            interface MutationPayload { message: String }
            type GoodPayload implements MutationPayload { message: String }
            type LazyPayload implements MutationPayload { message: String }
            type BarePayload implements MutationPayload { message: String }
            type StrictPayload implements MutationPayload { message: String }
            type PlainPayload { message: String }
            """,
            [
                "Mutation.bare", "Mutation.strict", "StrictInput", "Mutation.other", "Mutation.other", "Mutation.plain", "PlainInput",
            ]
        )
    ) { schema in
        guard let root = schema.mutationType else { return [] }
        return schema[schema[root].fields].flatMap { field -> [Violation] in
            let coordinate = "\(schema[root].name).\(field.name)"
            let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
            var violations: [Violation] = []
            let arguments = schema[field.arguments]
            let types = arguments.map { "\($0.name): \(schema.printed($0.type)) = \(($0.defaultLiteral ?? "").filter { $0 != " " })" }
            if types != ["input: \(name)Input! = "], types != ["input: \(name)Input = {}"] {
                violations.append(Violation(coordinate, "should only take `input: \(name)Input!`, or `= {}` if no field is required."))
            }
            let payload = schema[field.type.named]
            let implements = payload.interfaces.contains { schema[$0].name == "MutationPayload" }
            if schema.printed(field.type) != name + "Payload" || !implements {
                violations.append(Violation(coordinate, "should return a nullable \(name)Payload that implements MutationPayload."))
            }
            let input = arguments.first.map { schema[$0.type.named] }
            if let input, input.kind == .inputObject, let last = schema[input.inputFields].last,
                last.name != "idempotencyKey" || schema.printed(last.type) != "String"
            {
                violations.append(Violation(input.name, "should end with `idempotencyKey: String`."))
            }
            return violations
        }
    }
}

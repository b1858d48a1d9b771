import Coverage
import GraphQL

extension Convention {
    static let examples = Convention(
        rule: "the description of every argument and input field has an example of its type",
        exceptions: [
            "a file has no literal; its description lists the file types": [
                "SetProfilePhotoInput.photo", "CreateAccountInput.photo", "AddFoodPostInput.photo", "EditFoodPostInput.photo",
            ],
            "holds a file, which is a variable": ["Mutation.setProfilePhoto(input:)"],
        ],
        counterexample: (
            #"""
            type Query {
              good(
                "For example `2`." a: Int "For example `two`." b: String "For example `RED`." c: Color "For example `RED`." d: [Color!]
                "For example `{min: 2}`." e: Range "For example `a_1`." f: ID "Any day, for example `2026-03-01`." g: Date
              ): Int
              bad(
                "How many." a: Int "For example `two`." b: Int "For example `BLUE`." c: Color "For example `[\"RED\"]`." d: [Color!]
                "For example `{max: 2}`." e: Range "For example `a`." f: ID "For example `2026-02-30`." g: Date "For example two." h: Int
              ): Int
            }
            enum Color { RED }
            input Range { "The least, for example `0.5`." min: Float "A word, for example a secret one." word: String @secret }
            scalar Date @specifiedBy(url: "https://scalars.graphql.org/andimarek/local-date.html")
            directive @secret on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
            """#,
            ["a", "b", "c", "d", "e", "f", "g", "h"].map { "Query.bad(\($0):)" }
        )
    ) { schema in
        schema.inputs.compactMap { member in
            guard let input = member.input, !member.isWordedByConvention(in: schema) else { return nil }
            guard let example = input.describedExample else {
                // For a secret no working example can be given.
                let isNamed = input.isSecret && (input.description?.contains("for example ") ?? false)
                return isNamed ? nil : Violation(member.coordinate, "has no example in its description (“…, for example `…`”).")
            }
            guard schema.value(ofExample: example, as: input.type) == nil else { return nil }
            return Violation(member.coordinate, "has the example `\(example)`, which is not a \(schema.printed(input.type)).")
        }
    }
}

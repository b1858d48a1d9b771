import GraphQL

extension Convention {
    static let sharedFields = Convention(
        rule: "a field shared by several types has the same type and nullability",
        exceptions: [
            "a key need not expire": ["*.expiresAt"],
            "an enum of each type’s own": ["*.status", "*.kind", "*.unit"],
            "reviews can consist of stars only, feedback cannot": ["*.comment"],
            "cost points or money; names of the contract": ["*.cost"],
            "with amounts in a recipe, without in a post; a name of the contract": ["*.ingredients"],
            "complete for an account, approximate for a post, a point for a store": ["*.location"],
            "the limit for a serving, or the content of one": ["*.perServing"],
            "an account need not have a location; a food post and a store have one": [
                "*.address", "*.area", "*.latitude", "*.longitude",
            ],
            "a seller has a website; a store need not have one": ["*.website"],
            "a request outlives its post": ["*.foodPost"],
            "a bought item need not be an ingredient or have an amount": ["*.aisle", "*.grams", "*.ingredient", "*.quantity"],
            "an account need not have a budget; the budget of a past week": ["*.budget", "*.option", "*.weekly"],
            "items of a shopping list or a catalogue": ["*.items"],
            "an event may have been missed": ["*.weekOf"],
            "entries of a day, or of many days in pages": ["*.entries"],
            "the reason for a picked item": ["*.reason"],
            "counted values of a list’s own filter, and only some lists of recipes have one": ["*.facets", "*.values"],
            "money is exact, amounts of nutrients are measured": ["*.amount"],
            "entered and target amounts can be missing": [
                "*.calories", "*.proteinG", "*.carbsG", "*.sugarG", "*.fiberG", "*.fatG", "*.saturatedFatG", "*.sodiumMg",
            ],
            "a logged meal need not have a name, outlives its recipe, and can be half a serving": ["*.name", "*.recipe", "*.servings"],
            "remaining points, or the rest of a day’s targets; names of the contract": ["*.remaining"],
            "days of the calendar or of a plan; entered nutrients can be missing": ["*.days", "*.nutrients"],
            "the allergens in a recipe, or the private ones of an account": ["*.allergens"],
            "only few viewers see the account of a profile; a key has one": ["*.account"],
        ],
        counterexample: (
            """
            type Query { a: A }
            type A { name: String size: Int! list: [Int] }
            type B { name: String! size: Int! list: Int }
            type CPayload { name: Int }
            type DConnection { edges: Int }
            type EConnection { edges: String }
            """,
            ["*.name", "*.list"]
        )
    ) { schema in
        let fields = schema.ownFields.filter { member in
            // Changed objects in payloads and objects found by root fields can be null. Connections list different objects.
            guard let owner = member.owner, ![schema.queryType, schema.mutationType].contains(owner.id) else { return false }
            return !member.isDefinedByConnections && !owner.name.hasSuffix("Payload")
        }
        return differing(fields, in: schema) { schema.printed($0) }
    }

    static let sharedInputs = Convention(
        rule: "a shared argument or input field has the same type and is required everywhere or nowhere",
        exceptions: [
            "types of the listed objects": ["*.filter", "*.orderBy", "*.field"],
            "types of the mutation": ["*.input"],
            "one type of a post, or the types in a filter; a name of row D3 of the contract": ["*.foodType"],
            "the direction of a list or of a weight; a name of row M10 of the contract": ["*.direction"],
            "an enum of each type’s own": ["*.status", "*.unit"],
            "an unsupported language is a user error, not a client error (row A12)": ["*.language"],
            "a decision about a report, and the name of any mutation": ["*.action"],
            "the ends of ranges of different numbers": ["*.min", "*.max"],
            "identity providers are the server’s settings": ["*.provider"],
            "a time, day or place as the start or end; names of the contract": ["*.from", "*.to"],
            "an amount, or a range of amounts; names of the contract": [
                "*.calories", "*.proteinG", "*.carbsG", "*.sugarG", "*.fiberG", "*.fatG",
            ],
        ],
        counterexample: (
            """
            type Query { a(name: String!, size: Int, words: [String]): Int b(name: String, size: Float, words: String): Int }
            """,
            ["*.size", "*.words"]
        )
    ) { schema in
        differing(schema.inputs, in: schema) { schema.printed($0.nullable) }
    }

    /// Reports members with the same name but different types.
    private static func differing(_ members: [SchemaMember], in schema: Schema, _ text: (TypeReference) -> String) -> [Violation] {
        Dictionary(grouping: members, by: \.name).sorted { $0.key < $1.key }.compactMap { name, members in
            let types = Dictionary(grouping: members) { $0.type.map(text) ?? "" }
            guard types.count > 1 else { return nil }
            let places = types.sorted { $0.value.count > $1.value.count }.map { type, members in
                "\(type) at \(members.prefix(4).map(\.coordinate).joined(separator: ", "))"
            }
            return Violation("*.\(name)", "should have the same type everywhere, but is \(places.joined(separator: "; ")).")
        }
    }
}

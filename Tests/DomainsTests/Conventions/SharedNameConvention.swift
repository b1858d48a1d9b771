import GraphQL

extension Convention {
    static let sharedFields = Convention(
        rule: "a field that several types have is of one type and nullability",
        exceptions: [
            "a key can be good for ever": ["*.expiresAt"],
            "an enum of each type’s own": ["*.status", "*.kind", "*.unit"],
            "reviews can be stars alone, feedback cannot": ["*.comment"],
            "points of cost beside money; names of the contract": ["*.cost"],
            "a recipe’s have amounts, a post’s have none; a name of the contract": ["*.ingredients"],
            "an account’s is whole, a post’s hides the place, a store’s is a point": ["*.location"],
            "what is allowed for a serving, and what is in one": ["*.perServing"],
            "an account need not say where it is; a food post and a store have a place": [
                "*.address", "*.area", "*.latitude", "*.longitude",
            ],
            "a seller has a site; a store need not have one": ["*.website"],
            "a request outlives its post": ["*.foodPost"],
            "what is bought need not be an ingredient, nor have an amount": ["*.aisle", "*.grams", "*.ingredient", "*.quantity"],
            "an account need not have a budget; what it was in a week": ["*.budget", "*.option", "*.weekly"],
            "of a shopping list, or of a catalogue": ["*.items"],
            "an event may have been missed": ["*.weekOf"],
            "of a day, or of many in pages": ["*.entries"],
            "why an item is in a list, where it is one of picked items": ["*.reason"],
            "money is exact, amounts of nutrients are measured": ["*.amount"],
            "amounts that were typed, or are aimed at, can be missing": [
                "*.calories", "*.proteinG", "*.carbsG", "*.sugarG", "*.fiberG", "*.fatG", "*.saturatedFatG", "*.sodiumMg",
            ],
            "what was eaten need not have a name, outlives its recipe, and can be half a serving": ["*.name", "*.recipe", "*.servings"],
            "of points, or of a day’s targets; names of the contract": ["*.remaining"],
            "of the calendar, or of a plan; and what may have been typed": ["*.days", "*.nutrients"],
            "what a recipe has, and what an account avoids, for itself alone": ["*.allergens"],
            "behind a profile there is an account for few; a key has one": ["*.account"],
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
        rule: "an argument or input field that several have is of one type, required or not",
        exceptions: [
            "of what is listed": ["*.filter", "*.orderBy", "*.field"],
            "of the mutation": ["*.input"],
            "of a list, or of a weight; a name of row M10 of the contract": ["*.direction"],
            "an enum of each type’s own": ["*.status", "*.unit"],
            "a language that there is not is a mistake of the person’s, not of the client’s (row A12)": ["*.language"],
            "a decision about a report, and the name of any mutation": ["*.action"],
            "the ends of ranges of different numbers": ["*.min", "*.max"],
            "identity providers are the server’s settings": ["*.provider"],
            "a moment, a day or a place to begin with or to end at; names of the contract": ["*.from", "*.to"],
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
    private static func differing(_ members: [SchemaMember], in schema: Schema, _ text: (TypeReference) -> String) -> [Breach] {
        Dictionary(grouping: members, by: \.name).sorted { $0.key < $1.key }.compactMap { name, members in
            let types = Dictionary(grouping: members) { $0.type.map(text) ?? "" }
            guard types.count > 1 else { return nil }
            let places = types.sorted { $0.value.count > $1.value.count }.map { type, members in
                "\(type) at \(members.prefix(4).map(\.coordinate).joined(separator: ", "))"
            }
            return Breach("*.\(name)", "should be one thing everywhere, but is \(places.joined(separator: "; ")).")
        }
    }
}

import GraphQL

extension Convention {
    static let descriptions = Convention(
        rule: "every element has a description in whole sentences",
        counterexample: (
            """
            "The root." type Query { "What it is." good: Int bare: Int "No period" open: Int "no capital." small: Int }
            enum Kind { "One." A B }
            "What it says." directive @d on FIELD
            directive @e on FIELD
            """,
            ["Query.bare", "Query.open", "Query.small", "Kind", "Kind.B", "@e"]
        )
    ) { schema in
        schema.ownMembers.compactMap { member in
            guard let text = member.description, let first = text.first else { return Violation(member.coordinate, "has no description.") }
            if first.isLowercase { return Violation(member.coordinate, "begins with a lower-case letter: “\(text)”.") }
            return text.last == "." ? nil : Violation(member.coordinate, "does not end with a period: “\(text)”.")
        }
    }

    static let copies = Convention(
        rule: "no description is a copy of another, except for descriptions defined by conventions",
        counterexample: (
            """
            type Query { "The name." a("A name." b: Int): Int "The name." c: Int d: DConnection e: EConnection }
            "A name." input C { f: Int }
            type DConnection { "The feedback alone." nodes: Int }
            type EConnection { "The feedback alone." nodes: Int }
            """,
            ["Query.a(b:)", "Query.a", "Query.c", "C"]
        )
    ) { schema in
        let members = schema.ownMembers.filter { $0.description != nil && !$0.isWordedByConvention(in: schema) }
        return Dictionary(grouping: members) { $0.description ?? "" }.values.filter { $0.count > 1 }.flatMap { copies in
            copies.map { copy in
                let others = copies.map(\.coordinate).filter { $0 != copy.coordinate }.joined(separator: ", ")
                return Violation(copy.coordinate, "has the same description as \(others): describe what is specific to it.")
            }
        }
    }

    static let plainWords = Convention(
        rule: "descriptions use plain words",
        counterexample: (
            #"type Query { "What somebody’s friends see." a: Int "Whoever asks." b: Int "Dearest is not dear." c: Int "Some body." d: Int }"#,
            ["Query.a", "Query.b", "Query.c"]
        )
    ) { schema in
        schema.ownMembers.compactMap { member in
            guard let text = member.description?.lowercased() else { return nil }
            let words = text.split { !$0.isLetter && $0 != "-" }
            guard let (odd, plain) = unusualWords.first(where: { words.contains($0.key[...]) }) else { return nil }
            return Violation(member.coordinate, "contains “\(odd)”; use “\(plain)” instead.")
        }
    }

    /// Uncommon words with their replacements.
    private static let unusualWords = [
        "whoever": "anyone who", "whomever": "anyone whom", "whosoever": "anyone who",
        "somebody": "someone", "nobody": "no one", "anybody": "anyone", "everybody": "everyone",
        "dear": "expensive", "dearer": "more expensive", "dearest": "the most expensive",
        "vouches": "confirms", "hence": "so", "thereof": "of it", "lest": "so that … not", "shall": "will", "upon": "on",
    ]

    static let nulls = Convention(
        rule: "nullable fields document when they are null",
        exceptions: [
            "messages of payloads, with a description defined by a convention": ["MutationPayload.message"]
        ],
        counterexample: (
            #"""
            type Query { "The name; null for strangers." a: String "Null until then." b: String "The name." c: String "The size." d: Int! }
            type Mutation { "Does it." e: Int }
            """#,
            ["Query.c"]
        )
    ) { schema in
        schema.ownFields.compactMap { member in
            // The payload of a mutation is null if there is an error, as documented on the mutation type.
            guard let type = member.type, !type.isNonNull, member.owner?.id != schema.mutationType else { return nil }
            let words = (member.description ?? "").lowercased().split { !$0.isLetter }
            return words.contains("null")
                ? nil : Violation(member.coordinate, "is nullable: document when it is null (“…; null when …”), or make it non-null.")
        }
    }
}

extension SchemaMember {
    /// Whether a convention defines its description.
    func isWordedByConvention(in schema: Schema) -> Bool { isDefinedByConnections || canonicalText(in: schema) != nil }
}

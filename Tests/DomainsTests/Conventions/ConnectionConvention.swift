import GraphQL

extension Convention {
    static let connections = Convention(
        rule: "connections and their edges have one shape and are named after what they list",
        counterexample: (
            """
            type Query { posts: PostConnection! }
            type Post { id: ID }
            type PostConnection { edges: [PostEdge]! nodes: [Post!]! pageInfo: PageInfo! count: Int! }
            type PostEdge { cursor: String! node: Post }
            type LoneEdge { cursor: String! node: Post! }
            type PageInfo { endCursor: String }
            """,
            ["PostConnection.edges", "PostConnection.totalCount", "PostEdge.node", "LoneEdge"]
        )
    ) { schema in
        let objects = schema.ownMembers.compactMap { $0.isType ? $0.owner : nil }.filter { $0.kind == .object }
        let connections = objects.filter { $0.name.hasSuffix("Connection") }
        let stems = connections.map { String($0.name.dropLast("Connection".count)) }
        let lone = objects.filter { $0.name.hasSuffix("Edge") && !stems.contains(String($0.name.dropLast("Edge".count))) }
            .map { Violation($0.name, "does not belong to a connection; expected: \($0.name.dropLast("Edge".count))Connection.") }
        return lone
            + zip(connections, stems).flatMap { connection, item in
                let fields = ["edges": "[\(item)Edge!]!", "nodes": "[\(item)!]!", "pageInfo": "PageInfo!", "totalCount": "Int!"]
                return violations(of: connection, fields, in: schema)
                    + (schema.type(named: item + "Edge").map {
                        violations(of: schema[$0], ["cursor": "String!", "node": item + "!"], in: schema)
                    } ?? [Violation(connection.name, "has no \(item)Edge.")])
            }
    }

    private static func violations(of type: NamedType, _ fields: [String: String], in schema: Schema) -> [Violation] {
        fields.compactMap { name, expected in
            let found = schema.field(named: name, of: type.id).map { schema.printed(schema[$0].type) }
            guard found != expected else { return nil }
            return Violation("\(type.name).\(name)", "is \(found ?? "missing"); it should be \(expected).")
        }
    }

    static let pagingArguments = Convention(
        rule: "fields that return a connection end with the arguments `first`, `after`, `last` and `before`, and no other field has them",
        counterexample: (
            """
            type Query {
              good(tag: String first: Int after: String last: Int before: String): PostConnection!
              short(first: Int after: String): PostConnection!
              early(first: Int after: String last: Int before: String tag: String): PostConnection!
              other(first: Int): [Post!]!
            }
            type Post { id: ID }
            type PostConnection { nodes: [Post!]! }
            """,
            ["Query.short", "Query.early", "Query.other"]
        )
    ) { schema in
        let expected = ["first: Int", "after: String", "last: Int", "before: String"]
        return schema.ownFields.compactMap { member in
            guard let field = member.field else { return nil }
            let arguments = schema[field.arguments].map { "\($0.name): \(schema.printed($0.type))" }
            if schema.isConnection(field.type) {
                return arguments.suffix(4) == expected[...]
                    ? nil : Violation(member.coordinate, "should end with the arguments \(expected.joined(separator: ", ")).")
            }
            return arguments.contains(where: expected.contains)
                ? Violation(member.coordinate, "has paging arguments but is not a connection.") : nil
        }
    }
}

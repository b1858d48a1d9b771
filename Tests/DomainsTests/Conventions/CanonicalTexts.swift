import GraphQL

/// The standard descriptions of elements that the conventions define.
enum CanonicalTexts {
    /// The descriptions of paging arguments, by name.
    static let pagingArguments = [
        "first": "The number of items to return from the start, for example `10`; at most 100. Defaults to 20 if `last` is not given.",
        "after": "Return only items after this cursor, for example the `endCursor` of the previous page.",
        "last": "The number of items to return from the end, for example `10`; at most 100.",
        "before": "Return only items before this cursor, for example the `startCursor` of the next page.",
    ]
    static let language = "The language of the text, for example `ES`; by default, the language of the request."
    static let idempotencyKey = """
        Idempotency key: a name chosen by the client for this change, for example a random UUID. If the mutation is sent again with \
        the same key and input, nothing changes. The message and ids are repeated. Objects are shown in their present state, or null \
        if they were removed.
        """
    static let includeAllergens = """
        Whether to include recipes with allergens or ingredients that the account avoids, for example `true`; see `setAllergens`.
        """
    /// The descriptions of a payload's fields, by name.
    static let payloadFields = [
        "message": "Localized message to show to the user. It confirms the change or summarizes the mistakes.",
        "userErrors": "Mistakes in the input, one by one; empty if the mutation succeeded.",
    ]
    /// The descriptions of the uniform fields of connections and edges, by name.
    static let connectionFields = [
        "pageInfo": "The position of this page in the list.",
        "totalCount": "The total number of items on all pages.",
        "searchInfo": "The interpretation of the search text; null if nothing was searched for.",
        "cursor": "The cursor of this edge, for use in `after` and `before`.",
    ]
    /// The endings of the descriptions of the other fields, by name.
    ///
    /// The description begins with the listed objects.
    static let connectionEndings = ["edges": " of this page, with cursors.", "nodes": " of this page."]
}

extension Convention {
    static let canonicalTexts = Convention(
        rule: "elements defined by conventions have the same description everywhere",
        counterexample: (
            """
            type Query { a("The first ones." first: Int "\(CanonicalTexts.language)" language: Language): AConnection }
            input B { "A key." idempotencyKey: String }
            interface MutationPayload { "The message." message: String }
            type CPayload implements MutationPayload { "\(CanonicalTexts.payloadFields["message"] ?? "")" message: String }
            type AConnection { "The edges." edges: Int "The nodes of this page." nodes: Int "The page." pageInfo: Int }
            enum Language { EN }
            """,
            ["Query.a(first:)", "B.idempotencyKey", "MutationPayload.message", "AConnection.edges", "AConnection.pageInfo"]
        )
    ) { schema in
        schema.ownMembers.compactMap { member in
            if let text = member.canonicalText(in: schema) {
                return member.description == text ? nil : Violation(member.coordinate, "should be described as “\(text)”.")
            }
            guard member.isDefinedByConnections, let ending = CanonicalTexts.connectionEndings[member.name] else { return nil }
            guard member.description?.hasSuffix(ending) != true else { return nil }
            return Violation(member.coordinate, "should be described as “The …\(ending)”.")
        }
    }
}

extension SchemaMember {
    /// The standard description of the element, or nil if it has none.
    func canonicalText(in schema: Schema) -> String? {
        if isPagingArgument { return CanonicalTexts.pagingArguments[name] }
        if isInput {
            if name == "idempotencyKey" { return CanonicalTexts.idempotencyKey }
            if name == "includeAllergens" { return CanonicalTexts.includeAllergens }
            let isOfLanguage = type.map { schema.name(of: $0) == "Language" } ?? false
            return name == "language" && isOfLanguage && owner?.kind != .inputObject ? CanonicalTexts.language : nil
        }
        guard let owner, field != nil else { return nil }
        if owner.name == "MutationPayload" || owner.interfaces.contains(where: { schema[$0].name == "MutationPayload" }) {
            return CanonicalTexts.payloadFields[name]
        }
        return isDefinedByConnections ? CanonicalTexts.connectionFields[name] : nil
    }
}

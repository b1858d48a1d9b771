import GraphQL

/// The standard descriptions of elements that the conventions define.
enum CanonicalTexts {
    /// The descriptions of paging arguments, by name.
    static let pagingArguments = [
        "first": "How many to list from the start, for example `10`: at most 100, and 20 when neither `first` nor `last` is given.",
        "after": "Continue after this cursor, for example the `endCursor` of the page before.",
        "last": "How many to list from the end, for example `10`: at most 100.",
        "before": "Stop before this cursor, for example the `startCursor` of the page after it.",
    ]
    static let language = "The language of the text, for example `ES`; unless given, what the request asks for."
    static let idempotencyKey = """
        A name of your own for this one change, for example a random UUID. Sent again with the same input, the mutation changes \
        nothing: the message and ids are repeated, and objects are in their present state, null if they were removed.
        """
    static let includeAllergens = """
        Whether recipes are wanted, too, that have something in them that the account must not eat, for example `true`; see `setAllergens`.
        """
    /// The descriptions of a payload's fields, by name.
    static let payloadFields = [
        "message": "What to tell the person, in their language: that it is done, or what is wrong on the whole.",
        "userErrors": "What the person typed wrong, mistake by mistake; empty when it is done.",
    ]
    /// The descriptions of the uniform fields of connections and edges, by name.
    static let connectionFields = [
        "pageInfo": "Where this page lies in the list.",
        "totalCount": "How many there are on all pages together.",
        "searchInfo": "What was done with the words that were searched for; null when there were none.",
        "cursor": "To continue from here.",
    ]
    /// The endings of the descriptions of the other fields, by name.
    ///
    /// The description begins with the listed objects.
    static let connectionEndings = ["edges": " with their cursors.", "nodes": " alone."]
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
            type AConnection { "The edges." edges: Int "The nodes alone." nodes: Int "The page." pageInfo: Int }
            enum Language { EN }
            """,
            ["Query.a(first:)", "B.idempotencyKey", "MutationPayload.message", "AConnection.edges", "AConnection.pageInfo"]
        )
    ) { schema in
        schema.ownMembers.compactMap { member in
            if let text = member.canonicalText(in: schema) {
                return member.description == text ? nil : Breach(member.coordinate, "should be described as “\(text)”.")
            }
            guard member.isDefinedByConnections, let ending = CanonicalTexts.connectionEndings[member.name] else { return nil }
            guard member.description?.hasSuffix(ending) != true else { return nil }
            return Breach(member.coordinate, "should be described as “The …\(ending)”.")
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

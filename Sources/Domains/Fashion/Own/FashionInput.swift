import Engine
import GraphQL
import Postgres

// The input of fashion preferences, in the catalogue's spelling or in people's own words.
extension UserErrors {
    /// The maximum number of values in one list.
    private static let maximumValues = 10

    /// Maps typed words to tags of the catalogue, and adds an error if a word is unknown.
    mutating func tags(_ input: MutationInput, _ field: String, _ call: MutationCall) async throws(MutationFailure) -> [String] {
        try await values(input, field, otherwise: .unknownTag, call) { typed in
            "SELECT typed.value, catalog_tag_named(typed.value) AS meant FROM unnest(\(typed, as: "text[]")) WITH ORDINALITY AS typed(value, place) ORDER BY place"
        }
    }

    /// Maps typed words to sizes of the catalogue, and adds an error if a size is unknown.
    mutating func sizes(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> [String] {
        try await values(input, "sizes", otherwise: .unknownSize, call) { typed in
            "SELECT typed.value, catalog_size_named(typed.value) AS meant FROM unnest(\(typed, as: "text[]")) WITH ORDINALITY AS typed(value, place) ORDER BY place"
        }
    }

    private mutating func values(
        _ input: MutationInput,
        _ field: String,
        otherwise message: Message,
        _ call: MutationCall,
        _ meanings: ([String]) -> BoundStatement
    ) async throws(MutationFailure) -> [String] {
        let typed = (input.texts(field) ?? []).filter { !$0.trimmed.isEmpty }
        guard !typed.isEmpty else { return [] }
        guard typed.count <= Self.maximumValues else {
            add(.tooLong, .valuesAtMost(Self.maximumValues), field)
            return []
        }
        var values: [String] = []
        for meaning in try await call.readAll(Meaning.self, meanings(typed)) {
            guard let meant = meaning.meant else {
                // One error for each field, even if several values are unknown.
                if !concerns(field) { add(.invalid, message, field) }
                continue
            }
            if !values.contains(meant) { values.append(meant) }
        }
        return values
    }

    /// Reads a price range.
    ///
    /// Each end is in a format that PostgreSQL accepts, or nil if it is absent.
    mutating func priceRange(_ input: MutationInput, _ field: String = "priceRange") -> (least: String?, most: String?) {
        guard let range = input.object(field) else { return (nil, nil) }
        var inner = UserErrors()
        let (least, most) = (inner.price(range, "min"), inner.price(range, "max"))
        if let least, let most, least.number > most.number { inner.add(.outOfRange, .maximumBelowMinimum, "max") }
        add(inner, in: field)
        return (least?.text, most?.text)
    }

    private mutating func price(_ input: MutationInput, _ field: String) -> (text: String, number: Double)? {
        guard let text = input.text(field), let number = Double(text) else { return nil }
        guard (0...Self.highestPrice).contains(Int(exactly: number.rounded()) ?? -1), number >= 0 else {
            add(.outOfRange, .between(0, Self.highestPrice), field)
            return nil
        }
        return (text, number)
    }

    private static let highestPrice = 100_000
}

/// The meaning of a word in the catalogue, if any.
private struct Meaning: Decodable {
    let meant: String?
}

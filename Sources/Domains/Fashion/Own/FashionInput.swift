import Engine
import GraphQL
import Postgres

// What people type of their taste, in the words of the catalogue or in their own.
extension UserErrors {
    /// The most values of one list.
    private static let mostValues = 10

    /// The tags of the catalogue that people mean by what they typed; notes each word that means none.
    mutating func tags(_ input: MutationInput, _ field: String, _ call: MutationCall) async throws(MutationFailure) -> [String] {
        try await values(input, field, otherwise: .unknownTag, call) { typed in
            "SELECT typed.value, catalog_tag_named(typed.value) AS meant FROM unnest(\(typed, as: "text[]")) WITH ORDINALITY AS typed(value, place) ORDER BY place"
        }
    }

    /// The sizes that people mean; notes each that no item comes in.
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
        guard typed.count <= Self.mostValues else {
            add(.tooLong, .valuesAtMost(Self.mostValues), field)
            return []
        }
        var values: [String] = []
        for meaning in try await call.readAll(Meaning.self, meanings(typed)) {
            guard let meant = meaning.meant else {
                // Once for a field, however many are unknown.
                if !concerns(field) { add(.invalid, message, field) }
                continue
            }
            if !values.contains(meant) { values.append(meant) }
        }
        return values
    }

    /// A range of prices, each end as PostgreSQL reads it; nil for an end that is absent.
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

/// What a word means in the catalogue, if anything.
private struct Meaning: Decodable {
    let meant: String?
}

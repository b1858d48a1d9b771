import Planner

/// A source that responses may use although the API key does not allow its domain, with the reason.
struct ScopeException {
    /// A column of `account`, or a table.
    let source: String
    /// The fields by the prefixes of their names, or nil for all fields.
    let fields: [String]?
    let reason: String

    static let all = [
        ScopeException(
            source: "account.time_zone",
            fields: nil,
            reason:
                "It says when a day of the account begins. Every field about today or this week is about that day; the zone itself is not shown."
        ),
        ScopeException(
            source: "account.unit_system",
            fields: nil,
            reason: "It says whether amounts on a grocery list are in grams or ounces. The key may read the list with these amounts."
        ),
        ofDonorsArea("account.area_point"), ofDonorsArea("account.area_latitude"), ofDonorsArea("account.area_longitude"),
        ScopeException(
            source: "food_post",
            fields: ["Query.suggestions", "suggestions", "Suggestion."],
            reason: "One function counts for all domains. It knows the domains of the key, and counts posts that everyone can see."
        ),
    ]

    private static func ofDonorsArea(_ column: String) -> ScopeException {
        ScopeException(
            source: column,
            fields: ["Query.nearbyDonors", "nearbyDonors", "NearbyDonor."],
            reason: "A donor's area is published with each post, rounded to a hundredth of a degree."
        )
    }

    /// The sources that a field may use for every key.
    static func sources(for field: String) -> Set<String> {
        Set(all.filter { $0.fields.map { $0.contains { field.hasPrefix($0) } } ?? true }.map(\.source))
    }
}

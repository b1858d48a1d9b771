import Engine
import GraphQL
import Planner
import Postgres

/// The fashion preferences of an account, for that account only.
let fashionProfileBindings: [ObjectBinding] = [
    object("FashionProfile", table: "fashion_profile", in: .fashion, owner: "id", shownTo: .owner) {
        id()
        columns("interests", "styles", "sizes", "colors", "updatedAt")
        value("priceRange", when: { profile, _ in hasRange(profile) }) {
            money(
                "min",
                when: { profile, _ in "\(profile).least_price_minor IS NOT NULL" },
                minorUnits: { profile, _ in "\(profile).least_price_minor" }
            )
            money(
                "max",
                when: { profile, _ in "\(profile).most_price_minor IS NOT NULL" },
                minorUnits: { profile, _ in "\(profile).most_price_minor" }
            )
        }
        field("isComplete") { profile, _ in
            "'{}' NOT IN (\(profile).interests, \(profile).styles, \(profile).sizes) AND \(profile).colors <> '{}' AND \(hasRange(profile))"
        }
    }
]

private func hasRange(_ profile: Alias) -> SQL { "num_nonnulls(\(profile).least_price_minor, \(profile).most_price_minor) > 0" }

/// The fashion profile of an account.
@FieldBindings var fashionProfileOfAccount: [FieldBinding] {
    one("fashionProfile", "FashionProfile", by: "id")
}

/// `updateFashionProfile`: changes the fashion profile.
///
/// Omitted fields do not change, and an empty list or null clears its field.
let updateFashionProfile = mutation("updateFashionProfile", for: .signedIn, in: .fashion) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let interests = try await errors.tags(input, "interests", call)
    let styles = try await errors.tags(input, "styles", call)
    let sizes = try await errors.sizes(input, call)
    let range = errors.priceRange(input)
    try errors.check()

    let isGiven = input.isGiven
    try await call.execute("INSERT INTO fashion_profile (id) VALUES (\(call.account)) ON CONFLICT DO NOTHING")
    try await call.execute(
        """
        UPDATE fashion_profile SET
            interests = CASE WHEN \(isGiven("interests")) THEN \(interests, as: "text[]") ELSE interests END,
            styles = CASE WHEN \(isGiven("styles")) THEN \(styles, as: "text[]") ELSE styles END,
            sizes = CASE WHEN \(isGiven("sizes")) THEN \(sizes, as: "text[]") ELSE sizes END,
            colors = CASE WHEN \(isGiven("colors"))
                THEN ARRAY(SELECT DISTINCT unnest(\(input.enumValues("colors") ?? [], as: "catalog_color[]")) ORDER BY 1) ELSE colors END,
            least_price_minor = CASE WHEN \(isGiven("priceRange")) THEN price_minor_at_least(\(range.least, as: "numeric")) ELSE least_price_minor END,
            most_price_minor = CASE WHEN \(isGiven("priceRange")) THEN price_minor_at_most(\(range.most, as: "numeric")) ELSE most_price_minor END,
            updated_at = now()
        WHERE id = \(call.account)
        """
    )
    return MutationAnswer(.fashionProfileSaved, of: AuditedObject("fashion_profile", call.account), ["account": .int(call.account)])
}

/// `deleteFashionProfile`: deletes the fashion profile.
///
/// The account, its wish list and its reactions stay.
let deleteFashionProfile = mutation("deleteFashionProfile", for: .signedIn, in: .fashion) {
    changed("account", "Account", isViewer: true)
} rules: { _, call async throws(MutationFailure) in
    try await call.execute("DELETE FROM fashion_profile WHERE id = \(call.account)")
    return MutationAnswer(.fashionProfileDeleted, of: AuditedObject("fashion_profile", call.account), ["account": .int(call.account)])
}

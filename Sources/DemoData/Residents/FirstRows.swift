import Postgres

/// The recipes, items and posts of the first seed.
///
/// Residents use only these rows, so that their data do not depend on the scale.
struct FirstRows {
    let firstRecipe: Int
    let recipeCount: Int
    let firstItem: Int
    let itemCount: Int
    private let firstPost: Int

    init(in session: PostgresSession) throws {
        let recipes = try SeedMark(lockedIn: session)
        (firstRecipe, recipeCount) = (recipes?.firstRecipe ?? 1, recipes?.recipeCount ?? 0)
        firstItem = try SectionMark(lockedIn: session, name: "fashion").first("catalog_item")
        itemCount = try CatalogItem.all().count
        firstPost = try SectionMark(lockedIn: session, name: "donations").first("food_post")
    }

    var recipes: String { "BETWEEN \(firstRecipe) AND \(firstRecipe + recipeCount - 1)" }
    var posts: String { "BETWEEN \(firstPost) AND \(firstPost + DonationBatch.postsPerVariant - 1)" }
    var items: String { "BETWEEN \(firstItem) AND \(firstItem + itemCount - 1)" }
}

/// Codes that look random but are computed from a number, so that they are always the same.
enum PseudorandomCode {
    /// The referral code of an account.
    static func referral(of account: String) -> String { code(12, "invitation by ", account) }

    /// The last part of a photo's address.
    ///
    /// The code need not be secret, because the photos are drawings.
    static func photo(of account: String) -> String { code(22, "photo of ", account) }

    /// A digest whose preimage is unknown, so that no key or password matches it.
    static func unmatchedDigest(_ number: String) -> String { "decode(lpad(to_hex(\(number)), 64, '0'), 'hex')" }

    private static func code(_ length: Int, _ purpose: String, _ number: String) -> String {
        "left(translate(encode(sha256(convert_to('\(purpose)' || \(number), 'UTF8')), 'base64'), '+/', '-_'), \(length))"
    }
}

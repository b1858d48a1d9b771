/// A table with data of accounts, and the rules for copying the rows of one account to another.
struct OwnedTable {
    let name: String
    /// The SQL for the owner of the row `base`.
    let owner: String
    /// The columns that refer to residents.
    let accounts: [String]
    /// The SQL for columns that differ in a copy.
    ///
    /// The SQL can use the columns of `variant` and the copy's id, `moved_id`.
    let varied: [String: String]
    /// The condition for rows to be copied.
    let condition: String
    /// A table whose rows refer to this table, with the referring column, or nil.
    ///
    /// The referring rows are copied, too.
    let parts: (table: String, column: String)?

    private init(
        _ name: String,
        owner: String? = nil,
        accounts: [String] = ["account_id"],
        varied: [String: String] = [:],
        where condition: String = "true",
        parts: (table: String, column: String)? = nil
    ) {
        (self.name, self.accounts, self.varied, self.condition, self.parts) = (name, accounts, varied, condition, parts)
        self.owner = owner ?? accounts.first.map { "base.\($0)" } ?? "NULL"
    }

    /// The tables whose rows have parts; their copies get ids here rather than from the database.
    static var numbered: [String] { all.filter { $0.parts != nil }.map(\.name) }

    /// All tables.
    static let all: [OwnedTable] = [
        OwnedTable("account_identity", varied: ["subject": "base.subject || '-' || step"]),
        OwnedTable("api_key", varied: ["digest": PseudorandomCode.unmatchedDigest("moved_id")], parts: ("api_key_usage", "api_key_id")),
        OwnedTable("app_feedback", accounts: ["author_id"]),
        OwnedTable(
            "audit_entry",
            owner: "CASE base.object_type WHEN 'account' THEN base.object_id ELSE base.actor_id END",
            accounts: ["actor_id", "object_id"],
            varied: ["request_id": "base.request_id || '-' || step", "client_request_id": "base.client_request_id || '-' || step"],
            where: "base.request_id LIKE 'demo-%'"
        ),
        OwnedTable("avoided_food", accounts: ["id"]),
        OwnedTable("budget_choice"),
        OwnedTable("chosen_store", accounts: ["id"]),
        OwnedTable("fashion_profile", accounts: ["id"]),
        OwnedTable("food_post_contact_view", where: isOfOthers),
        OwnedTable("food_post_favorite", where: isOfOthers),
        OwnedTable("food_preference", accounts: ["id"]),
        OwnedTable("grocery_item"),
        OwnedTable(
            "grocery_substitute",
            varied: ["list_id": "account_day(variant_id, date '2000-01-01' + (base.list_id % 100000)::integer)"]
        ),
        OwnedTable("health_profile", accounts: ["id"]),
        OwnedTable("item_click", varied: otherItem.merging(["seller_id": sellerOfOtherItem]) { one, _ in one }, where: isFirstItem),
        OwnedTable("item_reaction", varied: otherItem, where: isFirstItem),
        OwnedTable("item_share", varied: otherItem, where: isFirstItem),
        OwnedTable("logged_meal", parts: ("logged_nutrient", "logged_meal_id")),
        OwnedTable("meal_choice"),
        OwnedTable("notification"),
        OwnedTable("photo", varied: ["name": PseudorandomCode.photo(of: "variant_id")]),
        OwnedTable("planned_meal"),
        OwnedTable("referral"),
        OwnedTable("report", accounts: ["account_id", "reporter_id"]),
        OwnedTable("saved_recipe"),
        OwnedTable("seller_member"),
        OwnedTable("wished_item", varied: otherItem, where: isFirstItem),
    ]

    /// The SQL for another item; different items of one account stay different.
    private static let otherItemID = "first_item + (base.item_id - first_item + step * 53) % item_count"
    private static let otherItem = ["item_id": otherItemID]
    private static let sellerOfOtherItem = "(SELECT item.seller_id FROM catalog_item AS item WHERE item.id = \(otherItemID))"
    private static let isFirstItem = "base.item_id BETWEEN first_item AND first_item + item_count - 1"
    /// Excludes the account's own posts, because an account can neither mark them as favourites nor view their contact.
    private static let isOfOthers =
        "NOT EXISTS (SELECT FROM food_post WHERE food_post.id = base.food_post_id AND food_post.donor_id = variant_id)"
}

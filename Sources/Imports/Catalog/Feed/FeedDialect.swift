/// The differences between a feed's words and Google's.
struct FeedDialect: Sendable {
    /// The source's names of an attribute, the preferred one first.
    ///
    /// Other attributes have one name, Google's.
    var names: [String: [String]] = [:]
    /// Google's words for the source's words, by attribute.
    ///
    /// An empty word drops the value.
    var words: [String: [String: String]] = [:]
    /// The words that hide a product, by attribute.
    var hidden: [String: Set<String>] = [:]
    /// The characters between the values of a repeated attribute in a table.
    var separators: [String: Set<Character>] = [:]

    /// Google's own words.
    ///
    /// Atom's `summary` and `content` describe an entry.
    static let google = FeedDialect(names: [
        "description": ["description", "summary", "content"], "stock_quantity": [], "option": [], "tag": [],
    ])

    /// Meta's words.
    ///
    /// Spec: https://developers.facebook.com/docs/marketing-api/catalog/reference and https://www.facebook.com/business/help/120325381656392
    static let facebook = FeedDialect(
        names: [
            "description": ["description", "rich_text_description", "short_description", "summary", "content"],
            "image_link": ["image_link", "image[0].url"],
            "product_type": ["product_type", "fb_product_category"],
            "stock_quantity": ["quantity_to_sell_on_facebook", "inventory"],
            "option": [],
            "tag": ["product_tags[0]", "product_tags[1]"],
        ],
        words: [
            "availability": [
                "available for order": "in_stock", "discontinued": "out_of_stock", "pending": "out_of_stock",
                "mark_as_sold": "out_of_stock",
            ],
            "age_group": ["teen": "adult", "all ages": ""],
        ],
        hidden: ["status": ["archived"], "visibility": ["hidden", "staging"]],
        separators: ["additional_image_link": [",", ";", " ", "|"]]
    )
}

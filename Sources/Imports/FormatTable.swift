/// A file format, and the facts that an import keeps of it.
///
/// `cupboard import --help` and docs/operate/importing.md have the same table, made of these rows.
public struct FormatDescription: Sendable {
    /// The command, such as `recipes`.
    public let command: String
    /// The value of `--format`.
    public let format: String
    /// The source of such files.
    public let origin: String
    /// The stored facts.
    public let kept: String
    /// The ignored facts.
    public let leftOut: String
}

/// The table of formats.
public enum FormatTable {
    /// All formats, in the order of the commands.
    public static let rows = recipes + foods + stores + prices + catalog + others

    private static let recipes = [
        FormatDescription(
            command: "recipes",
            format: "schema-org",
            origin: "Saved recipe pages (HTML with JSON-LD), JSON-LD files, exports of RecipeSage, Mealie and Nextcloud Cookbook",
            kept:
                "Title, description, picture, servings, times, cuisine, meals, diets, nutrition, ingredient lines, steps, author or site, address",
            leftOut: "Ratings, comments, keywords, videos, tools, pictures in archives, all but the first picture"
        ),
        FormatDescription(
            command: "recipes",
            format: "edamam",
            origin: "Answers of Edamam's Recipe Search API: searches, single recipes, one answer per line",
            kept: "Title, picture, servings, time, labels, nutrients, ingredients with weights, steps, source",
            leftOut: "Daily values, emissions, tags, nutrients that we do not have"
        ),
    ]

    private static let foods = [
        FormatDescription(
            command: "foods",
            format: "usda",
            origin: "FoodData Central of the USDA: JSON downloads, and searches, single and abridged answers of its API",
            kept: "Name with brand, category as aisle, nutrients of 100 g, weights of portions",
            leftOut: "Ingredient texts, vitamins in international units, allergens, liquids of unknown weight"
        ),
        FormatDescription(
            command: "foods",
            format: "usda-csv",
            origin: "The CSV download of FoodData Central: its zip archive, folder or files",
            kept: "The same, joined from nine files",
            leftOut: "Samples of laboratories, the other files"
        ),
        FormatDescription(
            command: "foods",
            format: "open-food-facts",
            origin: "Open Food Facts: JSONL and tab-separated exports, answers of its API",
            kept: "Barcode, English or Spanish name with brand, category as aisle, nutrients, weight of a millilitre of drinks and oils",
            leftOut: "Allergens and traces, names in other languages, other liquids of 100 ml, pictures, labels"
        ),
    ]

    private static let stores = [
        FormatDescription(
            command: "stores",
            format: "osm",
            origin: "OpenStreetMap: Overpass answers in JSON or XML, `.osm` files",
            kept: "Supermarkets, grocers and convenience stores: name, chain, address, position, website, phone, opening hours",
            leftOut: "Other shops and tags, elements without a position"
        ),
        FormatDescription(
            command: "stores",
            format: "geojson",
            origin: "GeoJSON of Overpass turbo, osmtogeojson and other tools",
            kept: "The same; the centre of polygons",
            leftOut: "Features without a name or geometry, projected coordinates"
        ),
        FormatDescription(
            command: "stores",
            format: "csv",
            origin: "A table of your own",
            kept: "The columns of its section on the page",
            leftOut: "Other columns"
        ),
    ]

    private static let prices = [
        FormatDescription(
            command: "prices",
            format: "csv",
            origin: "A table of your own",
            kept: "Price per kilogram of an ingredient in a store, and whether it is in stock",
            leftOut: "Ambiguous numbers, bunches, bags, cans, other columns"
        ),
        FormatDescription(
            command: "prices",
            format: "open-prices",
            origin: "Open Prices: answers of its API, JSONL export",
            kept: "The newest price of a food in a store; the usual one if it is discounted",
            leftOut: "Prices outside OpenStreetMap's stores, products without a package size, labels, proofs"
        ),
    ]

    private static let catalog = [
        FormatDescription(
            command: "catalog",
            format: "google-merchant",
            origin: "Product feeds for Google Merchant Center: RSS, Atom or a table",
            kept: "Title, description, link, pictures, price, availability, delivery, brand, category, colours, sizes, tags",
            leftOut: "GTIN, condition, taxes, weights, shipping prices, products that are not worn"
        ),
        FormatDescription(
            command: "catalog",
            format: "facebook",
            origin: "Meta's commerce catalogue: CSV, TSV, RSS or Atom",
            kept: "As for Google, and `fb_product_category`, product tags, Meta's words for availability and age",
            leftOut: "Archived, hidden and staging products, category numbers of Meta, videos, styles"
        ),
        FormatDescription(
            command: "catalog",
            format: "shopify",
            origin: "Shopify's product export, with old or new column names",
            kept: "Texts, brand, category, options, price, stock, pictures, tags, gender, age group, colour and material",
            leftOut: "Drafts, archived and unpublished products, gift cards, compare-at prices, weights, barcodes, SEO texts"
        ),
        FormatDescription(
            command: "catalog",
            format: "woocommerce",
            origin: "WooCommerce's product export, with English or Spanish column names",
            kept:
                "Texts, categories, attributes, prices with sale dates, stock, pictures, tags, brands; variations inherit from their product",
            leftOut: "Private, draft and hidden products, external products, dimensions, downloads, meta columns"
        ),
    ]

    private static let others = [
        FormatDescription(
            command: "collections",
            format: "csv",
            origin: "A table of your own",
            kept: "Title, description, theme, tags, picture and items of a collection",
            leftOut: "Other columns"
        ),
        FormatDescription(
            command: "places",
            format: "",
            origin: "GeoNames: towns, regions and postcodes",
            kept: "Names, country, region, population, time zone, coordinates",
            leftOut: "Mountains, rivers and other places without people"
        ),
        FormatDescription(
            command: "words",
            format: "csv",
            origin: "A table of your own",
            kept: "Synonyms for searches",
            leftOut: "Other columns"
        ),
    ]

    /// The table as a list for terminals.
    public static var text: String {
        rows.map { row in
            let option = row.format.isEmpty ? "" : " --format \(row.format)"
            return "\(row.command)\(option)\n  From: \(row.origin)\n  Kept: \(row.kept)\n  Left out: \(row.leftOut)"
        }
        .joined(separator: "\n\n")
    }
}

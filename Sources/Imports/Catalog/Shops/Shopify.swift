public import Importing

/// Products from the CSV file that Shopify exports, with the names of columns of both its versions.
///
/// A product has a row for each variant, and rows for further pictures. Only the first row has the product's texts.
///
/// Spec: https://help.shopify.com/en/manual/products/import-export/using-csv
public struct Shopify: ImportFormat {
    /// A variant is a record.
    ///
    /// Its group has the product's texts and pictures.
    public let layout = RecordLayout.rows(
        [
            .required("handle", or: "url_handle"), .optional("title"), .optional("body", or: "description"), .optional("vendor"),
            .optional("product_category", or: "standardized_product_type"), .optional("type", or: "custom_product_type"),
            .optional("tags"), .optional("published", or: "published_on_online_store"), .optional("status"), .optional("gift_card"),
            .optional("option1_name"), .optional("option1_value"), .optional("option2_name"), .optional("option2_value"),
            .optional("option3_name"), .optional("option3_value"), .required("variant_price", or: "price"),
            .optional("variant_inventory_tracker", or: "inventory_tracker"), .optional("variant_inventory_qty", or: "inventory_quantity"),
            .optional("variant_inventory_policy", or: "continue_selling_when_out_of_stock"), .optional("variant_id"),
            .optional("image_src", or: "product_image_url"), .optional("image_position"),
            .optional("variant_image", or: "variant_image_url"),
        ],
        .groups(RowGroups(by: "handle") { $0["variant_price"] != nil || $0["option1_value"] != nil })
    )

    private let reader: ProductReader
    private let site: String

    /// Reads products.
    ///
    /// - Parameters:
    ///   - reader: The reader of their values.
    ///   - site: The address of the shop, because the file has no addresses of products.
    public init(_ reader: ProductReader, site: String) {
        (self.reader, self.site) = (reader, site)
    }

    /// Returns the stored facts of a variant.
    ///
    /// Returns nil for drafts, archived and unpublished products, and gift cards.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        guard case .rows(let variant, let group) = content else { throw RecordProblem("it is not a line of a CSV file") }
        guard variant["handle"] != nil else {
            throw RecordProblem("“handle” is empty: the last part of the product's address is needed, such as linen-dress")
        }
        let product = ShopifyVariant(variant, of: group)
        guard product.isListed else { return nil }
        return try reader.staged(FeedAttributes(product.values(site: site)))
    }
}

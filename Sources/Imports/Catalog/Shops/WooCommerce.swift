public import Importing

/// Products from the CSV file that WooCommerce exports, with English or Spanish names of columns.
///
/// The variations of a product follow it and name it as their parent.
///
/// Spec: https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
public struct WooCommerce: ImportFormat {
    /// A product or variation is a record.
    public let layout = RecordLayout.rows(
        [
            .required("id"), .required("type", or: "tipo"), .optional("sku"), .required("name", or: "nombre"),
            .optional("published", or: "publicado"),
            .optional("visibility_in_catalog", or: "visibility_in_catalogue", "visibilidad_en_el_catálogo"),
            .optional("short_description", or: "descripción_corta"), .optional("description", or: "descripción"),
            .optional("date_sale_price_starts", or: "día_en_que_empieza_el_precio_rebajado"),
            .optional("date_sale_price_ends", or: "día_en_que_termina_el_precio_rebajado"),
            .optional("in_stock?", or: "¿existencias?", "¿en_inventario?", "¿hay_existencias?"),
            .optional("sale_price", or: "precio_rebajado"), .required("regular_price", or: "precio_normal"),
            .optional("categories", or: "categorías", "categorias"), .optional("tags", or: "etiquetas"),
            .optional("images", or: "imágenes"), .optional("parent", or: "superior", "principal"), .optional("brands", or: "marcas"),
        ],
        .parents(
            RowParents(
                names: { row in
                    guard WooProduct.kinds(row).contains("variable") else { return [] }
                    return [row["id"].map { "id:" + $0 }, row["sku"]].compactMap { $0 }
                },
                parent: { $0["parent"] },
                isInherited: { !$0.hasPrefix("meta:") }
            )
        )
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

    /// Returns the stored facts of a product or variation.
    ///
    /// Returns nil for products that the shop hides. Groups and products with variations have no price of their own, so they return nil too.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        guard case .rows(let row, let related) = content else { throw RecordProblem("it is not a line of a CSV file") }
        let kinds = WooProduct.kinds(row)
        let isVariation = kinds.contains("variation")
        guard isVariation || kinds.contains("simple") || kinds.contains("external") else { return nil }
        guard let id = row["id"], Int(id) != nil else {
            throw RecordProblem(
                "“id” is “\(row["id"]?.prefix(40) ?? "")”: the product's number in WooCommerce is needed, also for its address"
            )
        }
        guard !isVariation || !related.isEmpty else {
            let parent = row["parent"].map { "is “\($0.prefix(100))”, and no variable product above has this id or SKU" } ?? "is empty"
            throw RecordProblem("product “\(id)”: “parent” \(parent): a variation needs its product before it", of: id)
        }
        let product = WooProduct(row, parent: isVariation ? related.first : nil)
        guard product.isListed else { return nil }
        return try reader.staged(FeedAttributes(product.values(site: site)))
    }
}

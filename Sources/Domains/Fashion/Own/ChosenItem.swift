import Engine
import GraphQL
import Postgres

/// An item of the catalogue, for mutations.
struct ChosenItem: Decodable {
    let id: Int64
    let sellerID: Int64
    let titleEn: String
    let titleEs: String
    let sizes: [String]
    let inStock: Bool
    /// The URL at the seller's site.
    ///
    /// Nil if the item's URL leads to another site.
    let page: String?
}

extension MutationCall {
    /// The item in an input.
    ///
    /// Throws if it does not exist.
    func catalogItem(_ input: MutationInput) async throws(MutationFailure) -> ChosenItem {
        guard let number = try input.id("itemId", of: "catalog_item") else { throw .notFound }
        let item = try await first(
            ChosenItem.self,
            """
            SELECT item.id, item.seller_id, item.title_en, item.title_es, item.sizes, item.in_stock,
                CASE WHEN is_at_site(item.url, seller.website) THEN item.url END AS page
            FROM catalog_item AS item JOIN seller ON seller.id = item.seller_id WHERE item.id = \(number)
            """
        )
        guard let item else { throw .notFound }
        return item
    }
}

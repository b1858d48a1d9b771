import Engine
import GraphQL
import Postgres

/// An item of the catalogue as mutations find it.
struct ChosenItem: Decodable {
    let id: Int64
    let sellerID: Int64
    let titleEn: String
    let titleEs: String
    let sizes: [String]
    let inStock: Bool
    /// The page at the seller's site; nil where that leads elsewhere.
    let page: String?
}

extension MutationCall {
    /// The item that an input names; throws where there is none.
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

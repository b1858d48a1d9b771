public import Planner

/// The fashion catalogue: items, who sells them, and the collections they are in.
public let fashionBindings: [ObjectBinding] = [
    object("CatalogItem", table: "catalog_item", in: .fashion) {
        id()
        texts("title", "description")
        columns("category", "brand", "colors", "sizes", "tags", "images")
        pictures()
        money("price", minorUnits: "price_minor")
        columns("deliveryDays", "inStock", "popularity", "createdAt", "updatedAt")
        one("seller", "Seller", by: "seller_id")
        connection(
            "collections",
            "Collection",
            orders: newestCollections,
            link: { collection, item in "\(collection).id IN (SELECT collection_id FROM collection_item WHERE item_id = \(item))" }
        )
    },
    object("Seller", table: "seller", in: .fashion) {
        id()
        columns("name", "website", "countryCode")
        connection(
            "items",
            "CatalogItem",
            orders: catalogItemOrders,
            link: { item, seller in "\(item).seller_id = \(seller)" },
            plansWithValues: true,
            search: catalogItemSearch,
            fields: { facets { "of_seller => \($0)" } },
            filter: catalogItemFilter
        )
    },
    object("Collection", table: "collection", in: .fashion) {
        id()
        texts("title", "description")
        columns("slug", "hashtag", "theme", "image", "createdAt")
        picture()
        connection(
            "items",
            "CatalogItem",
            orders: catalogItemOrders,
            link: { item, collection in "\(item).id IN (SELECT item_id FROM collection_item WHERE collection_id = \(collection))" },
            plansWithValues: true,
            search: catalogItemSearch,
            fields: { facets { "within_collection => \($0)" } },
            filter: catalogItemFilter
        )
    },
]

import Planner

/// The fashion catalogue: items, sellers and collections.
let catalogBindings: [ObjectBinding] = [
    object("CatalogItem", table: "catalog_item", in: .fashion) {
        id()
        texts("title", "description")
        columns("category", "brand", "colors", "colorName", "sizes", "tags", "images")
        pictures()
        money("price", minorUnits: "price_minor")
        columns("deliveryDays", "inStock", "popularity", "url", "writtenIn", "createdAt", "updatedAt")
        itemForViewer
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
        membersOfSeller
        connection(
            "items",
            "CatalogItem",
            orders: catalogItemOrders(of: itemsOfSeller),
            link: { item, seller in "\(item).seller_id = \(seller)" },
            plansWithValues: true,
            search: catalogItemSearch,
            fields: { facets(of: itemsOfSeller) },
            filter: catalogItemFilter
        )
    },
    object("Collection", table: "collection", in: .fashion) {
        id()
        texts("title", "description")
        columns("slug", "hashtag", "theme", "tags", "image", "createdAt")
        picture()
        connection(
            "items",
            "CatalogItem",
            orders: collectionItemOrders,
            from: { collection, _ in
                """
                SELECT item.*, entry.tag_count, entry.position FROM collection_item AS entry JOIN catalog_item AS item ON item.id = entry.item_id \
                WHERE entry.collection_id = \(collection ?? "NULL")
                """
            },
            excludesHidden: true,
            plansWithValues: true,
            search: catalogItemSearch,
            fields: { facets(of: itemsOfCollection) },
            filter: catalogItemFilter
        )
    },
]

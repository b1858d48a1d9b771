import Postgres

/// Inserts the sellers, the first variant of each item, the collections and the labels of tags.
struct FashionSeed {
    let items: [CatalogItem]
    var mark: SectionMark

    func run(in session: PostgresSession) throws -> SectionMark {
        let ids = try Identities(lockedIn: session, tables: FashionSection.numberedTables)
        try copySellers(session, after: ids.last("seller"))
        try copyItems(session, ids)
        try copyCollections(session, ids)
        try session.execute(RowPictures.item().update(where: "id > \(ids.last("catalog_item"))"))
        try session.execute(RowPictures.updateCollections(where: "id > \(ids.last("collection"))"))
        try insertTags(session)
        try Identities.advanceSequences(in: session, tables: FashionSection.numberedTables)
        var mark = mark
        mark.scale = 1
        for table in FashionSection.numberedTables { mark.firstIDs[table] = ids.last(table) + 1 }
        try mark.save(in: session)
        return mark
    }

    private func copySellers(_ session: PostgresSession, after last: Int) throws {
        try session.copy("COPY seller (id, name, website, country_code, created_at) FROM STDIN") { rows in
            for (place, seller) in try Seller.all().enumerated() {
                var dice = Dice(seed: 900_000 + place)
                rows.append(last + place + 1)
                rows.append(seller.name)
                rows.append(seller.website)
                rows.append(seller.countryCode)
                // Before the first item was created.
                rows.append(Moment(secondsBeforeToday: Moment.span + dice.roll(300 * 86_400)).text)
                try rows.endRow()
            }
        }
    }

    private func copyItems(_ session: PostgresSession, _ ids: Identities) throws {
        let sellers = try Seller.all()
        let texts = "title_en, title_es, description_en, description_es"
        let facts = "category, brand, colors, sizes, tags, price_minor, delivery_days, in_stock, popularity"
        try session.copy("COPY catalog_item (id, seller_id, \(texts), \(facts), url, created_at, updated_at) FROM STDIN") { rows in
            for (place, item) in items.enumerated() {
                rows.append(ids.last("catalog_item") + place + 1)
                rows.append(ids.last("seller") + item.seller + 1)
                for text in [item.title, item.description] {
                    rows.append(text.english)
                    rows.append(text.spanish)
                }
                rows.append(item.category)
                rows.append(item.brand)
                for list in [item.colors, item.sizes, item.tags] { rows.append(Self.array(list)) }
                rows.append(item.price)
                rows.append(item.deliveryDays)
                rows.append(item.isInStock)
                rows.append(item.popularity)
                rows.append("\(sellers[item.seller].website)/items/\(place + 1)")
                rows.append(item.created.text)
                rows.append(item.created.text)
                try rows.endRow()
            }
        }
    }

    private func copyCollections(_ session: PostgresSession, _ ids: Identities) throws {
        let collections = try ItemCollection.all()
        let texts = "title_en, title_es, description_en, description_es"
        try session.copy("COPY collection (id, slug, \(texts), hashtag, theme, tags, created_at) FROM STDIN") { rows in
            for (place, collection) in collections.enumerated() {
                var dice = Dice(seed: 950_000 + place)
                rows.append(ids.last("collection") + place + 1)
                rows.append(collection.slug)
                for text in [collection.title, collection.description] {
                    rows.append(text.english)
                    rows.append(text.spanish)
                }
                rows.append(collection.hashtag)
                rows.append(collection.theme)
                rows.append(Self.array(collection.tags))
                rows.append(Moment(secondsBeforeToday: 86_400 + dice.roll(365 * 86_400)).text)
                try rows.endRow()
            }
        }
        try session.copy("COPY collection_item (collection_id, item_id, position) FROM STDIN") { rows in
            for (place, collection) in collections.enumerated() {
                for (position, item) in collection.places(in: items).enumerated() {
                    rows.append(ids.last("collection") + place + 1)
                    rows.append(ids.last("catalog_item") + item + 1)
                    rows.append(position + 1)
                    try rows.endRow()
                }
            }
        }
    }

    /// Inserts the labels of tags; existing labels stay unchanged.
    private func insertTags(_ session: PostgresSession) throws {
        let tags = try CatalogTag.all()
        var words = ParameterBuffer()
        words.append(tags.map(\.key))
        words.append(tags.map(\.label.english))
        words.append(tags.map(\.label.spanish))
        try session.query(
            """
            INSERT INTO catalog_term (facet, value, label_en, label_es)
            SELECT 'tags', value, label_en, label_es FROM unnest($1::text[], $2::text[], $3::text[]) AS term(value, label_en, label_es)
            ON CONFLICT DO NOTHING
            """,
            words
        )
    }

    /// Formats a PostgreSQL array whose elements need only quotes.
    private static func array(_ elements: [String]) -> String {
        "{" + elements.map { "\"\($0)\"" }.joined(separator: ",") + "}"
    }
}

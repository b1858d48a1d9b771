import Postgres

/// The fashion catalogue: sellers, items and collections.
///
/// The first seed holds each item once, over 2,000 items. The number of variants is a third of the scale, which keeps the catalogue in
/// proportion to recipes and food posts. A scale of 300 gives 100 variants, over 200,000 items. The number of sellers and collections is
/// constant.
enum FashionSection: DemoSection {
    /// The tables whose ids are computed.
    static let numberedTables = ["seller", "catalog_item", "collection"]
    static let tables = numberedTables + ["collection_item", "catalog_bitmap", "catalog_term"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        let items = try CatalogItem.all()
        let variants = (max(scale, 1) + 2) / 3
        func report(_ completed: Int) {
            progress(SeedProgress(unit: "catalogue items", completed: completed * items.count, total: variants * items.count))
        }
        var added = false
        // The mark's scale counts variants.
        var mark = try session.transaction { session in
            let mark = try SectionMark(lockedIn: session, name: "fashion")
            guard mark.scale == 0 else { return mark }
            added = true
            return try FashionSeed(items: items, mark: mark).run(in: session)
        }
        while mark.scale < variants {
            report(mark.scale)
            mark = try session.transaction { session in try CatalogVariants.run(upTo: variants, of: items.count, in: session) }
            added = true
        }
        report(variants)
        return added
    }
}

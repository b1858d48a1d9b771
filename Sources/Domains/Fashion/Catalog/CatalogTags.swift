import Languages
import Planner

/// A tag of the catalogue, with its label and the number of its items.
let tagBindings: [ObjectBinding] = [
    rows("CatalogTag", in: .fashion) { columns("value", "label", "itemCount") }
]

/// `Query.catalogTags`: all tags that items have, from A to Z by their labels.
@FieldBindings var catalogTags: [FieldBinding] {
    connection(
        "catalogTags",
        "CatalogTag",
        // A catalogue has dozens of tags, which are counted from bitmaps and then sorted.
        orders: .fixed(isIndexed: false) { scope in [.alphabetical(in: scope.language) { "\($0).label" }] },
        from: { _, scope in
            let label: SQL = scope.language.language == .spanish ? "term.label_es" : "term.label_en"
            return """
                SELECT hashtextextended(tag.value, 0) AS id, tag.value, tag.item_count, coalesce(\(label), tag.value) AS label FROM ( \
                SELECT value, sum(bit_count(items))::integer AS item_count FROM catalog_bitmap WHERE facet = 'tags' GROUP BY value \
                HAVING sum(bit_count(items)) > 0) AS tag \
                LEFT JOIN catalog_term AS term ON term.facet = 'tags' AND term.value = tag.value
                """
        }
    )
}

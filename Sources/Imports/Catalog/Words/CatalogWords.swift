public import Postgres

/// The names that sellers use for catalogue values, in both languages.
///
/// Most names are the catalogue's search terms (`search_term`), so a word means the same in a feed and in a search.
public struct CatalogWords: Sendable {
    let colors: PhraseTable
    /// The colours with names that are colours only where a colour is expected, such as “denim” and “brick”.
    let colorNames: PhraseTable
    let categories: PhraseTable
    let sizes: PhraseTable
    let tags: PhraseTable

    /// Reads the search terms from the database.
    public init(_ session: PostgresSession) throws(PostgresError) {
        var tables: [String: PhraseTable] = [:]
        let terms = try session.query(
            "SELECT kind::text, value, term FROM search_term WHERE kind IN ('COLOR', 'CATEGORY', 'SIZE', 'TAG') ORDER BY kind, value, term"
        )
        for term in try terms.decode(Term.self) { tables[term.kind, default: PhraseTable()].add(term.term, for: term.value) }
        for size in ["S", "M", "L"] { tables["SIZE", default: PhraseTable()].add(size, for: size) }
        for (category, types) in ProductTypes.all {
            for type in types.split(separator: ",") { tables["CATEGORY", default: PhraseTable()].add(String(type), for: category) }
        }
        for (material, tag) in Materials.kinds { tables["TAG", default: PhraseTable()].add(material, for: tag) }
        colors = tables["COLOR"] ?? PhraseTable()
        var names = colors
        for (color, said) in ColorNames.all {
            // A search term counts first.
            for name in said.split(separator: ",") where colors.values(of: String(name)).isEmpty { names.add(String(name), for: color) }
        }
        colorNames = names
        categories = tables["CATEGORY"] ?? PhraseTable()
        sizes = tables["SIZE"] ?? PhraseTable()
        tags = tables["TAG"] ?? PhraseTable()
    }

    private struct Term: Decodable {
        let kind: String
        let value: String
        let term: String
    }
}

/// The material tags, and the names of further materials.
enum Materials {
    /// The tags that name a material.
    static let tags: Set<String> = [
        "linen", "cotton", "silk", "satin", "wool", "cashmere", "denim", "leather", "vegan-leather", "lace", "velvet", "gold-plated",
        "silver",
        "recycled", "organic",
    ]

    /// Named varieties of materials, each with the tag of its material.
    static let kinds = [
        ("merino", "wool"), ("lambswool", "wool"), ("alpaca", "wool"), ("mohair", "wool"), ("suede", "leather"), ("ante", "leather"),
        ("nappa", "leather"), ("lana merina", "wool"), ("lana virgen", "wool"), ("vermeil", "gold-plated"),
    ]
}

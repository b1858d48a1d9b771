public import Postgres

/// What sellers call the values of the catalogue, in both languages.
///
/// Most of it are the terms by which the catalogue is searched (`search_term`), so that a word means the same wherever it comes from.
public struct CatalogWords: Sendable {
    let colors: PhraseTable
    let categories: PhraseTable
    let sizes: PhraseTable
    let tags: PhraseTable

    /// Reads the terms of a database.
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

/// Which tags are materials, and what else is made of one.
enum Materials {
    /// The tags that say what a thing is made of.
    static let tags: Set<String> = [
        "linen", "cotton", "silk", "satin", "wool", "cashmere", "denim", "leather", "vegan-leather", "lace", "velvet", "gold-plated",
        "silver",
        "recycled", "organic",
    ]

    /// Kinds of a material that have names of their own.
    static let kinds = [
        ("merino", "wool"), ("lambswool", "wool"), ("alpaca", "wool"), ("mohair", "wool"), ("suede", "leather"), ("ante", "leather"),
        ("nappa", "leather"), ("lana merina", "wool"), ("lana virgen", "wool"), ("vermeil", "gold-plated"),
    ]
}

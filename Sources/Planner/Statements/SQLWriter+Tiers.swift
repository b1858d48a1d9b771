// Pages of rows that are found tier by tier, the best first.
extension SQLWriter {
    /// Writes a page that is filled from one tier after the other.
    ///
    /// A tier is read only if the previous tiers had too few rows. Within a tier, the list's first rows are checked first; the whole tier
    /// is searched only if these contain too few. Tiers contain only ids and sort keys, so that sorting many of them is fast. The
    /// remaining columns are joined after the page is found.
    mutating func writeTieredPage(
        _ level: Level,
        _ tiers: Level.Tiers,
        _ order: [(SQL, Bool)],
        size: SQL,
        outputs: [SQL],
        naming: Bool
    ) {
        write("SELECT ")
        writeList(naming ? named(outputs, level) : outputs)
        let (found, stored) = (Identifier("found"), Identifier("stored"))
        write(" FROM (SELECT \(tiers.table == nil ? found : stored).*")
        if tiers.isRanked { write(", \(found).o0 AS score") }
        write(" FROM (")
        write("SELECT \(found).* FROM \(tiers.source) CROSS JOIN LATERAL (\nWITH ")
        var before: [SQL] = []
        for (index, tier) in (tiers.isFromEnd ? tiers.tiers.reversed() : tiers.tiers).enumerated() {
            let (name, likely) = (Identifier(numbered: "tier", index), Identifier(numbered: "likely", index))
            let number: SQL = "(SELECT count(*) FROM \(likely))"
            let isWanted: [SQL] = before.isEmpty ? [] : ["\(.joined(before, separator: " + ")) < \(size)"]
            func rows(_ relation: SQL, where conditions: [SQL]) -> Tier {
                Tier(level: level, relation: relation, conditions: conditions, order: order, hasKind: tiers.table == nil, size: size)
            }
            if index > 0 { write(",\n") }
            if let inHead = tier.inHead {
                write("\(likely) AS MATERIALIZED (")
                writeTier(rows(inHead, where: isWanted))
                write("),\n\(name) AS MATERIALIZED (SELECT * FROM \(likely) WHERE \(number) >= \(size) UNION ALL (")
                writeTier(rows(tier.all, where: isWanted + ["\(number) < \(size)"]))
                write("))")
            } else {
                write("\(name) AS MATERIALIZED (")
                writeTier(rows(tier.all, where: isWanted))
                write(")")
            }
            before.append("(SELECT count(*) FROM \(name))")
        }
        write("\n")
        write(.joined(tiers.tiers.indices.map { "SELECT * FROM \(Identifier(numbered: "tier", $0))" }, separator: " UNION ALL "))
        write("\n) AS \(found)")
        writeOrder(order.enumerated().map { ("\(found).\(Identifier(numbered: "o", $0))", $1.1) })
        write(" LIMIT \(size)) AS \(found)")
        if let table = tiers.table { write(" JOIN \(table) AS \(stored) ON \(stored).id = \(found).id") }
        write(") AS \(level.row)")
        writeJoins(joins(of: level, mentionedBy: outputs))
        writeOrder(order)
    }

    /// Rows of a tier.
    private struct Tier {
        let level: Level
        let relation: SQL
        /// The conditions besides the level's.
        let conditions: [SQL]
        let order: [(SQL, Bool)]
        /// Whether an id identifies a row only together with its kind.
        let hasKind: Bool
        let size: SQL
    }

    /// Writes the ids of a tier's rows, and their sort keys as `o0`, `o1`, …; at most as many as the page has.
    private mutating func writeTier(_ tier: Tier) {
        var level = tier.level
        level.relation = .sql(tier.relation)
        level.conditions += tier.conditions
        write("SELECT ")
        let ids = ["\(level.row).id"] + (tier.hasKind ? ["\(level.row).kind" as SQL] : [])
        writeList(ids + tier.order.enumerated().map { "\($1.0) AS \(Identifier(numbered: "o", $0))" })
        writeSource(level, mentionedBy: [], joinsParent: false)
        writeOrder(tier.order)
        write(" LIMIT \(tier.size)")
    }
}

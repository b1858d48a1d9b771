// Pages: the rows of a connection that are shown.
//
// Each is bounded twice: a parameter tells PostgreSQL nothing when it plans, and it would take the page for a tenth of all rows. The constant
// bound inside lets it see that few rows are wanted; the one outside stops the other early.
extension SQLWriter {
    /// The pages of several parents one after the other, or a page from the end turned round.
    mutating func writeOrderedPages(
        _ level: Level,
        _ page: Level.Page,
        outputs: [SQL],
        withPosition: Bool,
        rowsBeyondPage: Int
    ) {
        let pageRow = Identifier("page")
        var list: [SQL] = withPosition ? ["\(level.parentRow).position"] : []
        list += outputs.indices.map { "\(pageRow).\(Identifier(numbered: "c", $0))" }
        write("SELECT ")
        writeList(list)
        write(" FROM ")
        if level.hasPosition {
            writeParent(level)
            write(" CROSS JOIN LATERAL ")
        }
        write("(")
        writePage(level, page, outputs: outputs, naming: true, rowsBeyondPage: rowsBeyondPage)
        write(") AS page")
        var order = level.order.enumerated().map { index, term in
            ("\(pageRow).\(Identifier(numbered: "o", index))" as SQL, term.isDescending)
        }
        if level.hasPosition { order.insert(("\(level.parentRow).position", false), at: 0) }
        writeOrder(order)
    }

    /// The page of one parent, or of the root; with `naming` its columns have the names `c0`, `c1`, … and its sort keys `o0`, `o1`, ….
    mutating func writePage(_ level: Level, _ page: Level.Page, outputs: [SQL], naming: Bool, rowsBeyondPage: Int) {
        let size = SQL.parameter(.pageSize(page.size, plus: rowsBeyondPage))
        let order = level.order.map { ($0.expression, $0.isDescending != page.isBackward) }
        if case .tiers(let tiers) = level.relation {
            writeTieredPage(level, tiers, order, size: size, outputs: outputs, naming: naming)
        } else if !page.isBackward, level.order.first?.isNearest == true {
            writeNearestPage(level, size: size, outputs: outputs, naming: naming)
        } else if level.joinsLate {
            writeJoinedPage(level, order, size: size, outputs: outputs, naming: naming)
        } else if level.plansWithValues, case .table(let table) = level.relation, outputs != [.column(level.row, "id")] {
            writeFetchedPage(level, of: table, isBackward: page.isBackward, size: size, outputs: outputs, naming: naming)
        } else {
            write("SELECT * FROM (SELECT ")
            writeList(naming ? named(outputs, level) : outputs)
            writeSource(level, mentionedBy: outputs, joinsParent: false)
            writeOrder(order)
            write(" LIMIT \(SQL.largestPage)) AS bounded LIMIT \(size)")
        }
    }

    /// The page of what lies nearest: an index gives it by the distance alone, so what ties with the last row comes along and is settled
    /// afterwards; what else is asked of the rows is read for those that are shown.
    private mutating func writeNearestPage(_ level: Level, size: SQL, outputs: [SQL], naming: Bool) {
        let keys = level.order.indices.map { Identifier(numbered: "o", $0) }
        let order = keys.map { ("\($0)" as SQL, false) }
        write("SELECT ")
        writeList(naming ? named(outputs, keys: keys.map { "\(level.row).\($0)" }) : outputs)
        write(" FROM (SELECT * FROM (SELECT * FROM (SELECT ")
        writeList(["\(level.row).*"] + zip(level.order, keys).map { "\($0.expression) AS \($1)" })
        writeSource(level, mentionedBy: [], joinsParent: false)
        writeOrder([(level.order[0].expression, false)])
        write(" FETCH FIRST \(SQL.largestPage) ROWS WITH TIES) AS nearest")
        writeOrder(Array(order.prefix(1)))
        write(" FETCH FIRST (\(size)) ROWS WITH TIES) AS bounded")
        writeOrder(order)
        write(" LIMIT \(size)) AS \(level.row)")
        writeJoins(joins(of: level, mentionedBy: outputs))
        writeOrder(keys.map { ("\(level.row).\($0)", false) })
    }

    /// A page of kinds and ids, to which the rows of several tables are joined once it is found.
    private mutating func writeJoinedPage(
        _ level: Level,
        _ order: [(SQL, Bool)],
        size: SQL,
        outputs: [SQL],
        naming: Bool
    ) {
        write("SELECT ")
        writeList(naming ? named(outputs, level) : outputs)
        write(" FROM (SELECT * FROM (SELECT \(level.row).*")
        writeSource(level, mentionedBy: [], joinsParent: false)
        writeOrder(order)
        write(" LIMIT \(SQL.largestPage)) AS bounded LIMIT \(size)) AS \(level.row)")
        writeJoins(joins(of: level, mentionedBy: outputs))
        writeOrder(order)
    }

    /// A filtered page: first the ids, which an index may give without any row, then the rows by their ids.
    private mutating func writeFetchedPage(
        _ level: Level,
        of table: Identifier,
        isBackward: Bool,
        size: SQL,
        outputs: [SQL],
        naming: Bool
    ) {
        let keys = level.order.indices.map { Identifier(numbered: "o", $0) }
        write("SELECT ")
        writeList(naming ? named(outputs, keys: keys.map { "found.\($0)" }) : outputs)
        write(" FROM (SELECT * FROM (SELECT ")
        writeList(["\(level.row).id"] + zip(level.order, keys).map { "\($0.expression) AS \($1)" })
        writeSource(level, mentionedBy: [], joinsParent: false)
        writeOrder(level.order.map { ($0.expression, $0.isDescending != isBackward) })
        write(" LIMIT \(SQL.largestPage)) AS bounded LIMIT \(size)) AS found JOIN \(table) AS \(level.row) ON \(level.row).id = found.id")
        writeJoins(joins(of: level, mentionedBy: outputs))
        writeOrder(zip(keys, level.order).map { ("found.\($0)", $1.isDescending != isBackward) })
    }

    /// Outputs and sort keys with names by which the statement around finds them.
    func named(_ outputs: [SQL], _ level: Level) -> [SQL] {
        named(outputs, keys: level.order.map(\.expression))
    }

    /// `c0` for the first output, `o0` for the first sort key behind them.
    private func named(_ outputs: [SQL], keys: [SQL]) -> [SQL] {
        outputs.enumerated().map { "\($1) AS \(Identifier(numbered: "c", $0))" }
            + keys.enumerated().map { "\($1) AS \(Identifier(numbered: "o", $0))" }
    }
}

extension SQL {
    /// The most rows of a page, and one more to see whether another follows.
    fileprivate static let largestPage = SQL.number(PageSize.maximum + 1)
}

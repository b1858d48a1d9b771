// Pages: the visible rows of a connection.
//
// Each page has two limits. While planning, PostgreSQL does not know a parameter's value, and would assume that the page is a tenth of
// all rows. The constant inner limit shows that few rows are needed; the outer one, a parameter, stops the inner query early.
extension SQLWriter {
    /// The pages of several parents one after the other, or a page from the end in reverse.
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

    /// The page of one parent, or of the root; with `naming` its columns are named `c0`, `c1`, … and its sort keys `o0`, `o1`, ….
    mutating func writePage(_ level: Level, _ page: Level.Page, outputs: [SQL], naming: Bool, rowsBeyondPage: Int) {
        let size = SQL.parameter(.pageSize(page.size, plus: rowsBeyondPage))
        let order = level.order.map { ($0.expression, $0.isDescending != page.isBackward) }
        if case .tiers(let tiers) = level.relation {
            writeTieredPage(level, tiers, order, size: size, outputs: outputs, naming: naming)
        } else if !page.isBackward, level.order.first?.isNearest == true {
            writeNearestPage(level, size: size, outputs: outputs, naming: naming)
        } else if level.joinsAfterPaging {
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

    /// The page of the nearest rows.
    ///
    /// An index provides the distance alone, so rows that tie with the last one are included and sorted afterwards.
    ///
    /// All other columns are read for the rows of the page only.
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

    /// A page of kinds and ids; the rows of several tables are joined after the page is found.
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

    /// A filtered page: first the ids, which an index may provide without reading rows, then the rows by their ids.
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

    /// Outputs and sort keys with the names that the enclosing statement uses.
    func named(_ outputs: [SQL], _ level: Level) -> [SQL] {
        named(outputs, keys: level.order.map(\.expression))
    }

    /// `c0` for the first output, and `o0` for the first sort key after the outputs.
    private func named(_ outputs: [SQL], keys: [SQL]) -> [SQL] {
        outputs.enumerated().map { "\($1) AS \(Identifier(numbered: "c", $0))" }
            + keys.enumerated().map { "\($1) AS \(Identifier(numbered: "o", $0))" }
    }
}

extension SQL {
    /// The maximum page size, plus one row to see if another page follows.
    fileprivate static let largestPage = SQL.number(PageSize.maximum + 1)
}

/// A statement's text and where the values of its parameters come from, `$1` first.
public struct WrittenStatement: Sendable, Hashable {
    /// The text.
    public let sql: String
    /// The parameters in the order of their numbers.
    public let parameters: [ParameterSource]
}

/// Writes a plan's levels as SQL.
///
/// A level below others repeats their pages as key subqueries, so that all levels can leave together. Each statement answers its rows in
/// the order in which they are shown; a level that hangs under a list begins each row with the place of its parent.
struct SQLWriter {
    let levels: [Level]
    private var text = ""
    private var parameters: [ParameterSource] = []

    private init(levels: [Level]) {
        self.levels = levels
    }

    /// The statement of one level.
    static func statement(for index: Int, of levels: [Level]) -> WrittenStatement {
        var writer = SQLWriter(levels: levels)
        let level = levels[index]
        // One row more than the page says whether another page follows.
        writer.writeSelect(level, outputs: level.columns, withPosition: level.hasPosition, rowsBeyondPage: 1)
        return WrittenStatement(sql: writer.text, parameters: writer.parameters)
    }

    // MARK: A level

    private mutating func writeSelect(_ level: Level, outputs: [SQL], withPosition: Bool, rowsBeyondPage: Int) {
        guard let page = level.page else {
            writeRows(level, outputs: outputs, withPosition: withPosition)
            return
        }
        if level.parent == .none, !page.isBackward {
            writePage(level, page, outputs: outputs, naming: false, rowsBeyondPage: rowsBeyondPage)
        } else {
            writeOrderedPages(level, page, outputs: outputs, withPosition: withPosition, rowsBeyondPage: rowsBeyondPage)
        }
    }

    /// `SELECT … FROM … WHERE … ORDER BY …`, all rows of all parents.
    private mutating func writeRows(_ level: Level, outputs: [SQL], withPosition: Bool) {
        var list = outputs
        if withPosition { list.insert("\(level.parentRow).position", at: 0) }
        write("SELECT ")
        writeList(list)
        writeSource(level, mentionedBy: outputs, joinsParent: true)
        var order = level.order.map { ($0.expression, $0.isDescending) }
        if level.hasPosition { order.insert(("\(level.parentRow).position", false), at: 0) }
        if !level.isSingle { writeOrder(order) }
    }

    /// The page of one parent, or of the root: `SELECT … WHERE … ORDER BY … LIMIT …`.
    ///
    /// Twice bounded: a parameter tells PostgreSQL nothing when it plans, and it would take the page for a tenth of all rows. The constant
    /// bound inside lets it see that few rows are wanted; the one outside stops the other early.
    private mutating func writePage(_ level: Level, _ page: Level.Page, outputs: [SQL], naming: Bool, rowsBeyondPage: Int) {
        let size = SQL.parameter(.pageSize(page.size, plus: rowsBeyondPage))
        let order = level.order.map { ($0.expression, $0.isDescending != page.isBackward) }
        if !page.isBackward, level.order.first?.isNearest == true {
            writeNearestPage(level, size: size, outputs: outputs, naming: naming)
        } else if level.joinsLate {
            write("SELECT ")
            writeList(naming ? named(outputs, level) : outputs)
            write(" FROM (SELECT \(level.row).*")
            writeSource(level, joins: level.joins.filter { $0.kind == .inner }, joinsParent: false)
            writeOrder(order)
            write(" LIMIT \(SQL.largestPage)) AS \(level.row)")
            writeJoins(neededJoins(of: level, mentionedBy: outputs).filter { $0.kind == .left })
            writeOrder(order)
            write(" LIMIT \(size)")
        } else {
            write("SELECT * FROM (SELECT ")
            writeList(naming ? named(outputs, level) : outputs)
            writeSource(level, mentionedBy: outputs, joinsParent: false)
            writeOrder(order)
            write(" LIMIT \(SQL.largestPage)) AS bounded LIMIT \(size)")
        }
    }

    /// The page of what lies nearest: an index gives it by the distance alone, so what ties with the last row comes along and is settled
    /// afterwards.
    private mutating func writeNearestPage(_ level: Level, size: SQL, outputs: [SQL], naming: Bool) {
        let list = named(outputs, level)
        let order = level.order.indices.map { ("\(Identifier(numbered: "o", $0))" as SQL, false) }
        write("SELECT ")
        writeList((naming ? list.indices : outputs.indices).map { "\(name($0, outputs.count))" })
        write(" FROM (SELECT * FROM (SELECT ")
        writeList(list)
        writeSource(level, mentionedBy: outputs, joinsParent: false)
        writeOrder([(level.order[0].expression, false)])
        write(" FETCH FIRST \(SQL.largestPage) ROWS WITH TIES) AS nearest")
        writeOrder(Array(order.prefix(1)))
        write(" FETCH FIRST (\(size)) ROWS WITH TIES) AS bounded")
        writeOrder(order)
        write(" LIMIT \(size)")
    }

    /// Outputs and sort keys with names by which the statement around finds them.
    private func named(_ outputs: [SQL], _ level: Level) -> [SQL] {
        (outputs + level.order.map(\.expression)).enumerated().map { index, output in "\(output) AS \(name(index, outputs.count))" }
    }

    /// `c0` for the first output, `o0` for the first sort key behind them.
    private func name(_ index: Int, _ outputCount: Int) -> Identifier {
        index < outputCount ? Identifier(numbered: "c", index) : Identifier(numbered: "o", index - outputCount)
    }

    /// The pages of several parents one after the other, or a page from the end turned round.
    private mutating func writeOrderedPages(
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

    // MARK: Its clauses

    /// `FROM … JOIN … WHERE …`.
    private mutating func writeSource(_ level: Level, mentionedBy outputs: [SQL], joinsParent: Bool) {
        writeSource(level, joins: neededJoins(of: level, mentionedBy: outputs), joinsParent: joinsParent)
    }

    private mutating func writeSource(_ level: Level, joins: [Level.Join], joinsParent: Bool) {
        var conditions = level.conditions
        var hasSource = false
        if joinsParent, level.hasPosition {
            write(" FROM ")
            writeParent(level)
            hasSource = true
        }
        if level.relation != .none {
            write(hasSource ? (level.relation.isTable ? " JOIN " : " JOIN LATERAL ") : " FROM ")
            writeRelation(level.relation, as: level.row)
            if hasSource {
                // The link to the parent is the first condition; where there is none, all pairs are wanted.
                write(" ON ")
                write(conditions.isEmpty ? "true" : conditions.removeFirst())
            }
        }
        writeJoins(joins)
        guard !conditions.isEmpty else { return }
        write(" WHERE ")
        write(.joined(conditions.map { "(\($0))" }, separator: " AND "))
    }

    private mutating func writeJoins(_ joins: [Level.Join]) {
        for join in joins {
            write(join.kind == .left ? " LEFT JOIN " : " JOIN ")
            writeRelation(join.relation, as: join.row)
            write(" ON ")
            write(join.on)
        }
    }

    /// The joins that filter rows, and those whose rows something mentions.
    private func neededJoins(of level: Level, mentionedBy outputs: [SQL]) -> [Level.Join] {
        var mentioned = Set<Alias>()
        for piece in outputs + level.conditions + level.order.map(\.expression) { mentioned.formUnion(piece.aliases) }
        var needed: [Level.Join] = []
        for join in level.joins.reversed() where join.kind == .inner || mentioned.contains(join.row) {
            needed.append(join)
            mentioned.formUnion(join.on.aliases)
        }
        return needed.reversed()
    }

    private mutating func writeRelation(_ relation: Level.Relation, as row: Alias) {
        switch relation {
        case .table(let name): write(SQL(parts: [.identifier(name)]))
        case .sql(let sql): write("(\(sql))")
        case .none: return
        }
        write(" AS \(row)")
    }

    /// The parents' keys with their places: `unnest(ARRAY(…)) WITH ORDINALITY AS t1(key, position)`.
    private mutating func writeParent(_ level: Level) {
        switch level.parent {
        case .none: return
        case .rows(let index, let key):
            write("unnest(ARRAY(")
            writeSelect(levels[index], outputs: [key], withPosition: false, rowsBeyondPage: 0)
            write(")) WITH ORDINALITY")
        case .keys(let index, let column):
            write("unnest(")
            write(.parameter(.keys(level: index, column: column)))
            write(") WITH ORDINALITY")
        case .given(let keys, let positions):
            write("unnest(\(keys), \(positions))")
        }
        write(" AS \(level.parentRow)(key, position)")
    }

    private mutating func writeOrder(_ terms: [(expression: SQL, isDescending: Bool)]) {
        guard !terms.isEmpty else { return }
        write(" ORDER BY ")
        writeList(terms.map { $0.isDescending ? "\($0.expression) DESC" : $0.expression })
    }

    // MARK: Text

    /// The columns of a SELECT, or the keys of an ORDER BY; a SELECT of nothing answers its rows all the same.
    private mutating func writeList(_ pieces: [SQL]) {
        write(.joined(pieces.isEmpty ? ["1"] : pieces, separator: ", "))
    }

    private mutating func write(_ piece: SQL) {
        for part in piece.parts {
            switch part {
            case .text(let fixed): text += fixed
            case .alias(let alias): text += alias.name
            case .identifier(let identifier): text += identifier.sql
            case .parameter(let source): writeParameter(source)
            }
        }
    }

    /// `$n::type`; the same value has the same number throughout the statement.
    private mutating func writeParameter(_ source: ParameterSource) {
        let index =
            parameters.firstIndex(of: source)
            ?? {
                parameters.append(source)
                return parameters.count - 1
            }()
        text += "$\(index + 1)::\(source.type.sql)"
    }
}

extension SQL {
    /// The most rows of a page, and one more to see whether another follows.
    fileprivate static let largestPage = SQL(parts: [.text(String(PageSize.maximum + 1))])
}

extension Identifier {
    init(numbered prefix: StaticString, _ number: Int) {
        name = prefix.description + String(number)
    }
}

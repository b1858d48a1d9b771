/// Writes a plan's levels as SQL.
///
/// A level below others repeats their pages as subqueries for keys, so that all levels can be sent together. Each statement returns its
/// rows in display order; the rows of a level below a list begin with the position of their parent.
struct SQLWriter {
    let levels: [Level]
    private var text = ""
    private var parameters: [ParameterSource] = []
    /// The expression that replaces the viewer's number, if that is not a parameter.
    private var viewer: String?

    private init(levels: [Level]) {
        self.levels = levels
    }

    /// The statement of one level.
    static func statement(for index: Int, of levels: [Level]) -> WrittenStatement {
        var writer = SQLWriter(levels: levels)
        let level = levels[index]
        // One extra row shows whether another page follows.
        writer.writeSelect(level, outputs: level.columns, withPosition: level.hasPosition, rowsBeyondPage: 1)
        return WrittenStatement(sql: writer.text, parameters: writer.parameters)
    }

    /// The statement of one level for several viewers at once: the last column contains the viewer's index from 1.
    ///
    /// Returns the usual statement if nothing depends on the viewer.
    static func statementForViewers(for index: Int, of levels: [Level]) -> WrittenStatement {
        var writer = SQLWriter(levels: levels)
        writer.viewer = "viewers.account"
        let usual = statement(for: index, of: levels)
        guard usual.parameters.contains(.viewer) else { return usual }
        let level = levels[index]
        writer.write("SELECT answer.*, viewers.place FROM unnest(\(ParameterSource.viewers)) WITH ORDINALITY AS viewers(account, place)")
        // The order of a subquery's rows ends with the subquery, so number the rows.
        writer.write(" CROSS JOIN LATERAL (SELECT level.*, row_number() OVER () AS row_in_order FROM (")
        writer.writeSelect(level, outputs: level.columns, withPosition: level.hasPosition, rowsBeyondPage: 1)
        writer.write(") AS level) AS answer ORDER BY viewers.place, answer.row_in_order")
        return WrittenStatement(sql: writer.text, parameters: writer.parameters)
    }

    // MARK: Levels

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

    // MARK: Clauses

    /// `FROM … JOIN … WHERE …`, with the joined rows that outputs, conditions or order refer to.
    mutating func writeSource(_ level: Level, mentionedBy outputs: [SQL], joinsParent: Bool) {
        let pieces = outputs + level.conditions + level.order.map(\.expression)
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
                // The link to the parent is the first condition; without one, all pairs are selected.
                write(" ON ")
                write(conditions.isEmpty ? "true" : conditions.removeFirst())
            }
        }
        writeJoins(joins(of: level, mentionedBy: pieces))
        guard !conditions.isEmpty else { return }
        write(" WHERE ")
        write(.joined(conditions.map { "(\($0))" }, separator: " AND "))
    }

    mutating func writeJoins(_ joins: [Level.Join]) {
        for join in joins {
            write(" LEFT JOIN \(join.relation) AS \(join.row) ON \(join.on)")
        }
    }

    /// The joins of rows that something refers to, directly or through others.
    func joins(of level: Level, mentionedBy pieces: [SQL]) -> [Level.Join] {
        var mentioned = Set<Alias>()
        for piece in pieces { mentioned.formUnion(piece.aliases) }
        var needed: [Level.Join] = []
        for join in level.joins.reversed() where mentioned.contains(join.row) {
            needed.append(join)
            mentioned.formUnion(join.on.aliases)
            mentioned.formUnion(join.relation.aliases)
        }
        return needed.reversed()
    }

    private mutating func writeRelation(_ relation: Level.Relation, as row: Alias) {
        switch relation {
        case .table(let name): write(SQL(parts: [.identifier(name)]))
        case .sql(let sql): write("(\(sql))")
        // `writeTieredPage` writes these.
        case .tiers, .none: return
        }
        write(" AS \(row)")
    }

    /// The parents' keys with their positions: `unnest(ARRAY(…)) WITH ORDINALITY AS t1(key, position)`.
    mutating func writeParent(_ level: Level) {
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

    mutating func writeOrder(_ terms: [(expression: SQL, isDescending: Bool)]) {
        guard !terms.isEmpty else { return }
        write(" ORDER BY ")
        writeList(terms.map { $0.isDescending ? "\($0.expression) DESC" : $0.expression })
    }

    // MARK: Text

    /// The columns of a SELECT, or the keys of an ORDER BY; a SELECT without columns still returns its rows.
    mutating func writeList(_ pieces: [SQL]) {
        write(.joined(pieces.isEmpty ? ["1"] : pieces, separator: ", "))
    }

    mutating func write(_ piece: SQL) {
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
        if source == .viewer, let viewer { return text += viewer }
        let index =
            parameters.firstIndex(of: source)
            ?? {
                parameters.append(source)
                return parameters.count - 1
            }()
        text += "$\(index + 1)::\(source.type.sql)"
    }
}

extension Identifier {
    init(numbered prefix: StaticString, _ number: Int) {
        name = prefix.description + String(number)
    }
}

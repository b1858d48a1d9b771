import GraphQL

// Columns, and the levels that fetch them.
extension PlanBuilder {
    /// A column of the level at a place; at the root, of a level with one row of expressions.
    mutating func column(_ sql: SQL, at place: Place) -> OutputColumn {
        let level: Int
        if let own = place.level ?? rootLevel {
            level = own
        } else {
            var root = Level(row: newAlias(), relation: .none, parent: .none, parentRow: newAlias())
            root.isSingle = true
            level = append(root)
            rootLevel = level
        }
        return OutputColumn(level: Int32(level), column: Int32(levels[level].column(sql)))
    }

    /// The source of a new level's rows.
    struct Origin {
        /// The type's table and visibility; nil if the rows are not stored.
        var target: ObjectBinding?
        /// The parent's column that the rows are tied to.
        var key: Identifier = "id"
        /// The condition that ties rows of the table to the key.
        var link: FieldBinding.Link?
        /// A relation instead of the table.
        var relation: Relation?

        /// Rows of a relation, for the key of the object that they are tied to.
        typealias Relation = (_ builder: inout PlanBuilder, _ key: SQL?) throws(PlanError) -> Level.Relation

        init(target: ObjectBinding? = nil, key: Identifier = "id", excludesHidden: Bool = false) {
            self.target = target
            self.key = key
            self.excludesHidden = excludesHidden
        }

        init(
            target: ObjectBinding? = nil,
            key: Identifier = "id",
            link: FieldBinding.Link? = nil,
            source: FieldBinding.Source?,
            _ scope: Scope
        ) {
            self.init(target: target, key: key)
            self.link = link
            list = scope
            if let source { relation = { _, key throws(PlanError) in .sql(try source(key, scope)) } }
        }
        /// The list that the rows are for, with its arguments; nil for single objects.
        var list: Scope?
        /// Whether the relation contains no hidden rows.
        var excludesHidden = false
    }

    /// Adds a level for rows of an origin, tied to the rows at a place.
    mutating func addLevel(_ origin: Origin, under place: Place) throws(PlanError) -> Int {
        guard levels.count < Self.maximumLevels else {
            let message = "The query has more than \(Self.maximumLevels) lists and objects read by id."
            throw PlanError(message, code: .queryTooLarge, failsRequest: true)
        }
        let (row, parentRow) = (newAlias(), newAlias())
        var level = Level(row: row, relation: .none, parent: .none, parentRow: parentRow)
        var key: SQL?
        if let parent = place.level, origin.link != nil || origin.relation != nil {
            let keyColumn = SQL.column(place.row, origin.key)
            level.step = levels[parent].step
            if let known = knownKeys[parent], known.column == keyColumn {
                key = known.value
            } else if levels[parent].isExpensive {
                level.parent = .keys(of: parent, column: levels[parent].column(keyColumn))
                level.step += 1
            } else {
                level.parent = .rows(of: parent, key: keyColumn)
                level.plansWithValues = levels[parent].plansWithValues
            }
        }
        key = key ?? (level.hasPosition ? "\(parentRow).key" : nil)
        if let relation = origin.relation {
            level.relation = try relation(&self, key)
        } else if let table = origin.target?.table {
            level.relation = .table(table)
        } else {
            throw PlanError("A list of rows that are not stored needs a relation.", code: .internal)
        }
        if let link = origin.link, let key { level.conditions.append(link(row, key)) }
        if let target = origin.target, !origin.excludesHidden {
            let isTable = origin.relation == nil
            let visible = try isTable ? visibility(of: target, row, under: place) : visibility(of: target, inRelation: row, under: place)
            if let visible { level.conditions.append(visible) }
        }
        if let target = origin.target, let list = origin.list {
            if let listed = listing(of: target, row, inRelation: origin.relation != nil, list) { level.conditions.append(listed) }
        }
        return append(level)
    }

    /// The condition for showing a row of a type, as one operand; nil if all rows are shown.
    mutating func visibility(of binding: ObjectBinding, _ row: Alias, under place: Place) -> SQL? {
        guard let visible = binding.visible else { return nil }
        let viewer = ViewerFacts(shape: reading.shape, loggedIn: loggedIn)
        let condition = visible(row, viewer)
        // Rows of the viewer's own account are shown without any role.
        if !viewer.roles.used.isEmpty, !place.isViewer { notePrivilege(binding.type, by: viewer.roles.used) }
        return condition.map { "(\($0))" }
    }

    /// The condition for showing a row of a relation, which needs no column of the type except the id; nil if all rows are shown.
    mutating func visibility(of binding: ObjectBinding, inRelation row: Alias, under place: Place) throws(PlanError) -> SQL? {
        guard let table = binding.table else { return nil }
        let object = newAlias()
        guard let visible = visibility(of: binding, object, under: place) else { return nil }
        return "EXISTS (SELECT FROM \(table) AS \(object) WHERE \(object).id = \(row).id AND \(visible))"
    }

    /// The condition for a row of a type to appear in a list, as one operand; nil if all rows do.
    ///
    /// A row of a relation needs no column of the type except the id.
    mutating func listing(of binding: ObjectBinding, _ row: Alias, inRelation: Bool, _ list: Scope) -> SQL? {
        guard let listed = binding.listed else { return nil }
        guard inRelation, let table = binding.table else { return listed(row, list).map { "(\($0))" } }
        let object = newAlias()
        return listed(object, list).map { "EXISTS (SELECT FROM \(table) AS \(object) WHERE \(object).id = \(row).id AND (\($0)))" }
    }

    /// The size of a plan before a field: its levels, and the parts of the level that the field adds columns to.
    struct Extent {
        let levels: Int
        let lists: Int
        let privileges: PrivilegedReading
        let privilegeCount: Int
        /// The level of the rows that have the field; nil before it is planned.
        let level: Int?
        let columns: Int
        let joins: Int
        let counts: Int
    }

    /// The present size of the plan, for a field at a place.
    func extent(at place: Place) -> Extent {
        let level = place.level ?? rootLevel
        return Extent(
            levels: levels.count,
            lists: lists.count,
            privileges: privileges,
            privilegeCount: privilegeCount,
            level: level,
            columns: level.map { levels[$0].columns.count } ?? 0,
            joins: level.map { levels[$0].joins.count } ?? 0,
            counts: level.map { levels[$0].counts.count } ?? 0
        )
    }

    /// Removes everything that a field added before it failed: no output shows it, and its statements may lack conditions and limits.
    mutating func shrink(to extent: Extent) {
        levels.removeSubrange(extent.levels...)
        sites.removeSubrange(extent.levels...)
        lists.removeSubrange(extent.lists...)
        (privileges, privilegeCount) = (extent.privileges, extent.privilegeCount)
        knownKeys = knownKeys.filter { $0.key < extent.levels }
        if let level = rootLevel, level >= extent.levels { rootLevel = nil }
        guard let level = extent.level else { return }
        levels[level].columns.removeSubrange(extent.columns...)
        levels[level].joins.removeSubrange(extent.joins...)
        levels[level].counts.removeSubrange(extent.counts...)
    }

    func idOrder(of level: Int, isDescending: Bool) -> Level.OrderTerm {
        Level.OrderTerm(expression: .column(levels[level].row, "id"), isDescending: isDescending, type: .bigint)
    }

    /// Adds a level for the field that is being planned; returns its index.
    private mutating func append(_ level: Level) -> Int {
        levels.append(level)
        sites.append(site)
        return levels.count - 1
    }

    /// The site of the field that is being planned.
    var site: LevelSite {
        LevelSite(field: way.last?.field, path: way.map(\.responseName), offset: way.last?.nodes[0].start ?? 0)
    }

    /// Refuses an operation that requests one field too often if its rows are searched, ranked, sorted or grouped.
    ///
    /// The check counts levels and counts of rows, so aliases, fragments and nesting make no difference.
    func checkRankedLists() throws(PlanError) {
        var searched = zip(levels, sites).filter { $0.0.isSearched }.map(\.1)
        searched += levels.flatMap(\.counts).filter { !$0.effort.isEmpty }.map(\.site)
        let limit = reading.shape.rankedLists
        guard searched.count > limit else { return }
        var seen: [FieldID: Set<[String]>] = [:]
        for site in searched {
            // The rows and the count of one list count once.
            guard let field = site.field, seen[field, default: []].insert(site.path).inserted, seen[field]?.count == limit + 1 else {
                continue
            }
            let count = Set(searched.filter { $0.field == field }.map(\.path)).count
            throw PlanError(count, schema[field].name, atMost: limit, at: PlanError.Site(path: site.path, offset: site.offset))
        }
    }
}

extension Level {
    /// Whether finding its rows takes more than an index scan.
    fileprivate var isSearched: Bool {
        switch search {
        case .sorted, .ranked, .grouped: true
        case .indexed, .wide, .filtered: !effort.isEmpty
        }
    }
}

import GraphQL

/// Builds one plan: walks the selections with the bindings beside them.
struct PlanBuilder {
    /// Where in the rows the walk stands.
    struct Place {
        /// The level whose rows are at hand; nil at the root.
        let level: Int?
        /// The row within the level: its own, or one joined in.
        let row: Alias
        /// The column that names the account to which the row belongs.
        var owner: Identifier?
        /// Whether the row is the account of whoever asks.
        var isViewer = false

        static let root = Place(level: nil, row: Alias(number: 0))
    }

    let catalog: Catalog
    let reading: ArgumentReading
    var collector: SelectionCollector
    var levels: [Level] = []
    /// For each level the field that it is there for.
    private var sites: [LevelSite] = []
    /// The fields on the way to the one that is being planned.
    private var way: [CollectedField] = []
    var output = OutputBuilder()
    var lists: [ValueSource] = []
    var tellsAllowance = false
    /// For levels of one row found by its id: that id's column and the parameter, so that children can go by the parameter too.
    var knownKeys: [Int: (column: SQL, value: SQL)] = [:]
    /// How many bytes of introspection have been written so far.
    var introspectedBytes = 0
    private var lastAlias = 0
    private var rootLevel: Int?

    /// How many statements a request can have.
    private static let maximumLevels = 500

    /// How many bytes the answers to introspection can have in one request; all of this service's schema is a twelfth.
    static let maximumIntrospection = 2_000_000

    init(catalog: Catalog, reading: ArgumentReading) {
        self.catalog = catalog
        self.reading = reading
        collector = SelectionCollector(reading: reading)
    }

    var schema: Schema { catalog.schema }

    func plan() -> ReadPlan {
        ReadPlan(levels: levels, sites: sites, output: output.plan, lists: lists, tellsAllowance: tellsAllowance)
    }

    mutating func newAlias() -> Alias {
        lastAlias += 1
        return Alias(number: lastAlias)
    }

    /// A scope for the bindings of one field.
    mutating func scope(of field: CollectedField) throws(PlanError) -> Scope {
        let arguments = try Arguments(of: field.nodes[0], definition: schema[field.field], in: reading)
        return Scope(arguments: arguments, shape: reading.shape, languages: catalog.languages)
    }

    /// Refuses arguments that do not fulfil a rule of their field.
    private mutating func check(
        _ rules: [ArgumentRule],
        of collected: CollectedField,
        _ definition: FieldDefinition
    ) throws(PlanError) {
        guard !rules.isEmpty else { return }
        let arguments = ScopedArguments(scope: try scope(of: collected), definition: definition, schema: schema)
        for rule in rules {
            if let violation = rule.violation(in: arguments) { throw PlanError(violation) }
        }
    }

    // MARK: Objects

    /// Plans the fields of an object of a bound type.
    mutating func objectFields(
        _ selectionSets: [SelectionSet],
        type: TypeID,
        bindings: ObjectBinding,
        at place: Place
    ) throws(PlanError) -> OutputRange {
        var place = place
        place.owner = bindings.owner
        return try objectFields(selectionSets, type: type, bindings: bindings.fields, at: place)
    }

    /// Plans the fields of an object whose values are found at a place.
    mutating func objectFields(
        _ selectionSets: [SelectionSet],
        type: TypeID,
        bindings: [FieldBinding],
        at place: Place
    ) throws(PlanError) -> OutputRange {
        var fields: [OutputBuilder.Field] = []
        for collected in try collector.fields(of: selectionSets, on: type) {
            let definition = schema[collected.field]
            let node: Int32
            let levelCount = levels.count
            do throws(PlanError) {
                node = try at(collected) { builder throws(PlanError) in
                    try builder.node(for: collected, definition: definition, type: type, bindings: bindings, at: place)
                }
            } catch {
                // A field that cannot be planned fails alone, as a field whose resolver fails would.
                guard !error.failsRequest else { throw error }
                removeLevels(from: levelCount)
                node = output.add(error)
            }
            fields.append(field(collected, definition: definition, of: type, node: node))
        }
        return output.add(fields)
    }

    /// Plans something of a field, so that the levels made meanwhile know what they are there for.
    mutating func at<Planned>(
        _ field: CollectedField,
        _ plan: (inout PlanBuilder) throws(PlanError) -> Planned
    ) throws(PlanError) -> Planned {
        way.append(field)
        defer { way.removeLast() }
        return try plan(&self)
    }

    /// Adds a level for the field that is being planned; answers its index.
    private mutating func append(_ level: Level) -> Int {
        levels.append(level)
        let (field, offset) = (way.last?.field, way.last?.nodes[0].start ?? 0)
        sites.append(LevelSite(field: field, path: way.map(\.responseName), offset: offset))
        return levels.count - 1
    }

    func field(
        _ collected: CollectedField,
        definition: FieldDefinition,
        of type: TypeID,
        node: Int32
    ) -> OutputBuilder.Field {
        OutputBuilder.Field(
            responseName: collected.responseName,
            coordinate: "\(schema[type].name).\(definition.name)",
            offsets: collected.nodes.map(\.start),
            node: node,
            isNullable: !definition.type.isNonNull
        )
    }

    func typeName(_ type: TypeID) -> [UInt8] {
        Array("\"\(schema[type].name)\"".utf8)
    }

    // MARK: Fields

    private mutating func node(
        for collected: CollectedField,
        definition: FieldDefinition,
        type: TypeID,
        bindings: [FieldBinding],
        at place: Place
    ) throws(PlanError) -> Int32 {
        if collected.field == .typename { return output.add(.constant(output.add(bytes: typeName(type)))) }
        if collected.field == .schema || collected.field == .type { return try introspection(collected) }
        guard let binding = bindings.first(where: { $0.name == definition.name }) else {
            // An edge's field that only another connection of the type binds.
            guard !definition.type.isNonNull else { throw PlanError("\(definition.name) is not available here.", code: .internal) }
            return output.add(.constant(output.add(bytes: "null".utf8)))
        }
        return try restricted(binding, definition, at: place) { builder throws(PlanError) in
            try builder.check(binding.argumentRules, of: collected, definition)
            return try builder.node(for: collected, binding, definition: definition, type: type, at: place)
        }
    }

    private mutating func node(
        for collected: CollectedField,
        _ binding: FieldBinding,
        definition: FieldDefinition,
        type: TypeID,
        at place: Place
    ) throws(PlanError) -> Int32 {
        switch binding.kind {
        case .id: return try globalID(at: place, of: type)
        case .expression(let expression):
            let sql = try expression(place.row, try scope(of: collected))
            return try leaf(sql, type: definition.type, at: place)
        case .value(let inner, let presence):
            return try value(collected, definition, inner, when: presence, at: place)
        case .one(let target, let join): return try one(collected, definition, target: target, join: join, at: place)
        case .many(let list): return try many(collected, list, at: place)
        case .connection(let connection): return try self.connection(collected, definition, connection, at: place)
        case .groups(let groups): return try self.groups(collected, definition, groups, scope: try scope(of: collected), at: place)
        case .items(let inner): return try items(collected, definition, inner, at: place)
        case .byID(let target): return try byID(collected, target: target)
        case .viewer(let target): return try viewer(collected, target: target)
        case .byKey(let target, let argument, let type): return try byKey(collected, target: target, argument: argument, as: type)
        case .node: return try node(collected)
        case .nodes: return try nodes(collected)
        case .memory(let value): return try memory(value(), collected, definition)
        case .answer: return try answer(collected, definition)
        case .allowance: return try allowance(collected, definition)
        case .changed(let target, let isViewer): return try changed(collected, definition, target: target, isViewer: isViewer)
        }
    }

    private mutating func value(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ bindings: [FieldBinding],
        when presence: FieldBinding.Presence?,
        at place: Place
    ) throws(PlanError) -> Int32 {
        var column: OutputColumn?
        if let presence {
            guard let condition = try presence(place.row, try scope(of: collected)) else {
                return output.add(.constant(output.add(bytes: "null".utf8)))
            }
            column = self.column("CASE WHEN \(condition) THEN true END", at: place)
        }
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: bindings, at: place)
        return output.add(.object(fields: fields, presence: column))
    }

    private mutating func globalID(at place: Place, of type: TypeID) throws(PlanError) -> Int32 {
        guard let prefix = catalog.binding(of: type)?.idPrefix else {
            throw PlanError("\(schema[type].name) has no table.", code: .internal)
        }
        let bytes = output.add(bytes: "\"\(prefix.name)_".utf8)
        return output.add(.globalID(prefix: bytes, column(.column(place.row, "id"), at: place)))
    }

    mutating func leaf(_ sql: SQL, type: TypeReference, at place: Place) throws(PlanError) -> Int32 {
        guard let scalar = OutputScalar(of: type.named, in: schema) else {
            throw PlanError("\(schema[type.named].name) is no leaf.", code: .internal)
        }
        let column = column(sql, at: place)
        return output.add(type.isList ? .scalarList(scalar, column) : .scalar(scalar, column))
    }

    private mutating func one(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        target: String,
        join: FieldBinding.Join,
        at place: Place
    ) throws(PlanError) -> Int32 {
        let (binding, table) = try self.table(of: target)
        guard let level = place.level else { throw PlanError("\(definition.name) needs a row.", code: .internal) }
        let row = newAlias()
        var condition = join(place.row, row)
        let visible = binding.visible?(row, ViewerFacts(shape: reading.shape))
        if let visible { condition = "\(condition) AND \(visible)" }
        levels[level].joins.append(Level.Join(table: table, row: row, on: condition))
        let inner = Place(level: level, row: row)
        // A non-null edge to rows that everybody may see is guaranteed by a foreign key, so its presence need not be asked.
        let isGuaranteed = definition.type.isNonNull && visible == nil
        let presence = isGuaranteed ? nil : column(.column(row, "id"), at: inner)
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: binding, at: inner)
        return output.add(.object(fields: fields, presence: presence))
    }

    /// The node that writes the object in a level's own row.
    mutating func row(of level: Int, selectionSets: [SelectionSet], binding: ObjectBinding) throws(PlanError) -> Int32 {
        let type = try self.type(named: binding.type)
        let place = Place(level: level, row: levels[level].row)
        let fields = try objectFields(selectionSets, type: type, bindings: binding, at: place)
        return output.add(.object(fields: fields, presence: nil))
    }

    // MARK: Columns and levels

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

    /// Where the rows of a new level come from.
    struct Origin {
        /// The type's table and visibility; nil where the rows are not stored.
        var target: ObjectBinding?
        /// The parent's column that the rows are tied to.
        var key: Identifier = "id"
        /// What ties rows of the table to the key.
        var link: FieldBinding.Link?
        /// A relation instead of the table, and the scope for it.
        var source: (relation: FieldBinding.Source, scope: Scope)?
    }

    /// Adds a level for rows of an origin, tied to the rows at a place.
    mutating func addLevel(_ origin: Origin, under place: Place) throws(PlanError) -> Int {
        guard levels.count < Self.maximumLevels else {
            let message = "The query has more than \(Self.maximumLevels) lists and objects that are found by id."
            throw PlanError(message, code: .queryTooLarge, failsRequest: true)
        }
        let (row, parentRow) = (newAlias(), newAlias())
        var level = Level(row: row, relation: .none, parent: .none, parentRow: parentRow)
        var key: SQL?
        if let parent = place.level, origin.link != nil || origin.source != nil {
            let keyColumn = SQL.column(place.row, origin.key)
            level.step = levels[parent].step
            if let known = knownKeys[parent], known.column == keyColumn {
                key = known.value
            } else if levels[parent].isDear {
                level.parent = .keys(of: parent, column: levels[parent].column(keyColumn))
                level.step += 1
            } else {
                level.parent = .rows(of: parent, key: keyColumn)
                level.plansWithValues = levels[parent].plansWithValues
            }
        }
        key = key ?? (level.hasPosition ? "\(parentRow).key" : nil)
        if let (relation, scope) = origin.source {
            level.relation = .sql(try relation(key, scope))
        } else if let table = origin.target?.table {
            level.relation = .table(table)
        } else {
            throw PlanError("A list of rows that are not stored needs a relation.", code: .internal)
        }
        if let link = origin.link, let key { level.conditions.append(link(row, key)) }
        if origin.source == nil, let visible = origin.target?.visible?(row, ViewerFacts(shape: reading.shape)) {
            level.conditions.append(visible)
        }
        return append(level)
    }

    /// Forgets the levels of a field that failed half way: nothing shows their rows, and they may lack their conditions and bounds.
    private mutating func removeLevels(from count: Int) {
        levels.removeSubrange(count...)
        sites.removeSubrange(count...)
        knownKeys = knownKeys.filter { $0.key < count }
        if let level = rootLevel, level >= count { rootLevel = nil }
    }

    func idOrder(of level: Int, isDescending: Bool) -> Level.OrderTerm {
        Level.OrderTerm(expression: .column(levels[level].row, "id"), isDescending: isDescending, type: .bigint)
    }

    /// The binding of an object type, stored or not.
    func rows(of type: String) throws(PlanError) -> ObjectBinding {
        guard let binding = catalog.binding(ofTypeNamed: type) else { throw PlanError("\(type) is not bound.", code: .internal) }
        return binding
    }

    func table(of type: String) throws(PlanError) -> (ObjectBinding, Identifier) {
        guard let binding = catalog.binding(ofTypeNamed: type), let table = binding.table else {
            throw PlanError("\(type) is bound to no table.", code: .internal)
        }
        return (binding, table)
    }

    func idPrefix(of binding: ObjectBinding) throws(PlanError) -> IDPrefix {
        guard let prefix = binding.idPrefix else { throw PlanError("\(binding.type) is bound to no table.", code: .internal) }
        return prefix
    }

    func type(named name: String) throws(PlanError) -> TypeID {
        guard let type = schema.type(named: name) else { throw PlanError("\(name) is not in the schema.", code: .internal) }
        return type
    }
}

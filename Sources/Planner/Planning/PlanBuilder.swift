import GraphQL

/// Builds one plan: walks the selections side by side with the bindings.
struct PlanBuilder {
    /// The position of the walk in the rows.
    struct Place {
        /// The level of the current rows; nil at the root.
        let level: Int?
        /// The row within the level: its own, or one joined in.
        let row: Alias
        /// The columns with the accounts that own the row.
        var owners: [Identifier] = []
        /// Whether the row is the viewer's account.
        var isViewer = false
        /// Whether the columns contain arrays with a current element.
        var isElement = false

        static let root = Place(level: nil, row: Alias(number: 0))
    }

    let catalog: Catalog
    let reading: ArgumentReading
    var collector: SelectionCollector
    var levels: [Level] = []
    /// The field that each level serves.
    var sites: [LevelSite] = []
    /// The fields on the path to the one that is being planned.
    private(set) var way: [CollectedField] = []
    var output = OutputBuilder()
    var lists: [IDList] = []
    var returnsAllowance = false
    var privileges = PrivilegedReading()
    /// The number of notes made in `privileges`.
    var privilegeCount = 0
    /// The id column and parameter of levels with one row found by id, so that children can use the parameter, too.
    var knownKeys: [Int: (column: SQL, value: SQL)] = [:]
    /// Whether everyone may run the mutation, so that its answer determines the viewer.
    var isLogIn = false
    /// The number of the account in the mutation's answer, while its fields are planned.
    var loggedIn: SQL?
    /// The number of introspection bytes written so far.
    var introspectedBytes = 0
    private var lastAlias = 0
    /// The level of values at the root itself.
    var rootLevel: Int?

    /// The maximum number of statements in a request.
    static let maximumLevels = 500

    /// The maximum number of introspection bytes in one request; the whole schema of this service takes a twelfth of it.
    static let maximumIntrospection = 2_000_000

    init(catalog: Catalog, reading: ArgumentReading) {
        self.catalog = catalog
        self.reading = reading
        collector = SelectionCollector(reading: reading)
    }

    var schema: Schema { catalog.schema }

    func plan() -> ReadPlan {
        ReadPlan(
            levels: levels,
            sites: sites,
            output: output.plan,
            lists: lists,
            privileges: privileges,
            returnsAllowance: returnsAllowance
        )
    }

    mutating func newAlias() -> Alias {
        lastAlias += 1
        return Alias(number: lastAlias)
    }

    /// A scope for the bindings of one field.
    mutating func scope(of field: CollectedField) throws(PlanError) -> Scope {
        let arguments = try Arguments(of: field.nodes[0], definition: schema[field.field], in: reading)
        return Scope(arguments: arguments, shape: reading.shape, catalog: catalog, way: way.map(\.responseName))
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
        place.owners = bindings.owners
        return try objectFields(selectionSets, type: type, bindings: bindings.fields, at: place)
    }

    /// Plans the fields of an object with its values at a place.
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
            let before = extent(at: place)
            do throws(PlanError) {
                node = try at(collected) { builder throws(PlanError) in
                    let node = try builder.node(for: collected, definition: definition, type: type, bindings: bindings, at: place)
                    if let excess = builder.takeExcess() { throw excess }
                    return node
                }
            } catch {
                // A field that cannot be planned fails alone, like a field with a failing resolver.
                guard !error.failsRequest else { throw error }
                // Only its first error is reported.
                _ = try at(collected) { builder throws(PlanError) in builder.takeExcess() }
                shrink(to: before)
                node = output.add(error)
            }
            fields.append(field(collected, definition: definition, of: type, node: node))
        }
        return output.add(fields)
    }

    /// Plans a part of a field, so that the levels created meanwhile record the field they serve.
    mutating func at<Planned>(
        _ field: CollectedField,
        _ plan: (inout PlanBuilder) throws(PlanError) -> Planned
    ) throws(PlanError) -> Planned {
        way.append(field)
        defer { way.removeLast() }
        return try plan(&self)
    }

    /// Takes the error of an argument of the current field that exceeds a limit; nil without an error.
    private func takeExcess() -> PlanError? { reading.shape.takeExcess(ofField: way.map(\.responseName)) }

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

    // MARK: Bindings

    /// The binding of an object type, stored or not.
    func rows(of type: String) throws(PlanError) -> ObjectBinding {
        guard let binding = catalog.binding(ofTypeNamed: type) else { throw PlanError("\(type) is not bound.", code: .internal) }
        return binding
    }

    func table(of type: String) throws(PlanError) -> (ObjectBinding, Identifier) {
        guard let binding = catalog.binding(ofTypeNamed: type), let table = binding.table else {
            throw PlanError("\(type) is not bound to a table.", code: .internal)
        }
        return (binding, table)
    }

    func idPrefix(of binding: ObjectBinding) throws(PlanError) -> IDPrefix {
        guard let prefix = binding.idPrefix else { throw PlanError("\(binding.type) is not bound to a table.", code: .internal) }
        return prefix
    }

    func type(named name: String) throws(PlanError) -> TypeID {
        guard let type = schema.type(named: name) else { throw PlanError("\(name) is not in the schema.", code: .internal) }
        return type
    }
}

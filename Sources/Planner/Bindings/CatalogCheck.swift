import GraphQL

/// Compares a schema with bindings: every field of every type must be bound exactly once, to a binding of the right kind.
struct CatalogCheck {
    let schema: Schema
    let objects: [String: ObjectBinding]
    let mutations: [String: MutationBinding]
    /// Types that other bindings cover: value objects, connections and their edges.
    private var covered: Set<String> = ["PageInfo"]
    /// The further fields of connections: the fields bound in some list, and the fields omitted in some list.
    private var listFields: (bound: Set<String>, omitted: Set<String>) = ([], [])
    private var found: [String] = []

    init(schema: Schema, objects: [String: ObjectBinding], mutations: [String: MutationBinding] = [:]) {
        self.schema = schema
        self.objects = objects
        self.mutations = mutations
    }

    mutating func problems() -> [String] {
        for name in objects.keys.sorted() {
            guard let binding = objects[name] else { continue }
            guard let type = schema.type(named: name), schema[type].kind == .object else {
                found.append("\(name) is bound but is not an object type of the schema.")
                continue
            }
            check(binding.fields, of: type)
        }
        for name in listFields.omitted.subtracting(listFields.bound).sorted() { found.append("\(name) is in the schema but not bound.") }
        checkMutations()
        checkIDs()
        for type in schema.types where type.kind == .object && !type.isBuiltIn && type.id != schema.mutationType {
            if objects[type.name] == nil, !covered.contains(type.name) { found.append("\(type.name) is in the schema but not bound.") }
        }
        return found
    }

    /// Checks that every field of the mutation root is a mutation and returns its payload.
    private mutating func checkMutations() {
        var fields: [String: FieldDefinition] = [:]
        if let root = schema.mutationType { for field in schema[schema[root].fields] { fields[field.name] = field } }
        for (name, mutation) in mutations.sorted(by: { $0.key < $1.key }) {
            guard let field = fields[name] else {
                found.append("Mutation.\(name) is bound but not in the schema.")
                continue
            }
            if schema[field.type.named].name != mutation.payloadType || field.type.isList || field.type.isNonNull {
                found.append("Mutation.\(name) is \(schema.printed(field.type)) but must be \(mutation.payloadType), nullable.")
            }
        }
        for name in fields.keys.sorted() where mutations[name] == nil {
            found.append("Mutation.\(name) is in the schema but not bound.")
        }
    }

    /// Checks that each id prefix belongs to one type, is well-formed, and is not the name of another type's table.
    private mutating func checkIDs() {
        let stored = objects.values.sorted { $0.type < $1.type }.compactMap { binding in
            binding.idPrefix.map { (type: binding.type, prefix: $0.name, table: binding.table?.name) }
        }
        for (prefix, types) in Dictionary(grouping: stored, by: \.prefix).sorted(by: { $0.key < $1.key }) where types.count > 1 {
            found.append(
                "The ids of \(types.map(\.type).joined(separator: " and ")) all begin with “\(prefix)”; each type needs its own prefix."
            )
        }
        for (type, prefix, table) in stored {
            if prefix != table, stored.contains(where: { $0.table == prefix }) {
                found.append("The ids of \(type) begin with “\(prefix)”, which is the name of another table.")
            }
            if GlobalID("\(prefix)_1")?.type != prefix || prefix.utf8.count > Observation.maximumTypeNameLength {
                found.append("The ids of \(type) cannot begin with “\(prefix)”; a prefix consists of letters from a to z and underscores.")
            }
        }
    }

    /// Marks the type of a mutation's answer as covered, with everything in it.
    private mutating func cover(_ type: NamedType) {
        guard type.kind == .object, covered.insert(type.name).inserted else { return }
        for field in schema[type.fields] { cover(schema[field.type.named]) }
    }

    private mutating func check(_ bindings: [FieldBinding], of type: TypeID) {
        let typeName = schema[type].name
        let bound = Dictionary(grouping: bindings, by: \.name)
        for (name, bindings) in bound.sorted(by: { $0.key < $1.key }) {
            if bindings.count > 1 { found.append("\(typeName).\(name) is bound twice.") }
            guard let field = schema[type].fields.first(where: { schema[$0].name == name }) else {
                found.append("\(typeName).\(name) is bound but not in the schema.")
                continue
            }
            check(bindings[0], field: schema[field], coordinate: "\(typeName).\(name)")
        }
        for field in schema[type].fields where bound[schema[field].name] == nil {
            found.append("\(typeName).\(schema[field].name) is in the schema but not bound.")
        }
    }

    private mutating func check(_ binding: FieldBinding, field: FieldDefinition, coordinate: String) {
        for path in binding.argumentRules.flatMap(\.paths) where schema.input(at: path, of: field) == nil {
            found.append("\(coordinate) has a rule about “\(path)”, which is not one of its arguments.")
        }
        let named = schema[field.type.named]
        switch binding.kind {
        case .id:
            if field.type.named != .id { found.append("\(coordinate) is bound to a global id but is \(schema.printed(field.type)).") }
        case .expression, .fact:
            if OutputScalar(of: field.type.named, in: schema) == nil || field.type.listDepth > 1 {
                found.append(
                    "\(coordinate) is bound to a column but \(schema.printed(field.type)) is not a leaf type that a column can hold."
                )
            }
        case .value(let fields, let presence):
            if presence != nil, field.type.isNonNull { found.append("\(coordinate) can be absent but is \(schema.printed(field.type)).") }
            guard named.kind == .object, !field.type.isList else {
                found.append("\(coordinate) is bound to a value object but is \(schema.printed(field.type)).")
                return
            }
            covered.insert(named.name)
            check(fields, of: named.id)
        case .elements(_, let fields):
            for field in fields {
                if case .expression = field.kind { continue }
                found.append("\(coordinate) is bound to array elements, but its \(field.name) is not.")
            }
            check(rows: fields, field: field, coordinate: coordinate)
        case .found(let fields, _):
            guard named.kind == .object, !field.type.isList, !field.type.isNonNull else {
                found.append("\(coordinate) is bound to an object that can be absent but is \(schema.printed(field.type)).")
                return
            }
            covered.insert(named.name)
            check(fields, of: named.id)
        case .viewer(let type):
            if named.name != type || field.type.isList || field.type.isNonNull {
                found.append("\(coordinate) is bound to the viewer, so its type must be \(type), nullable.")
            }
            require(type, of: coordinate)
        case .one(let type, .relation):
            if named.name != type || field.type.isList || field.type.isNonNull {
                found.append("\(coordinate) is bound to the row of a relation, so its type must be a nullable object.")
            }
            require(type, isStored: false, of: coordinate)
        case .one(let type, .stored), .byID(let type), .byKey(let type, _, _):
            if named.name != type || field.type.isList { found.append("\(coordinate) is bound to one \(type).") }
            require(type, of: coordinate)
        case .many(let list):
            let type = list.type
            if named.name != type || field.type.listDepth != 1 { found.append("\(coordinate) is bound to a list of \(type).") }
            require(type, isStored: list.source == nil, of: coordinate)
        case .connection(let connection): check(connection, type: named, coordinate: coordinate)
        case .groups(let groups): check(rows: groups.fields, field: field, coordinate: coordinate)
        case .items(let fields): check(rows: fields, field: field, coordinate: coordinate)
        case .node, .nodes:
            if named.kind != .interface { found.append("\(coordinate) is bound to any object with an id but is not an interface.") }
        case .memory(_, let value): check(value(nil), of: named, coordinate: coordinate)
        case .answer: cover(named)
        case .event(let fields):
            guard named.kind == .object, !field.type.isList else {
                found.append("\(coordinate) is bound to a value of an event but is \(schema.printed(field.type)).")
                return
            }
            covered.insert(named.name)
            check(fields, of: named.id)
        case .allowance:
            if !isField(coordinate, of: schema.queryType) {
                found.append("\(coordinate) is bound to the allowance of a key, which is only available at the query root.")
            }
            if named.kind != .object || field.type.isList || field.type.isNonNull {
                found.append("\(coordinate) is bound to the allowance of a key but is not a nullable object.")
            }
            cover(named)
        case .changedList(let type):
            if named.name != type || field.type.listDepth != 1 || field.type.isNonNull {
                found.append("\(coordinate) is bound to a list of \(type) that can be absent, so it must be nullable.")
            }
            require(type, of: coordinate)
        case .changed(let type, _):
            if named.name != type || field.type.isList || field.type.isNonNull {
                found.append("\(coordinate) is bound to one \(type), so it must be nullable.")
            }
            require(type, of: coordinate)
        }
    }

    private func isField(_ coordinate: String, of type: TypeID?) -> Bool {
        type.map { coordinate.hasPrefix(schema[$0].name + ".") } ?? false
    }

    /// Checks that a value in memory has everything that its type promises.
    private mutating func check(_ value: Value, of type: NamedType, coordinate: String) {
        covered.insert(type.name)
        guard case .object(let object) = value, type.kind == .object else { return }
        let fields = schema[type.fields]
        for field in fields {
            if let inner = object[field.name] {
                check(inner, of: schema[field.type.named], coordinate: "\(type.name).\(field.name)")
            } else {
                found.append("\(coordinate) has no value for \(type.name).\(field.name).")
            }
        }
        for member in object where !fields.contains(where: { $0.name == member.name }) {
            found.append("\(coordinate) has a value for \(type.name).\(member.name), which is not in the schema.")
        }
    }

    private mutating func check(_ connection: ConnectionBinding, type: NamedType, coordinate: String) {
        if let union = schema.type(named: connection.type), schema[union].kind == .union {
            covered.insert(connection.type)
            for member in schema[union].possibleTypes { require(schema[member].name, of: coordinate) }
        } else {
            require(connection.type, isStored: connection.source == nil, of: coordinate)
        }
        guard type.name == connection.type + "Connection", let edge = schema.type(named: connection.type + "Edge") else {
            found.append("\(coordinate) is bound to a connection of \(connection.type) but is \(type.name).")
            return
        }
        covered.formUnion([type.name, schema[edge].name])
        let ownNames: Set = ["edges", "nodes", "pageInfo", "totalCount"]
        var expected = ownNames.union(connection.fields.map(\.name))
        // Another list of the type may be searchable; `searchInfo` is null in this one.
        let info = schema.field(named: ListSearch.infoField, of: type.id)
        if info != nil || connection.search != nil { expected.insert(ListSearch.infoField) }
        // Another list of the type may also bind a nullable field, which is null in this one.
        let omitted = schema[type.id].fields.filter { !schema[$0].type.isNonNull && !expected.contains(schema[$0].name) }.map {
            schema[$0].name
        }
        expected.formUnion(omitted)
        listFields.omitted.formUnion(omitted.map { "\(type.name).\($0)" })
        listFields.bound.formUnion(connection.fields.map { "\(type.name).\($0.name)" })
        if Set(schema[type.id].fields.map { schema[$0].name }) != expected {
            found.append("\(type.name) must have exactly the fields \(expected.sorted().joined(separator: ", ")).")
        }
        for binding in connection.fields {
            guard let field = schema.field(named: binding.name, of: type.id) else { continue }
            switch binding.kind {
            case .groups: break
            case .found where isField(coordinate, of: schema.queryType), .fact where isField(coordinate, of: schema.queryType): break
            default:
                found.append("\(type.name).\(binding.name) must be bound to groups, or to an object about a list at the root.")
                continue
            }
            check(binding, field: schema[field], coordinate: "\(type.name).\(binding.name)")
        }
        if let info, let search = connection.search {
            let binding = search.infoBinding
            check(binding, field: schema[info], coordinate: "\(type.name).\(ListSearch.infoField)")
        } else if let info, schema[info].type.isNonNull {
            found.append("\(type.name).\(ListSearch.infoField) is not bound at \(coordinate).")
        }
        check(edgeFields: connection.edgeFields, of: edge)
        let ownFields: Set = ["cursor", "node"]
        for field in schema[edge].fields where !ownFields.contains(schema[field].name) {
            let name = "\(schema[edge].name).\(schema[field].name)"
            guard let binding = connection.edgeFields.first(where: { $0.name == schema[field].name }) else {
                // Another connection of the same type may bind the field, which is null in this one.
                if schema[field].type.isNonNull { found.append("\(name) is not bound at \(coordinate).") }
                continue
            }
            guard case .expression = binding.kind else {
                found.append("\(name) must be bound to a column.")
                continue
            }
            check(binding, field: schema[field], coordinate: name)
        }
    }

    private mutating func check(edgeFields: [FieldBinding], of edge: TypeID) {
        for (name, bindings) in Dictionary(grouping: edgeFields, by: \.name).sorted(by: { $0.key < $1.key }) {
            if bindings.count > 1 { found.append("\(schema[edge].name).\(name) is bound twice.") }
            if schema.field(named: name, of: edge) == nil { found.append("\(schema[edge].name).\(name) is bound but not in the schema.") }
        }
    }

    /// Checks that objects made of rows, or of elements of arrays, are value objects in a list.
    private mutating func check(rows fields: [FieldBinding], field: FieldDefinition, coordinate: String) {
        let named = schema[field.type.named]
        guard named.kind == .object, field.type.listDepth == 1 else {
            found.append("\(coordinate) is bound to a list of objects but is \(schema.printed(field.type)).")
            return
        }
        covered.insert(named.name)
        check(fields, of: named.id)
    }

    private mutating func require(_ type: String, isStored: Bool = true, of coordinate: String) {
        if isStored, objects[type]?.table == nil { found.append("\(coordinate) leads to \(type), which is not bound to a table.") }
        if !isStored, objects[type] == nil { found.append("\(coordinate) leads to \(type), which is not bound.") }
    }
}

import GraphQL

// Permissions: the rules beside bindings, put wherever a field is reached.
extension PlanBuilder {
    /// Plans a field for those who may have it.
    ///
    /// What is not for the account that asks is null in an object. At the root, where no object could say so, it is an error.
    mutating func restricted(
        _ binding: FieldBinding,
        _ definition: FieldDefinition,
        of type: TypeID,
        at place: Place,
        plan: (inout PlanBuilder) throws(PlanError) -> Int32
    ) throws(PlanError) -> Int32 {
        let shape = reading.shape
        if let domain = binding.domain, let denial = Denial.ofScope(domain, writing: false, in: shape.scopes) { throw PlanError(denial) }
        if let type = target(of: binding) { try checkScope(ofType: type) }
        let access = binding.access
        // What is for everyone looks at nothing, so that one plan serves all.
        if access.isForEveryone { return try plan(&self) }
        guard access.isAboutRows else {
            if let denial = access.denial(of: shape.viewer) {
                guard place.level == nil else { return try null(definition) }
                throw PlanError(denial)
            }
            if let role = access.role { notePrivilege("\(schema[type].name).\(definition.name)", by: role) }
            return try plan(&self)
        }
        if case .rows(let rule) = access.demand {
            return try guarded(definition, at: place, when: rule.condition(place.row, .parameter(.viewer)), plan: plan)
        }
        if place.isViewer { return try plan(&self) }
        if let role = access.roleForAllRows, shape.roles.isSuperset(of: role) {
            notePrivilege("\(schema[type].name).\(definition.name)", by: role)
            return try plan(&self)
        }
        // The type shows its rows to no one else anyway.
        if catalog.binding(of: type)?.shownTo == access { return try plan(&self) }
        guard !place.owners.isEmpty else { return try null(definition) }
        return try guarded(definition, at: place, when: .ownership(of: place.row, by: place.owners, .parameter(.viewer)), plan: plan)
    }

    /// Plans a field for the rows of which a condition holds; in all others it is null, and everywhere for strangers.
    private mutating func guarded(
        _ definition: FieldDefinition,
        at place: Place,
        when condition: SQL,
        plan: (inout PlanBuilder) throws(PlanError) -> Int32
    ) throws(PlanError) -> Int32 {
        guard reading.shape.isKnownViewer, !definition.type.isNonNull else { return try null(definition) }
        let isShown = column("CASE WHEN \(condition) THEN true END", at: place)
        let node = try plan(&self)
        return output.add(.guarded(isShown, node: node))
    }

    /// The node of a field that is not for the account that asks.
    mutating func null(_ definition: FieldDefinition) throws(PlanError) -> Int32 {
        guard !definition.type.isNonNull else { throw PlanError("\(definition.name) must be nullable.", code: .internal) }
        return output.add(.constant(output.add(bytes: "null".utf8)))
    }

    /// Notes that a field, or objects of a type, are shown by a role.
    mutating func notePrivilege(_ coordinate: String, by role: ViewerRoles) {
        privileges.note(coordinate, by: role)
        privilegeCount += 1
    }

    /// Plans something that is found by ids, and notes the ids where a role shows something of it.
    mutating func foundByID<Planned>(
        _ source: ValueSource,
        of binding: ObjectBinding,
        _ plan: (inout PlanBuilder) throws(PlanError) -> Planned
    ) throws(PlanError) -> Planned {
        let count = privilegeCount
        let planned = try plan(&self)
        if privilegeCount > count { privileges.note(source, of: try idPrefix(of: binding)) }
        return planned
    }

    /// The type that a field leads to, the node fields apart, whose ids say it.
    private func target(of binding: FieldBinding) -> String? {
        switch binding.kind {
        case .one(let target, _), .byID(let target), .byKey(let target, _, _), .viewer(let target), .changed(let target, _): target
        case .many(let list): list.type
        case .connection(let connection): connection.type
        case .id, .expression, .value, .elements, .found, .groups, .items, .node, .nodes, .memory, .answer, .event, .allowance: nil
        }
    }

    /// Refuses a type that a key does not open; a union is open when any of its types is, and shows these alone.
    private func checkScope(ofType name: String) throws(PlanError) {
        if let binding = catalog.binding(ofTypeNamed: name) { return try checkScope(of: binding) }
        guard let union = schema.type(named: name), openMembers(of: union).isEmpty else { return }
        for member in schema[union].possibleTypes {
            if let binding = catalog.binding(of: member) { try checkScope(of: binding) }
        }
    }

    /// The types of a union that the credentials open.
    func openMembers(of union: TypeID) -> [TypeID] {
        schema[union].possibleTypes.filter { member in
            guard let domain = catalog.binding(of: member)?.domain else { return true }
            return Denial.ofScope(domain, writing: false, in: reading.shape.scopes) == nil
        }
    }

    /// A condition that keeps only the rows of a union whose types the credentials open; nil when that is all of them.
    func openKinds(of union: TypeID, _ row: Alias) -> SQL? {
        let open = openMembers(of: union)
        guard open.count < schema[union].possibleTypes.count else { return nil }
        let kinds = open.compactMap { catalog.binding(of: $0)?.idPrefix }.map { SQL.text(of: $0) }
        return "\(row).kind IN (\(SQL.joined(kinds, separator: ", ")))"
    }

    /// Refuses what a key does not open.
    func checkScope(of target: ObjectBinding) throws(PlanError) {
        if let denial = scopeDenial(of: target) { throw PlanError(denial) }
    }

    /// Why the credentials do not open a type; nil when they do.
    func scopeDenial(of target: ObjectBinding) -> Denial? {
        target.domain.flatMap { Denial.ofScope($0, writing: false, in: reading.shape.scopes) }
    }
}

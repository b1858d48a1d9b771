import GraphQL

// Access control: applies the rules of bindings wherever a field is reached.
extension PlanBuilder {
    /// Plans a field for viewers who may read it.
    ///
    /// A field that the viewer may not read is null inside an object. At the root, where no object could show that, it is an error.
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
        // A rule for everyone examines nothing about the viewer, so that one plan serves all.
        if access.isForEveryone { return try plan(&self) }
        guard access.dependsOnRow else {
            if let denial = access.denial(of: shape.viewer) {
                guard place.level == nil else { return try null(definition) }
                throw PlanError(denial)
            }
            if let role = access.role { notePrivilege("\(schema[type].name).\(definition.name)", by: role) }
            return try plan(&self)
        }
        if case .rows(let rule) = access.requirement {
            return try guarded(definition, at: place, when: rule.condition(place.row, .parameter(.viewer)), plan: plan)
        }
        if place.isViewer { return try plan(&self) }
        if let role = access.roleForAllRows, shape.roles.isSuperset(of: role) {
            notePrivilege("\(schema[type].name).\(definition.name)", by: role)
            return try plan(&self)
        }
        // The type shows its rows to the same viewers only.
        if catalog.binding(of: type)?.shownTo == access { return try plan(&self) }
        guard !place.owners.isEmpty else { return try null(definition) }
        return try guarded(definition, at: place, when: .ownership(of: place.row, by: place.owners, .parameter(.viewer)), plan: plan)
    }

    /// Plans a field for the rows that fulfil a condition; in all others, and for anonymous clients, it is null.
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

    /// The node of a field that the viewer may not read.
    mutating func null(_ definition: FieldDefinition) throws(PlanError) -> Int32 {
        guard !definition.type.isNonNull else { throw PlanError("\(definition.name) must be nullable.", code: .internal) }
        return output.add(.constant(output.add(bytes: "null".utf8)))
    }

    /// Notes that a field, or objects of a type, are shown because of a role.
    mutating func notePrivilege(_ coordinate: String, by role: ViewerRoles) {
        privileges.note(coordinate, by: role)
        privilegeCount += 1
    }

    /// Plans an object found by ids, and notes the ids if a role gives access to part of it.
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

    /// The type that a field's binding names; nil for bindings without a type, and for the node fields, where the ids determine the type.
    private func target(of binding: FieldBinding) -> String? {
        switch binding.kind {
        case .one(let target, _), .byID(let target), .byKey(let target, _, _), .viewer(let target), .changed(let target, _),
            .changedList(let target):
            target
        case .many(let list): list.type
        case .connection(let connection): connection.type
        case .id, .expression, .value, .elements, .found, .fact, .groups, .items, .node, .nodes, .memory, .answer, .event, .allowance: nil
        }
    }

    /// Refuses a type that an API key does not open; a union is open if any of its types is, and shows only those.
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

    /// A condition that keeps only the rows of a union with types that the credentials open; nil if they open all.
    func openKinds(of union: TypeID, _ row: Alias) -> SQL? {
        let open = openMembers(of: union)
        guard open.count < schema[union].possibleTypes.count else { return nil }
        let kinds = open.compactMap { catalog.binding(of: $0)?.idPrefix }.map { SQL.text(of: $0) }
        return "\(row).kind IN (\(SQL.joined(kinds, separator: ", ")))"
    }

    /// Refuses a type that an API key does not open.
    func checkScope(of target: ObjectBinding) throws(PlanError) {
        if let denial = scopeDenial(of: target) { throw PlanError(denial) }
    }

    /// The denial for a type that the credentials do not open; otherwise nil.
    func scopeDenial(of target: ObjectBinding) -> Denial? {
        target.domain.flatMap { Denial.ofScope($0, writing: false, in: reading.shape.scopes) }
    }
}

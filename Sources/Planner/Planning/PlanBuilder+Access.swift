import GraphQL

// Permissions: the rules beside bindings, put wherever a field is reached.
extension PlanBuilder {
    /// Plans a field for those who may have it.
    ///
    /// A rule about whoever asks refuses the field; one about the row makes it null in the rows of others.
    mutating func restricted(
        _ binding: FieldBinding,
        _ definition: FieldDefinition,
        at place: Place,
        plan: (inout PlanBuilder) throws(PlanError) -> Int32
    ) throws(PlanError) -> Int32 {
        let shape = reading.shape
        if let domain = binding.domain, let denial = Denial.ofScope(domain, writing: false, in: shape.scopes) { throw PlanError(denial) }
        for target in targets(of: binding) { try checkScope(of: target) }
        switch binding.access {
        case .everyone: return try plan(&self)
        case .signedIn, .donor, .receiver, .admin:
            if let denial = binding.access.denial(of: shape.viewer) { throw PlanError(denial) }
            return try plan(&self)
        case .owner, .ownerOrAdmin:
            if place.isViewer { return try plan(&self) }
            if binding.access == .ownerOrAdmin, shape.roles.contains(.admin) { return try plan(&self) }
            guard !definition.type.isNonNull else { throw PlanError("\(definition.name) must be nullable.", code: "INTERNAL") }
            guard shape.isKnownViewer, let owner = place.owner else {
                return output.add(.constant(output.add(bytes: "null".utf8)))
            }
            let isOwn = column("CASE WHEN \(place.row).\(owner) = \(ParameterSource.viewer) THEN true END", at: place)
            let node = try plan(&self)
            return output.add(.guarded(isOwn, node: node))
        }
    }

    /// The types that a field leads to, the node fields apart, whose ids say it.
    private func targets(of binding: FieldBinding) -> [ObjectBinding] {
        let type: String
        switch binding.kind {
        case .one(let target, _), .byID(let target), .byKey(let target, _, _), .viewer(let target), .changed(let target, _): type = target
        case .many(let list): type = list.type
        case .connection(let connection): type = connection.type
        case .id, .expression, .value, .groups, .items, .node, .nodes, .memory, .answer: return []
        }
        if let binding = catalog.binding(ofTypeNamed: type) { return [binding] }
        guard let union = schema.type(named: type) else { return [] }
        return schema[union].possibleTypes.compactMap { catalog.binding(of: $0) }
    }

    /// Refuses what a key does not open.
    func checkScope(of target: ObjectBinding) throws(PlanError) {
        if let domain = target.domain, let denial = Denial.ofScope(domain, writing: false, in: reading.shape.scopes) {
            throw PlanError(denial)
        }
    }
}

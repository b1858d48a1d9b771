extension TypeValidator {
    /// Checks that a union has members, and that they are different object types.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Unions.Type-Validation
    mutating func checkMembers(of union: NamedType) {
        let names = parts(of: union.id).flatMap { document[$0.members] }
        if names.isEmpty {
            context.report("Union type \(union.name) must define one or more member types.", atOffsets: starts(of: union.id))
        }
        seen.startScope()
        for name in names where !context.isFull {
            guard let id = schema.type(named: name, in: document) else { continue }
            let count = (seen[id.index] ?? 0) + 1
            seen[id.index] = count
            let isObject = schema[id].kind == .object
            // If a name is repeated, one error lists all its locations.
            guard count == (isObject ? 2 : 1) else { continue }
            let problem = isObject ? "type \(schema[id].name) once." : "Object types, it cannot include \(schema[id].name)."
            context.report(
                "Union type \(union.name) can only include \(problem)",
                atOffsets: names.filter { document.areEqual($0, name) }.map(\.start)
            )
        }
    }
}

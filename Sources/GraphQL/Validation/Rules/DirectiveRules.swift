/// Directives must be defined, and used only at locations that their definition allows.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Directives-Are-Defined
struct KnownDirectivesRule {
    func check(_ directive: DirectiveNode, at location: DirectiveLocation, _ context: inout ValidationContext) {
        guard let isAllowed = isAllowed(directive.name, at: location, &context) else {
            context.report("Unknown directive \"@\(context.text(directive.name))\".", at: directive.start)
            return
        }
        if !isAllowed {
            context.report(
                "Directive \"@\(context.text(directive.name))\" may not be used on \(location.rawValue).",
                at: directive.start
            )
        }
    }

    /// Returns whether a directive is allowed at a location; nil if neither the document nor the schema defines it.
    private func isAllowed(_ name: Name, at location: DirectiveLocation, _ context: inout ValidationContext) -> Bool? {
        if let own = context.ownDirective(named: name) { return own.canStand(at: location) }
        guard let id = context.schema.directive(named: name, in: context.document) else { return nil }
        return context.schema[id].locations.contains(location)
    }
}

/// A directive that is not repeatable must occur only once at each location.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Directives-Are-Unique-per-Location
struct UniqueDirectivesPerLocationRule {
    private var seen = NameMarks()

    /// Checks the directives of one location; the directives of a type and of its extensions are checked together.
    mutating func check(_ directives: ArraySlice<DirectiveNode>, _ context: inout ValidationContext) {
        guard directives.count > 1 else { return }
        seen.startScope()
        for directive in directives {
            let id = context.names.id(of: directive.name, in: context.document)
            guard let first = seen[id] else {
                seen[id] = directive.start
                continue
            }
            guard isUnique(directive.name, &context) else { continue }
            context.report(
                "The directive \"@\(context.text(directive.name))\" can only be used once at this location.",
                at: first,
                directive.start
            )
        }
    }

    private func isUnique(_ name: Name, _ context: inout ValidationContext) -> Bool {
        if let own = context.ownDirective(named: name) { return !own.node.isRepeatable }
        return context.schema.directive(named: name, in: context.document).map { !context.schema[$0].isRepeatable } ?? false
    }
}

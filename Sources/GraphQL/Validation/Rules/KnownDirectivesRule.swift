/// Directives must be defined, and stand where their definition allows.
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

    /// Definitions in the same document count as well; nil where there is none.
    private func isAllowed(_ name: Name, at location: DirectiveLocation, _ context: inout ValidationContext) -> Bool? {
        if let own = context.ownDirective(named: name) { return own.canStand(at: location) }
        guard let id = context.schema.directive(named: name, in: context.document) else { return nil }
        return context.schema[id].locations.contains(location)
    }
}

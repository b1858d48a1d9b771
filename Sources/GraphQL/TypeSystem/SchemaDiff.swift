/// Compares two schemas definition by definition; definitions with the same name belong together.
///
/// The kinds, sentences and order of the changes match GraphQL.js' `findBreakingChanges` and `findDangerousChanges`, except for the kinds
/// that GraphQL.js does not look for (`SchemaChange.Kind.isKnownToGraphQLJS`).
struct SchemaDiff {
    let old: Schema
    let new: Schema
    private(set) var changes: [SchemaChange] = []

    init(old: Schema, new: Schema) {
        self.old = old
        self.new = new
    }

    mutating func report(_ kind: SchemaChange.Kind, at coordinate: SchemaCoordinate, _ description: String) {
        changes.append(SchemaChange(kind: kind, coordinate: coordinate, description: description))
    }

    /// Compares the root types; an operation needs its root type, while a new root type is harmless.
    mutating func compareRootTypes() {
        for operation in [OperationKind.query, .mutation, .subscription] {
            guard let oldName = old.rootType(of: operation).map({ old[$0].name }) else { continue }
            guard let newName = new.rootType(of: operation).map({ new[$0].name }) else {
                report(.rootTypeChanged, at: .type(oldName), "The \(operation.keyword) root type \(oldName) was removed.")
                continue
            }
            if newName != oldName {
                report(.rootTypeChanged, at: .type(oldName), "The \(operation.keyword) root type changed from \(oldName) to \(newName).")
            }
        }
    }

    mutating func compareTypes() {
        let types = Pairs(old.introspectedTypes.map { old[$0] }, new.introspectedTypes.map { new[$0] }, by: \.name)
        for type in types.removed {
            report(
                .typeRemoved,
                at: .type(type.name),
                type.id.isBuiltInScalar
                    ? "Standard scalar \(type.name) was removed because it is not referenced anymore."
                    : "\(type.name) was removed."
            )
        }
        for (oldType, newType) in types.kept {
            guard oldType.kind == newType.kind else {
                report(
                    .typeChangedKind,
                    at: .type(oldType.name),
                    "\(oldType.name) changed from \(oldType.kind.nounWithArticle) to \(newType.kind.nounWithArticle)."
                )
                continue
            }
            switch oldType.kind {
            case .scalar: break
            case .object, .interface:
                compareFields(of: oldType, newType)
                compareInterfaces(of: oldType, newType)
            case .union: compareMembers(of: oldType, newType)
            case .enum: compareValues(of: oldType, newType)
            case .inputObject: compareInputFields(of: oldType, newType)
            }
        }
    }

    mutating func compareDirectives() {
        let directives = Pairs(old.directives, new.directives, by: \.name)
        for directive in directives.removed {
            report(.directiveRemoved, at: .directive(directive.name), "Directive @\(directive.name) was removed.")
        }
        for (oldDirective, newDirective) in directives.kept {
            let label = SchemaCoordinate.directive(oldDirective.name)
            compareArguments(of: label, oldDirective.arguments, newDirective.arguments)
            if oldDirective.isRepeatable && !newDirective.isRepeatable {
                report(.directiveRepeatableRemoved, at: label, "Repeatable flag was removed from \(label).")
            }
            for location in oldDirective.locations where !newDirective.locations.contains(location) {
                report(.directiveLocationRemoved, at: label, "\(location.rawValue) was removed from \(label).")
            }
        }
    }
}

/// Definitions of two schemas, matched by name.
struct Pairs<Definition> {
    /// The definitions that only the old schema has, in its order.
    let removed: [Definition]
    /// The definitions that only the new schema has, in its order.
    let added: [Definition]
    /// The definitions that both schemas have, in the order of the old schema.
    let kept: [(old: Definition, new: Definition)]

    init(_ old: some Collection<Definition>, _ new: some Collection<Definition>, by name: (Definition) -> String) {
        // In a schema built by `SchemaBuilder`, no name occurs twice among siblings.
        var partners = Dictionary(new.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        var removed: [Definition] = []
        var kept: [(old: Definition, new: Definition)] = []
        for definition in old {
            if let partner = partners.removeValue(forKey: name(definition)) {
                kept.append((definition, partner))
            } else {
                removed.append(definition)
            }
        }
        self.removed = removed
        self.kept = kept
        added = new.filter { partners[name($0)] != nil }
    }
}

extension TypeKind {
    /// The kind in descriptions of changes.
    fileprivate var nounWithArticle: String {
        switch self {
        case .scalar: "a Scalar type"
        case .object: "an Object type"
        case .interface: "an Interface type"
        case .union: "a Union type"
        case .enum: "an Enum type"
        case .inputObject: "an Input type"
        }
    }
}

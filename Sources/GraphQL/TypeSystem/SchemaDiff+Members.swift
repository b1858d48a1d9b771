// Comparison of the members of types and directives.
extension SchemaDiff {
    mutating func compareFields(of oldType: NamedType, _ newType: NamedType) {
        let fields = Pairs(old[oldType.fields], new[newType.fields], by: \.name)
        for field in fields.removed {
            let label = SchemaCoordinate.member(type: oldType.name, name: field.name)
            report(.fieldRemoved, at: label, "Field \(label) was removed.")
        }
        for (oldField, newField) in fields.kept {
            let label = SchemaCoordinate.member(type: oldType.name, name: oldField.name)
            compareArguments(of: label, oldField.arguments, newField.arguments)
            // Clients read the values, so a nullable type may become non-null.
            if !isSame(oldField.type, newField.type, newMayAddNonNull: true) {
                report(.fieldChangedKind, at: label, "Field \(label) changed type \(types(oldField.type, newField.type)).")
            }
        }
    }

    mutating func compareInterfaces(of oldType: NamedType, _ newType: NamedType) {
        let interfaces = names(oldType.interfaces, newType.interfaces)
        for name in interfaces.added {
            report(.implementedInterfaceAdded, at: .type(oldType.name), "\(name) added to interfaces implemented by \(oldType.name).")
        }
        for name in interfaces.removed {
            report(.implementedInterfaceRemoved, at: .type(oldType.name), "\(oldType.name) no longer implements interface \(name).")
        }
    }

    mutating func compareMembers(of oldType: NamedType, _ newType: NamedType) {
        let members = names(oldType.possibleTypes, newType.possibleTypes)
        for name in members.added {
            report(.typeAddedToUnion, at: .type(oldType.name), "\(name) was added to union type \(oldType.name).")
        }
        for name in members.removed {
            report(.typeRemovedFromUnion, at: .type(oldType.name), "\(name) was removed from union type \(oldType.name).")
        }
    }

    mutating func compareValues(of oldType: NamedType, _ newType: NamedType) {
        let values = Pairs(old[oldType.enumValues], new[newType.enumValues], by: \.name)
        for value in values.added {
            let label = SchemaCoordinate.member(type: oldType.name, name: value.name)
            report(.valueAddedToEnum, at: label, "Enum value \(label) was added.")
        }
        for value in values.removed {
            let label = SchemaCoordinate.member(type: oldType.name, name: value.name)
            report(.valueRemovedFromEnum, at: label, "Enum value \(label) was removed.")
        }
    }

    mutating func compareInputFields(of oldType: NamedType, _ newType: NamedType) {
        if newType.isOneOf && !oldType.isOneOf {
            report(.inputObjectBecameOneOf, at: .type(oldType.name), "\(oldType.name) became a OneOf Input Object.")
        }
        let fields = Pairs(old[oldType.inputFields], new[newType.inputFields], by: \.name)
        for field in fields.added {
            let label = SchemaCoordinate.member(type: oldType.name, name: field.name)
            if field.isRequired {
                report(.requiredInputFieldAdded, at: label, "A required field \(label) was added.")
            } else {
                report(.optionalInputFieldAdded, at: label, "An optional field \(label) was added.")
            }
        }
        for field in fields.removed {
            let label = SchemaCoordinate.member(type: oldType.name, name: field.name)
            report(.fieldRemoved, at: label, "Field \(label) was removed.")
        }
        for (oldField, newField) in fields.kept {
            let label = SchemaCoordinate.member(type: oldType.name, name: oldField.name)
            // Clients write the values, so a non-null type may become nullable.
            guard isSame(oldField.type, newField.type, newMayAddNonNull: false) else {
                report(.fieldChangedKind, at: label, "Field \(label) changed type \(types(oldField.type, newField.type)).")
                continue
            }
            compareDefaults(of: label, oldField, newField, as: .inputFieldDefaultValueChange)
        }
    }

    /// Compares the arguments of `owner`, which is a field or a directive.
    mutating func compareArguments(
        of owner: SchemaCoordinate,
        _ oldRange: IDRange<InputValueID>,
        _ newRange: IDRange<InputValueID>
    ) {
        let ofDirective = if case .directive = owner { true } else { false }
        let arguments = Pairs(old[oldRange], new[newRange], by: \.name)
        for argument in arguments.removed {
            let label = owner.argument(named: argument.name)
            report(ofDirective ? .directiveArgumentRemoved : .argumentRemoved, at: label, "Argument \(label) was removed.")
        }
        for (oldArgument, newArgument) in arguments.kept {
            let label = owner.argument(named: oldArgument.name)
            guard isSame(oldArgument.type, newArgument.type, newMayAddNonNull: false) else {
                report(.argumentChangedKind, at: label, "Argument \(label) has changed type \(types(oldArgument.type, newArgument.type)).")
                continue
            }
            compareDefaults(of: label, oldArgument, newArgument, as: .argumentDefaultValueChange)
        }
        for argument in arguments.added {
            let label = owner.argument(named: argument.name)
            if argument.isRequired {
                let kind = ofDirective ? SchemaChange.Kind.requiredDirectiveArgumentAdded : .requiredArgumentAdded
                report(kind, at: label, "A required argument \(label) was added.")
            } else if !ofDirective {
                report(.optionalArgumentAdded, at: label, "An optional argument \(label) was added.")
            }
        }
    }
}

extension SchemaDiff {
    /// Reports a default value that was removed or changed; an added default value has no effect on clients that give a value.
    private mutating func compareDefaults(
        of label: SchemaCoordinate,
        _ oldInput: InputValueDefinition,
        _ newInput: InputValueDefinition,
        as kind: SchemaChange.Kind
    ) {
        guard let oldLiteral = oldInput.defaultLiteral else { return }
        guard let newLiteral = newInput.defaultLiteral else {
            report(kind, at: label, "\(label) defaultValue was removed.")
            if newInput.isRequired { report(.inputBecameRequired, at: label, "\(label) became required.") }
            return
        }
        let (oldText, newText) = (Self.sorted(oldLiteral), Self.sorted(newLiteral))
        if oldText != newText { report(kind, at: label, "\(label) has changed defaultValue from \(oldText) to \(newText).") }
    }

    /// Returns a literal with the fields of its objects in natural order, because their order has no meaning.
    private static func sorted(_ literal: String) -> String {
        // Only a whole document can be parsed, so the literal is put into one. The literal has been parsed once before.
        guard let document = try? Document.parse("query($value: Type = \(literal)) { field }"),
            let value = document.variableDefinitions.first?.defaultValue
        else { return literal }
        return Printer(document: document, sortsObjectFields: true).value(value)
    }

    /// Whether two types are equal, except for non-null wrappers that one side may have in addition.
    private func isSame(_ oldType: TypeReference, _ newType: TypeReference, newMayAddNonNull: Bool) -> Bool {
        guard oldType.listDepth == newType.listDepth, old[oldType.named].name == new[newType.named].name else { return false }
        let (less, more) = newMayAddNonNull ? (oldType, newType) : (newType, oldType)
        return less.nonNullLevels & ~more.nonNullLevels == 0
    }

    private func types(_ oldType: TypeReference, _ newType: TypeReference) -> String {
        "from \(old.printed(oldType)) to \(new.printed(newType))"
    }

    private func names(_ oldTypes: [TypeID], _ newTypes: [TypeID]) -> Pairs<String> {
        Pairs(oldTypes.map { old[$0].name }, newTypes.map { new[$0].name }, by: \.self)
    }
}

extension SchemaCoordinate {
    /// Returns the coordinate of an argument of the field or directive with this coordinate.
    fileprivate func argument(named name: String) -> SchemaCoordinate {
        switch self {
        case .member(let type, let field): .argument(type: type, field: field, name: name)
        case .directive(let directive): .directiveArgument(directive: directive, name: name)
        // No other element has arguments.
        case .type, .argument, .directiveArgument: self
        }
    }
}

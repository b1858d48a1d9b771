// What types and directives consist of.
extension SchemaDiff {
    mutating func compareFields(of oldType: NamedType, _ newType: NamedType) {
        let fields = Pairs(old[oldType.fields], new[newType.fields], by: \.name)
        for field in fields.removed {
            report(.fieldRemoved, "Field \(oldType.name).\(field.name) was removed.")
        }
        for (oldField, newField) in fields.kept {
            let label = "\(oldType.name).\(oldField.name)"
            compareArguments(of: label, oldField.arguments, newField.arguments)
            // Clients read the values: where there could be none, there may always be one now.
            if !isSame(oldField.type, newField.type, newMayAddNonNull: true) {
                report(.fieldChangedKind, "Field \(label) changed type \(types(oldField.type, newField.type)).")
            }
        }
    }

    mutating func compareInterfaces(of oldType: NamedType, _ newType: NamedType) {
        let interfaces = names(oldType.interfaces, newType.interfaces)
        for name in interfaces.added {
            report(.implementedInterfaceAdded, "\(name) added to interfaces implemented by \(oldType.name).")
        }
        for name in interfaces.removed {
            report(.implementedInterfaceRemoved, "\(oldType.name) no longer implements interface \(name).")
        }
    }

    mutating func compareMembers(of oldType: NamedType, _ newType: NamedType) {
        let members = names(oldType.possibleTypes, newType.possibleTypes)
        for name in members.added {
            report(.typeAddedToUnion, "\(name) was added to union type \(oldType.name).")
        }
        for name in members.removed {
            report(.typeRemovedFromUnion, "\(name) was removed from union type \(oldType.name).")
        }
    }

    mutating func compareValues(of oldType: NamedType, _ newType: NamedType) {
        let values = Pairs(old[oldType.enumValues], new[newType.enumValues], by: \.name)
        for value in values.added {
            report(.valueAddedToEnum, "Enum value \(oldType.name).\(value.name) was added.")
        }
        for value in values.removed {
            report(.valueRemovedFromEnum, "Enum value \(oldType.name).\(value.name) was removed.")
        }
    }

    mutating func compareInputFields(of oldType: NamedType, _ newType: NamedType) {
        if newType.isOneOf && !oldType.isOneOf {
            report(.inputObjectBecameOneOf, "\(oldType.name) became a OneOf Input Object.")
        }
        let fields = Pairs(old[oldType.inputFields], new[newType.inputFields], by: \.name)
        for field in fields.added {
            let label = "\(oldType.name).\(field.name)"
            if field.isRequired {
                report(.requiredInputFieldAdded, "A required field \(label) was added.")
            } else {
                report(.optionalInputFieldAdded, "An optional field \(label) was added.")
            }
        }
        for field in fields.removed {
            report(.fieldRemoved, "Field \(oldType.name).\(field.name) was removed.")
        }
        for (oldField, newField) in fields.kept {
            let label = "\(oldType.name).\(oldField.name)"
            // Clients write the values: where one had to be, there may be none now.
            guard isSame(oldField.type, newField.type, newMayAddNonNull: false) else {
                report(.fieldChangedKind, "Field \(label) changed type \(types(oldField.type, newField.type)).")
                continue
            }
            compareDefaults(of: label, oldField, newField, as: .inputFieldDefaultValueChange)
        }
    }

    /// `label` is the field or the directive.
    mutating func compareArguments(
        of label: String,
        _ oldRange: IDRange<InputValueID>,
        _ newRange: IDRange<InputValueID>,
        ofDirective: Bool = false
    ) {
        let arguments = Pairs(old[oldRange], new[newRange], by: \.name)
        for argument in arguments.removed {
            report(ofDirective ? .directiveArgumentRemoved : .argumentRemoved, "Argument \(label)(\(argument.name):) was removed.")
        }
        for (oldArgument, newArgument) in arguments.kept {
            let label = "\(label)(\(oldArgument.name):)"
            guard isSame(oldArgument.type, newArgument.type, newMayAddNonNull: false) else {
                report(.argumentChangedKind, "Argument \(label) has changed type \(types(oldArgument.type, newArgument.type)).")
                continue
            }
            compareDefaults(of: label, oldArgument, newArgument, as: .argumentDefaultValueChange)
        }
        for argument in arguments.added {
            let label = "\(label)(\(argument.name):)"
            if argument.isRequired {
                let kind = ofDirective ? SchemaChange.Kind.requiredDirectiveArgumentAdded : .requiredArgumentAdded
                report(kind, "A required argument \(label) was added.")
            } else if !ofDirective {
                report(.optionalArgumentAdded, "An optional argument \(label) was added.")
            }
        }
    }
}

extension SchemaDiff {
    /// Reports a default value that is gone or different; one that is new changes nothing for who gives the value.
    private mutating func compareDefaults(
        of label: String,
        _ oldInput: InputValueDefinition,
        _ newInput: InputValueDefinition,
        as kind: SchemaChange.Kind
    ) {
        guard let oldLiteral = oldInput.defaultLiteral else { return }
        guard let newLiteral = newInput.defaultLiteral else {
            report(kind, "\(label) defaultValue was removed.")
            if newInput.isRequired { report(.inputBecameRequired, "\(label) became required.") }
            return
        }
        let (oldText, newText) = (Self.sorted(oldLiteral), Self.sorted(newLiteral))
        if oldText != newText { report(kind, "\(label) has changed defaultValue from \(oldText) to \(newText).") }
    }

    /// A literal with the fields of its objects in natural order, because their order says nothing.
    private static func sorted(_ literal: String) -> String {
        // Only a whole document can be parsed, so the literal becomes a part of one; it was parsed once before.
        guard let document = try? Document.parse("query($value: Type = \(literal)) { field }"),
            let value = document.variableDefinitions.first?.defaultValue
        else { return literal }
        return Printer(document: document, sortsObjectFields: true).value(value)
    }

    /// Whether two types are the same but for non-null wrappers that one side may have more.
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

extension Validator {
    /// Visits the value of an argument; the value of an unknown argument has no type.
    mutating func visitValue(of argument: ArgumentNode, _ definition: InputValueID?) {
        let definition = definition.map { context.schema.inputValues[Int($0.index)] }
        if let definition, applies(.valuesOfCorrectType) { valuesOfCorrectType.check(argument.value, of: definition, &context) }
        visit(argument.value, type: definition?.type, hasDefault: definition?.defaultLiteral != nil, oneOf: nil)
    }

    /// Visits the default value of a variable; `type` is nil if the variable's type is unknown or not an input type.
    mutating func visitDefault(_ value: ValueNode, of variable: VariableDefinitionNode, _ type: TypeReference?) {
        if let type, applies(.valuesOfCorrectType) { valuesOfCorrectType.check(value, type, of: variable, &context) }
        visit(value, type: type, hasDefault: false, oneOf: nil)
    }

    /// Visits a default value in a type system definition.
    mutating func visitConstant(_ value: ValueNode) { visit(value, type: nil, hasDefault: false, oneOf: nil) }

    private mutating func visit(_ value: ValueNode, type: TypeReference?, hasDefault: Bool, oneOf: TypeID?) {
        switch value.kind {
        case .variable:
            guard let name = value.name else { return }
            context.uses.variables.append(
                DocumentUses.Variable(
                    name: context.names.id(of: name, in: context.document),
                    offset: value.start,
                    type: type,
                    hasDefault: hasDefault,
                    oneOf: oneOf
                )
            )
        case .enum:
            if let type, applies(.noDeprecated) { noDeprecated.check(enumValue: value, of: type.named, &context) }
        case .list:
            // A list instead of a single value has no expected item type: the list is already invalid, or belongs to a custom scalar.
            let item = type.flatMap(\.item)
            for index in value.items.indices { visit(context.document.values[index], type: item, hasDefault: false, oneOf: nil) }
        case .object:
            visitFields(of: value, as: type?.named)
        default: break
        }
    }

    private mutating func visitFields(of value: ValueNode, as type: TypeID?) {
        if applies(.uniqueInputFieldNames) { uniqueInputFieldNames.check(value.fields, &context) }
        let oneOf = type.flatMap { context.schema[$0].isOneOf ? $0 : nil }
        for index in value.fields.indices {
            let field = context.document.objectFields[index]
            let id = type.flatMap { context.schema.inputField(named: field.name, of: $0, in: context.document) }
            if let id, let type, applies(.noDeprecated) { noDeprecated.check(field, id, of: type, &context) }
            let definition = id.map { context.schema.inputValues[Int($0.index)] }
            visit(field.value, type: definition?.type, hasDefault: definition?.defaultLiteral != nil, oneOf: oneOf)
        }
    }

    /// Visits the directives of one location.
    mutating func visitDirectives(_ range: NodeRange<DirectiveNode>, at location: DirectiveLocation) {
        guard !range.isEmpty else { return }
        if range.count > 1, applies(.uniqueDirectivesPerLocation) {
            uniqueDirectivesPerLocation.check(context.document[range], &context)
        }
        for directive in context.document[range] where !context.isFull { visit(directive, at: location) }
    }

    private mutating func visit(_ directive: DirectiveNode, at location: DirectiveLocation) {
        if applies(.knownDirectives) { knownDirectives.check(directive, at: location, &context) }
        if applies(.uniqueArgumentNames) { uniqueArgumentNames.check(directive.arguments, &context) }
        let id = context.schema.directive(named: directive.name, in: context.document)
        let own = context.ownDirective(named: directive.name)
        for argument in context.document[directive.arguments] where !context.isFull {
            let argumentID = id.flatMap { context.schema.argument(named: argument.name, of: $0, in: context.document) }
            if applies(.knownArgumentNames) {
                knownArgumentNames.check(argument, argumentID, of: directive, id, own, &context)
            }
            if let id, let argumentID, applies(.noDeprecated) { noDeprecated.check(argument, argumentID, of: id, &context) }
            visitValue(of: argument, argumentID)
        }
        if applies(.providedRequiredArguments) {
            if let own {
                providedRequiredArguments.check(directive, own, &context)
            } else if let id {
                providedRequiredArguments.check(directive, id, &context)
            }
        }
    }
}

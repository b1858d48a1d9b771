/// Values must fit the types that are expected at their positions; variables are checked by other rules.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Values-of-Correct-Type
struct ValuesOfCorrectTypeRule {
    /// The fields given for the input objects that are being checked, outer objects first; −1 for a field that is not given.
    private var given: [Int32] = []
    /// Whether the current value is secret, so that no message shows it.
    private var isSecret = false

    /// Checks the value of an argument.
    mutating func check(_ argument: ValueNode, of definition: InputValueDefinition, _ context: inout ValidationContext) {
        isSecret = definition.isSecret
        check(argument, definition.type, &context)
    }

    /// Checks the default value of a variable.
    mutating func check(_ value: ValueNode, _ type: TypeReference, of variable: VariableDefinitionNode, _ context: inout ValidationContext)
    {
        let errorCount = context.errorCount
        isSecret = false
        check(value, type, &context)
        guard context.errorCount > errorCount, context.schema.hasSecrets, context.secretValues().hides(variable) else { return }
        // The errors reported for this value may reveal the secret.
        context.removeErrors(from: errorCount)
        isSecret = true
        check(value, type, &context)
    }

    private mutating func check(_ node: ValueNode, _ type: TypeReference, _ context: inout ValidationContext) {
        switch node.kind {
        case .variable: return
        case .null:
            guard type.isNonNull else { return }
            context.report("Expected value of non-null type \"\(context.text(type))\" not to be null.", at: node.start)
        case .list where type.isList:
            guard let item = type.item else { return }
            for index in node.items.indices where !context.isFull { check(context.document.values[index], item, &context) }
        default:
            // A single value is coerced to a list of one item, at any depth.
            if context.schema.types[Int(type.named.index)].kind == .inputObject {
                checkObject(node, type.named, &context)
            } else {
                checkLeaf(node, type.named, &context)
            }
        }
    }

    private func checkLeaf(_ node: ValueNode, _ type: TypeID, _ context: inout ValidationContext) {
        // These literals fit regardless of their digits or letters.
        switch node.kind {
        case .string, .blockString: if type == .string || type == .id { return }
        case .boolean: if type == .boolean { return }
        case .int: if type == .id { return }
        default: break
        }
        if context.schema.types[Int(type.index)].kind == .enum { return checkEnum(node, type, &context) }
        do {
            _ = try context.schema.coerceLeaf(node, as: context.schema[type], in: context.document, variables: nil)
        } catch {
            context.report(isSecret ? context.schema[type].secretMessage : error.message, at: node.start)
        }
    }

    private func checkEnum(_ node: ValueNode, _ type: TypeID, _ context: inout ValidationContext) {
        guard !context.schema.hasEnumValue(node, of: type, in: context.document) else { return }
        guard !isSecret else { return context.report(context.schema[type].secretMessage, at: node.start) }
        let found = context.document.constantExcerpt(node)
        let (schema, definition) = (context.schema, context.schema[type])
        let hint = context.hint(for: found, in: type.index) { schema.enumHint(found, definition) }
        context.report(schema.wrongEnumMessage(node.kind, found, definition) + hint, at: node.start)
    }

    private mutating func checkObject(_ node: ValueNode, _ type: TypeID, _ context: inout ValidationContext) {
        guard node.kind == .object else {
            let found = shown(node, type, context)
            context.report("Expected value of type \"\(context.text(type))\" to be an object, found: \(found).", at: node.start)
            return
        }
        let inputFields = context.schema.types[Int(type.index)].inputFields.indices
        let first = given.count
        defer { given.removeLast(given.count - first) }
        given.append(contentsOf: repeatElement(-1, count: inputFields.count))
        note(node.fields, of: type, from: first - inputFields.lowerBound, in: node, &context)
        for field in inputFields where !context.isFull {
            let index = given[first + field - inputFields.lowerBound]
            if index >= 0 {
                let isInSecret = isSecret
                isSecret = isSecret || context.schema.inputValues[field].isSecret
                check(context.document.objectFields[Int(index)].value, context.schema.inputValues[field].type, &context)
                isSecret = isInSecret
            } else if context.schema.inputValues[field].isRequired {
                let found = shown(node, type, context)
                context.report(
                    "Expected value of type \"\(context.text(type))\" to include required field "
                        + "\"\(context.schema.inputValues[field].name)\", found: \(found).",
                    at: node.start
                )
            }
        }
        if context.schema.types[Int(type.index)].isOneOf { checkOneOf(given[first...], node, type, &context) }
    }

    /// Returns a value for messages, or a placeholder if it is secret.
    private func shown(_ node: ValueNode, _ type: TypeID, _ context: borrowing ValidationContext) -> String {
        isSecret || context.schema[type].containsSecret ? Excerpt.hidden : context.document.excerpt(node)
    }

    /// Records the given fields at their schema index plus `distance`, and reports fields that the input object does not have.
    private mutating func note(
        _ fields: NodeRange<ObjectFieldNode>,
        of type: TypeID,
        from distance: Int,
        in node: ValueNode,
        _ context: inout ValidationContext
    ) {
        var found: String?
        for index in fields.indices where !context.isFull {
            let name = context.document.objectFields[index].name
            if let id = context.schema.inputField(named: name, of: type, in: context.document) {
                given[distance + Int(id.index)] = Int32(index)
            } else {
                found = found ?? shown(node, type, context)
                let hint = context.inputFieldHint(context.text(name), of: type)
                context.report(
                    context.schema.unknownFieldMessage(context.text(name), of: context.schema[type], hint: hint, found: found ?? ""),
                    at: name.start
                )
            }
        }
    }

    private func checkOneOf(_ given: ArraySlice<Int32>, _ node: ValueNode, _ type: TypeID, _ context: inout ValidationContext) {
        let fields = given.filter { $0 >= 0 }
        if fields.count != 1 || fields.contains(where: { context.document.objectFields[Int($0)].value.kind == .null }) {
            context.report(context.schema[type].oneOfMessage, at: node.start)
        }
    }
}

extension ValidationContext {
    /// Returns suggestions for a misspelled field of an input object.
    fileprivate mutating func inputFieldHint(_ name: String, of type: TypeID) -> String {
        let schema = schema
        return hint(for: name, in: type.index) { Suggestions.didYouMean(name, among: schema[schema[type].inputFields].lazy.map(\.name)) }
    }
}

/// The fields of an object value must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Object-Field-Uniqueness
struct UniqueInputFieldNamesRule {
    private var repetitions = Repetitions()

    mutating func check(_ fields: NodeRange<ObjectFieldNode>, _ context: inout ValidationContext) {
        guard fields.count > 1 else { return }
        repetitions.find(among: context.document[fields], \.name, &context) { name, offsets, context in
            // Each repetition is reported separately, together with the first occurrence.
            for offset in offsets.dropFirst() {
                context.report("There can be only one input field named \"\(context.text(name))\".", at: offsets[0], offset)
            }
        }
    }
}

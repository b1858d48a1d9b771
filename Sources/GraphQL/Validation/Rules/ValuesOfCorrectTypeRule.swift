/// Values must fit the types that are expected at their places; variables are the business of other rules.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Values-of-Correct-Type
struct ValuesOfCorrectTypeRule {
    func check(_ node: ValueNode, _ type: TypeReference, _ context: inout ValidationContext) {
        switch node.kind {
        case .variable: return
        case .null:
            guard type.isNonNull else { return }
            context.report("Expected value of non-null type \"\(context.text(type))\" not to be null.", at: node.start)
        case .list where type.isList:
            guard let item = type.item else { return }
            for index in node.items.indices where !context.isFull { check(context.document.values[index], item, &context) }
        default:
            // A single value is taken as a list of one, at any depth.
            if context.schema[type.named].kind == .inputObject {
                checkObject(node, type.named, &context)
            } else {
                checkLeaf(node, type.named, &context)
            }
        }
    }

    private func checkLeaf(_ node: ValueNode, _ type: TypeID, _ context: inout ValidationContext) {
        // What needs no look at its digits or letters.
        switch node.kind {
        case .string, .blockString: if type == .string || type == .id { return }
        case .boolean: if type == .boolean { return }
        case .int: if type == .id { return }
        default: break
        }
        do {
            _ = try context.schema.coerceLeaf(node, as: context.schema[type], in: context.document, variables: nil)
        } catch {
            context.report(error.message, at: node.start)
        }
    }

    private func checkObject(_ node: ValueNode, _ id: TypeID, _ context: inout ValidationContext) {
        let (document, schema) = (context.document, context.schema)
        let type = schema[id]
        guard node.kind == .object else {
            context.report("Expected value of type \"\(type.name)\" to be an object, found: \(document.printed(node)).", at: node.start)
            return
        }
        let values = givenValues(of: node, type, &context)
        for (field, value) in zip(type.inputFields, values) {
            let field = schema[field]
            if let value {
                check(value, field.type, &context)
            } else if field.isRequired {
                let found = document.printed(node)
                context.report(
                    "Expected value of type \"\(type.name)\" to include required field \"\(field.name)\", found: \(found).",
                    at: node.start
                )
            }
        }
        guard type.isOneOf else { return }
        let given = values.compactMap(\.self)
        if given.count != 1 || given.contains(where: { $0.kind == .null }) {
            context.report(type.oneOfMessage, at: node.start)
        }
    }

    /// The values given for the fields of an input object, in the order of its definition; reports fields that it does not have.
    private func givenValues(of node: ValueNode, _ type: NamedType, _ context: inout ValidationContext) -> [ValueNode?] {
        let (document, schema) = (context.document, context.schema)
        var values = [ValueNode?](repeating: nil, count: type.inputFields.count)
        for field in document[node.fields] where !context.isFull {
            if let id = schema.inputField(named: field.name, of: type.id, in: document) {
                values[Int(id.index - type.inputFields.start)] = field.value
            } else {
                context.report(
                    schema.unknownFieldMessage(document.text(field.name), of: type, found: document.printed(node)),
                    at: field.name.start
                )
            }
        }
        return values
    }
}

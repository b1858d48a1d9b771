/// Arguments that cannot be null and have no default value must be given.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Required-Arguments
struct ProvidedRequiredArgumentsRule {
    private var given = NameMarks()

    func check(_ field: SelectionNode, _ id: FieldID, in parent: TypeID, _ context: inout ValidationContext) {
        let schema = context.schema
        for argument in schema[id].arguments where schema[argument].isRequired {
            if isGiven(schema[argument].name, in: field.arguments, context.document) { continue }
            let coordinate = "\(context.coordinate(of: id, in: parent))(\(schema[argument].name):)"
            report(coordinate, context.text(schema[argument].type), at: field.start, &context)
        }
    }

    func check(_ directive: DirectiveNode, _ id: DirectiveID, _ context: inout ValidationContext) {
        let schema = context.schema
        for argument in schema[id].arguments where schema[argument].isRequired {
            if isGiven(schema[argument].name, in: directive.arguments, context.document) { continue }
            let coordinate = "@\(schema[id].name)(\(schema[argument].name):)"
            report(coordinate, context.text(schema[argument].type), at: directive.start, &context)
        }
    }

    /// The same for a directive that the document itself defines.
    mutating func check(_ directive: DirectiveNode, _ own: OwnDefinitions.Directive, _ context: inout ValidationContext) {
        guard !own.requiredArguments.isEmpty else { return }
        let document = context.document
        given.startScope()
        for argument in document[directive.arguments] { given[context.names.id(of: argument.name, in: document)] = 1 }
        for argument in own.requiredArguments where !context.isFull && given[context.names.id(of: argument.name, in: document)] == nil {
            let coordinate = "@\(document.text(own.node.name))(\(document.text(argument.name)):)"
            report(coordinate, document.printed(argument.type), at: directive.start, &context)
        }
    }

    private func isGiven(_ name: String, in arguments: NodeRange<ArgumentNode>, _ document: borrowing Document) -> Bool {
        document[arguments].contains { document.bytes($0.name).elementsEqual(name.utf8) }
    }

    private func report(_ coordinate: String, _ type: String, at offset: Int32, _ context: inout ValidationContext) {
        context.report("Argument \"\(coordinate)\" of type \"\(type)\" is required, but it was not provided.", at: offset)
    }
}

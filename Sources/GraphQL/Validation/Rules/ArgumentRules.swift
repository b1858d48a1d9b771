/// Fields and directives must only be given arguments that they have.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Argument-Names
struct KnownArgumentNamesRule {
    /// Reports an argument that the field does not have.
    func report(_ argument: ArgumentNode, of field: FieldID, in parent: TypeID, _ context: inout ValidationContext) {
        let schema = context.schema
        let name = context.text(argument.name)
        let hint = context.suggestions.didYouMean(name, among: schema[field].arguments.lazy.map { schema[$0].name })
        context.report(
            "Unknown argument \"\(name)\" on field \"\(context.text(parent)).\(schema[field].name)\".\(hint)",
            at: argument.name.start
        )
    }

    /// Checks an argument of a directive; a definition in the same document takes precedence over the schema's definition.
    func check(
        _ argument: ArgumentNode,
        _ argumentID: InputValueID?,
        of directive: DirectiveNode,
        _ id: DirectiveID?,
        _ own: OwnDefinitions.Directive?,
        _ context: inout ValidationContext
    ) {
        let (document, schema) = (context.document, context.schema)
        if let own {
            if context.own.has(argument: context.names.id(of: argument.name, in: document), of: own) { return }
            report(argument, of: directive, known: document[own.node.arguments].lazy.map { document.text($0.name) }, &context)
        } else if let id, argumentID == nil {
            report(argument, of: directive, known: schema[id].arguments.lazy.map { schema[$0].name }, &context)
        }
    }

    private func report(
        _ argument: ArgumentNode,
        of directive: DirectiveNode,
        known: some Collection<String>,
        _ context: inout ValidationContext
    ) {
        let name = context.text(argument.name)
        let hint = context.suggestions.didYouMean(name, among: known)
        context.report("Unknown argument \"\(name)\" on directive \"@\(context.text(directive.name))\".\(hint)", at: argument.name.start)
    }
}

/// The arguments of a field or directive must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Argument-Uniqueness
struct UniqueArgumentNamesRule {
    private var repetitions = Repetitions()

    mutating func check(_ arguments: NodeRange<ArgumentNode>, _ context: inout ValidationContext) {
        guard arguments.count > 1 else { return }
        repetitions.find(among: context.document[arguments], \.name, &context) { name, offsets, context in
            context.report("There can be only one argument named \"\(context.text(name))\".", atOffsets: offsets)
        }
    }
}

/// Non-null arguments without a default value must be given.
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

    /// Checks the required arguments of a directive that the document itself defines.
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

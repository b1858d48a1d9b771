/// The secret values of a document, which no message may show: values that are used, or may be used, where the schema takes a secret.
///
/// If in doubt, a value counts as secret. Examples are the value of an unknown, perhaps misspelled name next to a secret input, and the
/// arguments of an unknown mutation. A variable counts as secret if it is used in such a place, or nowhere. Documents are only searched if
/// there is an error, or if an operation is to be explained, so other requests do not pay for the search.
public struct SecretValues {
    private let schema: Schema
    private let document: Document
    /// The start and end offsets of secret values.
    private var ranges: [(start: Int32, end: Int32)] = []
    /// The lines that contain secret values.
    private var lines: [ClosedRange<Int>] = []
    /// The variables that are used where no secret is taken.
    private var plain: Set<String> = []
    /// The variables that are used where a secret is taken, or may be taken.
    private var secret: Set<String> = []
    /// The variables that are used where an input object with a secret in it is taken.
    private var holders: Set<String> = []

    /// Searches a document for secret values; finds nothing if the schema has no secrets.
    public init(of document: Document, in schema: Schema) {
        (self.schema, self.document) = (schema, document)
        guard schema.hasSecrets else { return }
        for operation in document.operations {
            note(operation.directives)
            note(operation.selectionSet, of: schema.rootType(of: operation.kind))
        }
        for fragment in document.fragments {
            note(fragment.directives)
            note(fragment.selectionSet, of: schema.type(named: fragment.typeCondition, in: document))
        }
        for definition in document.variableDefinitions {
            note(definition.directives)
            guard let value = definition.defaultValue else { continue }
            let type = schema.type(definition.type, in: document)
            note(value, as: type, isSecret: type == nil || hides(definition))
        }
        let locations = SourceLocation.locations(ofOffsets: ranges.flatMap { [$0.start, $0.end] }, in: document.source.span)
        lines = ranges.compactMap { range in
            guard let first = locations[range.start]?.line, let last = locations[range.end]?.line else { return nil }
            return first...max(first, last)
        }
    }

    /// Whether the value of a variable is hidden as a whole; in an input object that contains secrets, only the secret fields are hidden.
    func hides(_ variable: VariableDefinitionNode) -> Bool {
        guard schema.hasSecrets else { return false }
        let name = document.text(variable.name)
        if secret.contains(name) || !(plain.contains(name) || holders.contains(name)) { return true }
        guard holders.contains(name) else { return false }
        return schema.type(variable.type, in: document).map { !schema[$0.named].containsSecret } ?? true
    }

    /// Whether the document contains no secret value, not even in a variable.
    public var isEmpty: Bool { ranges.isEmpty && secret.isEmpty && holders.isEmpty }

    /// Whether a line of the document contains a secret value.
    public func stand(onLine line: Int) -> Bool { lines.contains { $0.contains(line) } }

    // MARK: Traversal

    private mutating func note(_ selections: SelectionSet?, of type: TypeID?) {
        guard let selections else { return }
        for selection in document[selections.selections] {
            note(selection.directives)
            switch selection.kind {
            case .field:
                let field = type.flatMap { schema.field(named: selection.name, of: $0, in: document) }
                let mayTakeSecrets = type == nil || type == schema.mutationType
                let takesSecrets = field.map { schema[$0].arguments.contains(where: schema.mayContainSecret) } ?? mayTakeSecrets
                for argument in document[selection.arguments] {
                    let definition = field.flatMap { schema.argument(named: argument.name, of: $0, in: document) }
                    note(argument.value, named: argument.name, of: definition, besideSecrets: takesSecrets)
                }
                note(selection.selectionSet, of: field.map { schema[$0].type.named })
            case .inlineFragment:
                let condition = selection.typeCondition.map { schema.type(named: $0, in: document) }
                note(selection.selectionSet, of: condition ?? type)
            case .fragmentSpread: break
            }
        }
    }

    private mutating func note(_ directives: NodeRange<DirectiveNode>) {
        for directive in document[directives] {
            let definition = schema.directive(named: directive.name, in: document)
            let takesSecrets = definition.map { schema[$0].arguments.contains(where: schema.mayContainSecret) } ?? false
            for argument in document[directive.arguments] {
                let known = definition.flatMap { schema.argument(named: argument.name, of: $0, in: document) }
                note(argument.value, named: argument.name, of: known, besideSecrets: takesSecrets)
            }
        }
    }

    /// Records the value of an argument or input field; `input` is nil if the schema does not define it.
    private mutating func note(_ value: ValueNode, named name: Name, of input: InputValueID?, besideSecrets: Bool) {
        guard let input else {
            let isTelling = schema.secretNames.contains(document.bytes(name).map(\.lowercased))
            return note(value, as: nil, isSecret: besideSecrets || isTelling)
        }
        note(value, as: schema[input].type, isSecret: schema[input].isSecret)
    }

    private mutating func note(_ value: ValueNode, as type: TypeReference?, isSecret: Bool) {
        let named = type.map { schema[$0.named] }
        // A value that should be an object with a secret in it, but is not an object, may be the secret itself.
        let isMisplaced = named?.containsSecret == true && ![.object, .list, .variable, .null].contains(value.kind)
        let isSecret = isSecret || isMisplaced
        if isSecret, value.kind != .variable { ranges.append((value.start, value.end)) }
        switch value.kind {
        case .variable:
            guard let name = value.name.map({ document.text($0) }) else { return }
            if isSecret { secret.insert(name) } else if named?.containsSecret == true { holders.insert(name) } else { plain.insert(name) }
        case .list:
            for item in document[value.items] { note(item, as: type, isSecret: isSecret) }
        case .object:
            let inputObject = named.flatMap { $0.kind == .inputObject ? $0.id : nil }
            for field in document[value.fields] {
                let definition = inputObject.flatMap { schema.inputField(named: field.name, of: $0, in: document) }
                if isSecret {
                    note(field.value, as: nil, isSecret: true)
                } else {
                    note(field.value, named: field.name, of: definition, besideSecrets: named?.containsSecret ?? false)
                }
            }
        default: break
        }
    }
}

extension Schema {
    /// Whether an argument or input field is secret, or can contain a secret.
    func mayContainSecret(_ id: InputValueID) -> Bool { self[id].isSecret || self[self[id].type.named].containsSecret }

    /// Whether a text that is not a valid document may contain secrets: it has a name in `secretNames`, or the word `mutation`.
    public func mayContainSecrets(_ source: [UInt8]) -> Bool {
        guard hasSecrets else { return false }
        let mutation = Array("mutation".utf8)
        return source.split { !$0.isNameContinue }.contains { word in
            let word = word.map(\.lowercased)
            return word == mutation || secretNames.contains(word)
        }
    }
}

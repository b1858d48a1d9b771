/// Which values of a document no message may show: what stands, or could stand, where the schema takes something secret.
///
/// In doubt a value counts as secret: under a name that the schema does not have – misspelt, perhaps – beside one that takes something secret,
/// in a mutation that it does not have, and in a variable that is used in such a place, or nowhere. It is asked when something is wrong, never
/// on the way of good requests.
public struct SecretValues {
    private let schema: Schema
    private let document: Document
    /// Where secret values begin and end.
    private var ranges: [(start: Int32, end: Int32)] = []
    /// The lines that have any of them.
    private var lines: [ClosedRange<Int>] = []
    /// The variables that are used where they are no secret.
    private var plain: Set<String> = []
    /// The variables that are used where they are, or may be.
    private var secret: Set<String> = []
    /// The variables that are used where something with a secret in it is taken.
    private var holders: Set<String> = []

    /// Looks through a document; finds nothing where the schema has no secrets.
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

    /// Whether the values of a variable are hidden as a whole; within an input object that holds secrets, its fields say themselves.
    func hides(_ variable: VariableDefinitionNode) -> Bool {
        guard schema.hasSecrets else { return false }
        let name = document.text(variable.name)
        if secret.contains(name) || !(plain.contains(name) || holders.contains(name)) { return true }
        guard holders.contains(name) else { return false }
        return schema.type(variable.type, in: document).map { !schema[$0.named].holdsSecret } ?? true
    }

    /// Whether the document gives nothing secret, be it by a variable.
    public var isEmpty: Bool { ranges.isEmpty && secret.isEmpty && holders.isEmpty }

    /// Whether anything secret stands on a line of the document.
    public func stand(onLine line: Int) -> Bool { lines.contains { $0.contains(line) } }

    // MARK: The walk

    private mutating func note(_ selections: SelectionSet?, of type: TypeID?) {
        guard let selections else { return }
        for selection in document[selections.selections] {
            note(selection.directives)
            switch selection.kind {
            case .field:
                let field = type.flatMap { schema.field(named: selection.name, of: $0, in: document) }
                let mayTakeSecrets = type == nil || type == schema.mutationType
                let takesSecrets = field.map { schema[$0].arguments.contains(where: schema.bearsSecret) } ?? mayTakeSecrets
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
            let takesSecrets = definition.map { schema[$0].arguments.contains(where: schema.bearsSecret) } ?? false
            for argument in document[directive.arguments] {
                let known = definition.flatMap { schema.argument(named: argument.name, of: $0, in: document) }
                note(argument.value, named: argument.name, of: known, besideSecrets: takesSecrets)
            }
        }
    }

    /// Notes the value of an argument or input field; without a definition, of one that the schema does not have.
    private mutating func note(_ value: ValueNode, named name: Name, of input: InputValueID?, besideSecrets: Bool) {
        guard let input else {
            let isTelling = schema.secretNames.contains(document.bytes(name).map(\.lowercased))
            return note(value, as: nil, isSecret: besideSecrets || isTelling)
        }
        note(value, as: schema[input].type, isSecret: schema[input].isSecret)
    }

    private mutating func note(_ value: ValueNode, as type: TypeReference?, isSecret: Bool) {
        let named = type.map { schema[$0.named] }
        // What should be an object with a secret in it, and is none, may be the secret.
        let isMisplaced = named?.holdsSecret == true && ![.object, .list, .variable, .null].contains(value.kind)
        let isSecret = isSecret || isMisplaced
        if isSecret, value.kind != .variable { ranges.append((value.start, value.end)) }
        switch value.kind {
        case .variable:
            guard let name = value.name.map({ document.text($0) }) else { return }
            if isSecret { secret.insert(name) } else if named?.holdsSecret == true { holders.insert(name) } else { plain.insert(name) }
        case .list:
            for item in document[value.items] { note(item, as: type, isSecret: isSecret) }
        case .object:
            let inputObject = named.flatMap { $0.kind == .inputObject ? $0.id : nil }
            for field in document[value.fields] {
                let definition = inputObject.flatMap { schema.inputField(named: field.name, of: $0, in: document) }
                if isSecret {
                    note(field.value, as: nil, isSecret: true)
                } else {
                    note(field.value, named: field.name, of: definition, besideSecrets: named?.holdsSecret ?? false)
                }
            }
        default: break
        }
    }
}

extension Schema {
    /// Whether an argument or input field is secret, or can have something secret within.
    func bearsSecret(_ id: InputValueID) -> Bool { self[id].isSecret || self[self[id].type.named].holdsSecret }

    /// Whether a text that is no document may hold secrets: it has a name that comes with them, or would change something.
    public func mayHoldSecrets(_ source: [UInt8]) -> Bool {
        guard hasSecrets else { return false }
        let mutation = Array("mutation".utf8)
        return source.split { !$0.isNameContinue }.contains { word in
            let word = word.map(\.lowercased)
            return word == mutation || secretNames.contains(word)
        }
    }
}

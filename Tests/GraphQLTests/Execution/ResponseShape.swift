import GraphQL
import JSON

/// Compares the data of a response with the selections of its operation, independently of the executor's field collection.
struct ResponseShape {
    let schema: Schema
    let document: Document
    let variables: CoercedVariables
    /// The problems in the data, as `path: problem`.
    private(set) var problems: [String] = []

    init(schema: Schema, document: Document, variables: CoercedVariables) {
        self.schema = schema
        self.document = document
        self.variables = variables
    }

    /// Checks the keys of an object in order, then each value.
    mutating func check(_ data: JSONValue, of type: TypeID, selecting sets: [SelectionSet], at path: String = "") {
        guard data.kind == .object else { return problems.append("\(path): no object") }
        var fields: [(name: String, nodes: [SelectionNode])] = []
        var spread: Set<String> = []
        for set in sets { collect(set, on: type, &fields, &spread) }
        var keys: [String] = []
        data.forEachMember { key, _ in keys.append(key) }
        guard keys == fields.map(\.name) else { return problems.append("\(path): \(keys) instead of \(fields.map(\.name))") }
        for (name, nodes) in fields {
            guard let value = data[name], let id = schema.field(named: nodes[0].name, of: type, in: document) else { continue }
            check(value, as: schema[id].type, selecting: nodes.compactMap(\.selectionSet), at: path + "." + name)
        }
    }

    private mutating func check(_ value: JSONValue, as type: TypeReference, selecting sets: [SelectionSet], at path: String) {
        if value.kind == .null {
            if type.isNonNull { problems.append("\(path): null") }
        } else if let item = type.item {
            guard value.kind == .array else { return problems.append("\(path): no list") }
            for index in 0..<value.count {
                if let element = value[index] { check(element, as: item, selecting: sets, at: "\(path)[\(index)]") }
            }
        } else if schema[type.named].kind.isComposite {
            // The type of an object is known if the schema requires an object type, or if the object has a type name.
            let name = schema[type.named].kind == .object ? schema[type.named].name : value["__typename"]?.string
            guard let name, let object = schema.type(named: name) else { return }
            guard schema.isSubtype(object, of: type.named) else { return problems.append("\(path): a \(name)") }
            check(value, of: object, selecting: sets, at: path)
        } else if !isLeaf(value, of: schema[type.named]) {
            problems.append("\(path): no \(schema[type.named].name)")
        }
    }

    private func isLeaf(_ value: JSONValue, of type: NamedType) -> Bool {
        if type.kind == .enum { return value.string.map { schema.enumValue(named: $0, of: type.id) != nil } ?? false }
        return switch type.id {
        case .int: value.int.map { Int32(exactly: $0) != nil } ?? false
        case .float: value.double != nil
        case .boolean: value.boolean != nil
        case .string, .id: value.string != nil
        default: true
        }
    }

    /// Adds the fields that a selection set requests from an object type, merged by response name.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CollectFields()
    private func collect(
        _ set: SelectionSet,
        on type: TypeID,
        _ fields: inout [(name: String, nodes: [SelectionNode])],
        _ spread: inout Set<String>
    ) {
        for selection in document[set.selections] where isIncluded(selection) {
            switch selection.kind {
            case .field:
                let name = document.text(selection.responseName)
                if let index = fields.firstIndex(where: { $0.name == name }) {
                    fields[index].nodes.append(selection)
                } else {
                    fields.append((name, [selection]))
                }
            case .inlineFragment:
                if let condition = selection.typeCondition, !applies(condition, to: type) { continue }
                if let set = selection.selectionSet { collect(set, on: type, &fields, &spread) }
            case .fragmentSpread:
                let name = document.text(selection.name)
                guard spread.insert(name).inserted, let fragment = document.fragments.first(where: { document.text($0.name) == name }),
                    applies(fragment.typeCondition, to: type)
                else { continue }
                collect(fragment.selectionSet, on: type, &fields, &spread)
            }
        }
    }

    private func applies(_ condition: Name, to type: TypeID) -> Bool {
        schema.type(named: condition, in: document).map { schema.isSubtype(type, of: $0) } ?? false
    }

    private func isIncluded(_ selection: SelectionNode) -> Bool {
        for directive in document[selection.directives] {
            guard let argument = document[directive.arguments].first, document.text(argument.name) == "if" else { continue }
            let isTrue =
                argument.value.kind == .variable
                ? argument.value.name.flatMap { variables.value(of: $0, in: document) } == .boolean(true)
                : document.text(argument.value) == "true"
            if document.text(directive.name) == (isTrue ? "skip" : "include") { return false }
        }
        return true
    }
}

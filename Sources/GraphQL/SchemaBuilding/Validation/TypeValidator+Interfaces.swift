// Implementations of interfaces by objects and interfaces.
//
// Spec: https://spec.graphql.org/September2025/#IsValidImplementation()
extension TypeValidator {
    /// Checks that a type has everything that its interfaces require.
    mutating func checkInterfaces(of type: NamedType) {
        let names = parts(of: type.id).flatMap { document[$0.interfaces] }
        guard !names.isEmpty else { return }
        let requiredArguments = requiredArguments(of: type)
        // Counts how often each interface is named; all interfaces are known before the first is checked.
        seen.startScope()
        for interface in type.interfaces { seen[interface.index] = 0 }
        for name in names where !context.isFull {
            guard let id = schema.type(named: name, in: document) else { continue }
            let count = (seen[id.index] ?? 0) + 1
            seen[id.index] = count
            let interface = schema[id]
            if count == 2, interface.kind == .interface {
                context.report("Type \(type.name) can only implement \(interface.name) once.", atOffsets: places(of: id, among: names))
            }
            // If a name is repeated, one error lists all its locations.
            guard count == 1 else { continue }
            guard interface.kind == .interface else {
                context.report(
                    "Type \(type.name) must only implement Interface types, it cannot implement \(interface.name).",
                    atOffsets: places(of: id, among: names)
                )
                continue
            }
            if id == type.id {
                context.report(
                    "Type \(type.name) cannot implement itself because it would create a circular reference.",
                    atOffsets: places(of: id, among: names)
                )
            }
            checkAncestors(of: interface, implementedBy: type, names)
            checkFields(of: interface, implementedBy: type, requiredArguments)
        }
    }

    /// Checks that a type implements every interface that its interfaces implement, except itself.
    private mutating func checkAncestors(of interface: NamedType, implementedBy type: NamedType, _ names: [Name]) {
        for ancestor in interface.interfaces where seen[ancestor.index] == nil && !context.isFull {
            let ancestorNames = parts(of: interface.id).flatMap { document[$0.interfaces] }
            context.report(
                ancestor == type.id
                    ? "Type \(type.name) cannot implement \(interface.name) because it would create a circular reference."
                    : "Type \(type.name) must implement \(schema[ancestor].name) because it is implemented by \(interface.name).",
                atOffsets: places(of: ancestor, among: ancestorNames) + places(of: interface.id, among: names)
            )
        }
    }

    private func places(of type: TypeID, among names: [Name]) -> [Int32] {
        names.filter { document.bytes($0).elementsEqual(schema[type].name.utf8) }.map(\.start)
    }

    /// Returns the required arguments of each field, which are few; a field may have thousands of arguments that its interfaces lack.
    private func requiredArguments(of type: NamedType) -> [[InputValueID]] {
        type.fields.map { schema[$0].arguments.filter { schema[$0].isRequired } }
    }

    private mutating func checkFields(of interface: NamedType, implementedBy type: NamedType, _ requiredArguments: [[InputValueID]]) {
        for promised in interface.fields where !context.isFull {
            let name = schema[promised].name
            guard let index = schema.names.find(name.utf8Span.span, .field, of: type.id.index) else {
                context.report(
                    "Interface field \(interface.name).\(name) expected but \(type.name) does not provide it.",
                    atOffsets: [node(promised).start] + starts(of: type.id)
                )
                continue
            }
            let implementation = Implementation(
                type: type,
                field: FieldID(index),
                interface: interface,
                promised: promised,
                requiredArguments: requiredArguments[Int(index - type.fields.start)]
            )
            check(implementation)
        }
    }
}

/// A field that implements a field of an interface.
private struct Implementation {
    let type: NamedType
    let field: FieldID
    let interface: NamedType
    let promised: FieldID
    let requiredArguments: [InputValueID]
}

extension TypeValidator {
    private mutating func check(_ pair: Implementation) {
        let (field, promised) = (schema[pair.field], schema[pair.promised])
        let (fieldNode, promisedNode) = (node(pair.field), node(pair.promised))
        if !isSubtype(field.type, of: promised.type) {
            context.report(
                "Interface field \(pair.interface.name).\(promised.name) expects type \(context.text(promised.type)) "
                    + "but \(pair.type.name).\(field.name) is type \(context.text(field.type)).",
                at: promisedNode.type.start,
                fieldNode.type.start
            )
        }
        checkArguments(pair)
        if field.deprecationReason != nil, promised.deprecationReason == nil {
            let directive = directive("deprecated", on: fieldNode.directives)
            context.report(
                "Interface field \(pair.interface.name).\(promised.name) is not deprecated, "
                    + "so implementation field \(pair.type.name).\(field.name) must not be deprecated.",
                atOffsets: [directive?.start, fieldNode.type.start].compactMap(\.self)
            )
        }
    }

    /// Checks that the arguments of the interface's field exist with the same types, and that all other arguments are optional.
    private mutating func checkArguments(_ pair: Implementation) {
        let promisedField = "\(pair.interface.name).\(schema[pair.promised].name)"
        let field = "\(pair.type.name).\(schema[pair.field].name)"
        for promised in schema[pair.promised].arguments where !context.isFull {
            let (name, type) = (schema[promised].name, schema[promised].type)
            guard let argument = schema.argument(named: name, of: pair.field) else {
                context.report(
                    "Interface field argument \(promisedField)(\(name):) expected but \(field) does not provide it.",
                    at: node(promised).start,
                    node(pair.field).start
                )
                continue
            }
            guard schema[argument].type != type else { continue }
            context.report(
                "Interface field argument \(promisedField)(\(name):) expects type \(context.text(type)) "
                    + "but \(field)(\(name):) is type \(context.text(schema[argument].type)).",
                at: node(promised).type.start,
                node(argument).type.start
            )
        }
        for argument in pair.requiredArguments where !context.isFull {
            let (name, type) = (schema[argument].name, schema[argument].type)
            guard schema.argument(named: name, of: pair.promised) == nil else { continue }
            context.report(
                "Argument \"\(field)(\(name):)\" must not be required type \"\(context.text(type))\" "
                    + "if not provided by the Interface field \"\(promisedField)\".",
                at: node(argument).start,
                node(pair.promised).start
            )
        }
    }

    /// Returns whether each value of the first type is also a value of the second type.
    ///
    /// Spec: https://spec.graphql.org/September2025/#IsValidImplementationFieldType()
    private func isSubtype(_ type: TypeReference, of other: TypeReference) -> Bool {
        if type == other { return true }
        if other.isNonNull { return type.isNonNull && isSubtype(type.nullable, of: other.nullable) }
        if type.isNonNull { return isSubtype(type.nullable, of: other) }
        if let item = type.item, let otherItem = other.item { return isSubtype(item, of: otherItem) }
        if type.isList || other.isList { return false }
        let kind = schema[type.named].kind
        return schema[other.named].kind.isAbstract && (kind == .object || kind == .interface)
            && schema.isSubtype(type.named, of: other.named)
    }
}

extension SchemaBuilder {
    /// Coerces all default values in the order of their dependencies: `{}` takes the defaults of the input object's fields.
    ///
    /// GraphQL.js searches for cycles from input object to input object. The same order here reports the same cycles.
    mutating func coerceDefaultValues() {
        guard !defaultValues.ids.isEmpty else { return }
        for index in schema.types.indices where schema.types[index].kind == .inputObject {
            for field in schema.types[index].inputFields { _ = coerceDefaultValue(of: field, in: TypeID(Int32(index)), at: 0) }
        }
        for id in defaultValues.ids { _ = coerceDefaultValue(of: id, in: nil, at: 0) }
    }

    /// Coerces the default value of an argument or input field at a depth inside another default value, and returns its size.
    private mutating func coerceDefaultValue(of id: InputValueID, in owner: TypeID?, at level: Int) -> DefaultValues.Extent {
        guard defaultValues.excess == nil, let entry = defaultValues.entries[id] else { return DefaultValues.Extent() }
        switch entry.state {
        case .done(let extent): return extent
        case .underway(let position):
            if defaultValues.cycles.count < SchemaError.maximumErrors {
                defaultValues.cycles.append(Array(defaultValues.path[position...]))
            }
            return DefaultValues.Extent()
        case .waiting: break
        }
        defaultValues.entries[id]?.state = .underway(position: defaultValues.path.count)
        if let owner { defaultValues.path.append(DefaultValues.Step(type: owner, field: id, literal: entry.literal)) }
        let extent = coerceDefaultValues(neededBy: entry.literal, as: schema[id].type.named, at: level)
        if owner != nil { defaultValues.path.removeLast() }
        defaultValues.entries[id]?.state = .done(extent)
        if extent.isExcessive { refuse(entry.literal) }
        guard defaultValues.excess == nil else { return extent }

        let (value, issues) = coerced(entry.literal, as: schema[id].type)
        schema.inputValues[Int(id.index)].defaultValue = value
        if !issues.isEmpty { defaultValues.issues[id] = issues }
        return extent
    }

    /// Coerces the default values that a literal depends on, and returns the size of the literal including them.
    private mutating func coerceDefaultValues(neededBy literal: ValueNode, as type: TypeID, at level: Int) -> DefaultValues.Extent {
        var extent = DefaultValues.Extent()
        guard level <= DefaultValues.maximumNesting, defaultValues.fieldCount <= DefaultValues.maximumFields else {
            refuse(literal)
            return extent
        }
        if literal.kind == .list {
            for item in document[literal.items] { extent.add(coerceDefaultValues(neededBy: item, as: type, at: level + 1)) }
            extent.nesting += 1
        } else if literal.kind == .object, schema[type].kind == .inputObject {
            let fields = schema[type].inputFields
            defaultValues.fieldCount += fields.count
            for (id, value) in zip(fields, givenValues(of: literal, as: type)) {
                if let value {
                    extent.add(coerceDefaultValues(neededBy: value, as: schema[id].type.named, at: level + 1))
                } else {
                    extent.add(coerceDefaultValue(of: id, in: type, at: level + 1))
                }
            }
            extent.add(DefaultValues.Extent(fields: fields.count))
            extent.nesting += 1
        }
        return extent
    }

    /// Returns the value that an object literal gives for each field of an input object.
    private func givenValues(of literal: ValueNode, as type: TypeID) -> [ValueNode?] {
        let fields = schema[type].inputFields
        var given = [ValueNode?](repeating: nil, count: fields.count)
        for field in document[literal.fields] {
            guard let id = schema.inputField(named: field.name, of: type, in: document) else { continue }
            given[Int(id.index - fields.start)] = field.value
        }
        return given
    }

    private mutating func refuse(_ literal: ValueNode) {
        defaultValues.excess = defaultValues.excess ?? literal
    }

    /// Coerces a literal.
    ///
    /// This is a separate function so that its reference to the schema is gone when the caller stores the value. Otherwise, storing would
    /// copy the schema.
    private func coerced(_ literal: ValueNode, as type: TypeReference) -> (value: Value?, issues: [CoercionIssue]) {
        guard schema[type.named].kind.isInput else { return (nil, []) }
        var coercion = LiteralCoercion(schema: schema, document: document, variables: nil)
        return (coercion.coerce(literal, as: type), coercion.issues)
    }
}

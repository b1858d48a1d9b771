// Completion: from a field's value to its output, according to the field's type.
extension Executor {
    /// Writes a value; returns false if the value failed, with the error added to `errors`, or if the output is too large.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CompleteValue()
    mutating func complete(_ node: Source.Node, as type: TypeReference, of field: FieldCollector.Field, at index: Int) -> Bool {
        if let failure = source.failure(of: node) { return fail(failure) }
        if source.isNull(node) {
            guard type.isNonNull else {
                writer.writeNull()
                return true
            }
            return fail("Cannot return null for non-nullable field \(coordinate(of: field)).")
        }
        if let item = type.item { return completeList(node, of: item, field, at: index) }
        switch field.kind {
        case .scalar, .enum, .inputObject: return completeLeaf(node, as: type.named)
        case .object: return completeObject(node, as: type.named, at: index)
        case .interface, .union:
            guard let objectType = objectType(of: node, as: type.named, field) else { return false }
            return completeObject(node, as: objectType, at: index)
        }
    }

    private mutating func completeList(
        _ list: Source.Node,
        of item: TypeReference,
        _ field: FieldCollector.Field,
        at index: Int
    ) -> Bool {
        guard source.isList(list) else {
            return fail("Expected Iterable, but did not find one for field \"\(coordinate(of: field))\".")
        }
        writer.write(byte: UInt8(ascii: "["))
        var cursor = 0
        var position = 0
        while let node = source.nextItem(of: list, at: &cursor) {
            if position > 0 { writer.write(byte: UInt8(ascii: ",")) }
            path.append(.index(position))
            let mark = writer.bytes.count
            let isComplete = complete(node, as: item, of: field, at: index)
            path.removeLast()
            if !isComplete {
                if item.isNonNull { return false }
                writer.truncate(to: mark)
                writer.writeNull()
            }
            position += 1
        }
        writer.write(byte: UInt8(ascii: "]"))
        return true
    }

    private mutating func completeLeaf(_ node: Source.Node, as type: TypeID) -> Bool {
        do throws(LeafError) {
            try source.write(node, as: type, to: &writer)
            return true
        } catch {
            return fail(error.message)
        }
    }

    private mutating func completeObject(_ node: Source.Node, as type: TypeID, at index: Int) -> Bool {
        guard path.count < Self.maximumDepth else { return fail("The selections are nested too deeply.") }
        do throws(GraphQLError) {
            let fields = try collector.collectSubfields(of: index, on: type)
            return execute(fields, of: node)
        } catch {
            return fail(error)
        }
    }

    /// Returns the object type of a value in a field of abstract type.
    ///
    /// Spec: https://spec.graphql.org/September2025/#ResolveAbstractType()
    private mutating func objectType(of node: Source.Node, as abstract: TypeID, _ field: FieldCollector.Field) -> TypeID? {
        let abstractName = schema[abstract].name
        guard let name = source.typeName(of: node) else {
            _ = fail(
                "Abstract type \"\(abstractName)\" must resolve to an Object type at runtime for field \"\(coordinate(of: field))\". "
                    + "Either the \"\(abstractName)\" type should provide a \"resolveType\" function "
                    + "or each possible type should provide an \"isTypeOf\" function."
            )
            return nil
        }
        guard let type = schema.type(named: name) else {
            _ = fail("Abstract type \"\(abstractName)\" was resolved to a type \"\(name)\" that does not exist inside the schema.")
            return nil
        }
        guard schema[type].kind == .object else {
            _ = fail("Abstract type \"\(abstractName)\" was resolved to a non-object type \"\(name)\".")
            return nil
        }
        guard schema.isSubtype(type, of: abstract) else {
            _ = fail("Runtime Object type \"\(name)\" is not a possible type for \"\(abstractName)\".")
            return nil
        }
        return type
    }
}

// Field errors.
extension Executor {
    /// Records an error for the value at the current path; its locations come from the last field on the path.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Handling-Execution-Errors
    mutating func fail(_ message: String) -> Bool {
        var locations: [SourceLocation] = []
        for case .field(let index) in path.reversed() {
            locations = collector.nodes(of: collector.fields[index]).map { document.location(ofOffset: $0.start) }
            break
        }
        return fail(GraphQLError(message, locations: locations))
    }

    /// Records an error that already has its locations in the document.
    mutating func fail(_ error: GraphQLError) -> Bool {
        var error = error
        error.path = path.map(pathElement)
        errors.append(error)
        return false
    }

    func pathElement(_ step: PathStep) -> PathElement {
        switch step {
        case .field(let index): .key(collector.responseName(of: collector.fields[index]))
        case .index(let index): .index(index)
        case .outer(let element): element
        }
    }

    /// The name of a field in messages: `Type.field`.
    func coordinate(of field: FieldCollector.Field) -> String {
        schema[field.parentType].name + "." + schema[field.id].name
    }
}

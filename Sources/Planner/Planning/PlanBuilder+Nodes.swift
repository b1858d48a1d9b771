import GraphQL

// Objects by their global ids: `recipe(id:)`, `node(id:)`, `nodes(ids:)`.
extension PlanBuilder {
    /// One object of a known type; null if no object has the id.
    mutating func byID(_ collected: CollectedField, target: String) throws(PlanError) -> Int32 {
        let binding = try rows(of: target)
        let prefix = try idPrefix(of: binding)
        let source = try requiredArgument("id", of: collected)
        guard reading.shape.idType(source) == prefix.name else {
            let message = "This is not the id of a \(target); such an id has the form “\(prefix.name)_42”."
            throw PlanError(message, expecting: [prefix], at: "id")
        }
        return try single(binding, source: source, selectionSets: collected.selectionSets)
    }

    /// The viewer's account; null for anonymous clients.
    ///
    /// A client whose credentials are not valid gets an error, so that it does not mistake an ended session for a log-out.
    mutating func viewer(_ collected: CollectedField, target: String) throws(PlanError) -> Int32 {
        guard reading.shape.isKnownViewer else {
            if reading.shape.hasRejectedCredentials, let denial = Access.signedIn.denial(of: nil) { throw PlanError(denial) }
            return output.add(.constant(output.add(bytes: "null".utf8)))
        }
        let (binding, _) = try table(of: target)
        let level = try singleLevel(binding, isViewer: true) { row in (.column(row, "id"), .parameter(.viewer)) }
        return try single(level, binding, selectionSets: collected.selectionSets, isViewer: true)
    }

    /// One object by another unique column; null if there is no such object.
    mutating func byKey(
        _ collected: CollectedField,
        target: String,
        argument: String,
        as type: ParameterType
    ) throws(PlanError) -> Int32 {
        let (binding, _) = try table(of: target)
        let source = try requiredArgument(argument, of: collected)
        if type == .text { try bound(source, .characters, argument, of: collected) }
        let column = Identifier(columnOfField: argument)
        let level = try singleLevel(binding) { row in (.column(row, column), .parameter(.value(source, as: type))) }
        return try single(level, binding, selectionSets: collected.selectionSets)
    }

    /// One object of any type; the type in the id is part of the request's shape.
    mutating func node(_ collected: CollectedField) throws(PlanError) -> Int32 {
        let source = try requiredArgument("id", of: collected)
        guard let name = reading.shape.idType(source), let binding = catalog.binding(withIDs: name) else { throw invalidID() }
        try checkScope(of: binding)
        return try single(binding, source: source, selectionSets: collected.selectionSets)
    }

    /// Objects of any types in the order of their ids: one level for each type among the ids.
    ///
    /// An invalid id, or one of a type that the credentials do not open, fails at its position.
    mutating func nodes(_ collected: CollectedField) throws(PlanError) -> Int32 {
        let source = try requiredArgument("ids", of: collected)
        try bound(source, .entries, "ids", of: collected)
        var alternatives: [OutputAlternative] = []
        var list = IDList(source)
        for name in reading.shape.idTypes(source) {
            guard let binding = catalog.binding(withIDs: name) else {
                list.malformed = invalidID()
                continue
            }
            if let denial = scopeDenial(of: binding) {
                list.refusals[name] = PlanError(denial)
                continue
            }
            list.types.insert(name)
            let alternative = try foundByID(source, of: binding) { builder throws(PlanError) in
                let level = try builder.givenLevel(binding, source: source)
                let node = try builder.row(of: level, selectionSets: collected.selectionSets, binding: binding)
                return OutputAlternative(level: Int32(level), node: node)
            }
            alternatives.append(alternative)
        }
        lists.append(list)
        return output.add(.byPosition(list: Int32(lists.count - 1), alternatives: output.add(alternatives: alternatives)))
    }

    private mutating func single(
        _ binding: ObjectBinding,
        source: ValueSource,
        selectionSets: [SelectionSet]
    ) throws(PlanError) -> Int32 {
        try foundByID(source, of: binding) { builder throws(PlanError) in
            let level = try builder.singleLevel(binding) { row in (.column(row, "id"), .parameter(.id(source))) }
            return try builder.single(level, binding, selectionSets: selectionSets)
        }
    }

    /// A level for the one row that has a value in a unique column.
    mutating func singleLevel(
        _ binding: ObjectBinding,
        isViewer: Bool = false,
        key: (Alias) -> (column: SQL, value: SQL)
    ) throws(PlanError) -> Int {
        // An account can always see itself.
        let level = try addLevel(Origin(target: binding, excludesHidden: isViewer), under: .root)
        let known = key(levels[level].row)
        levels[level].conditions.insert("\(known.column) = \(known.value)", at: 0)
        levels[level].isSingle = true
        knownKeys[level] = known
        return level
    }

    private mutating func single(
        _ level: Int,
        _ binding: ObjectBinding,
        selectionSets: [SelectionSet],
        isViewer: Bool = false
    ) throws(PlanError) -> Int32 {
        let place = Place(level: level, row: levels[level].row, isViewer: isViewer)
        let fields = try objectFields(selectionSets, type: try type(named: binding.type), bindings: binding, at: place)
        return output.add(.row(level: Int32(level), fields: fields))
    }

    private mutating func givenLevel(_ binding: ObjectBinding, source: ValueSource) throws(PlanError) -> Int {
        let prefix = try idPrefix(of: binding)
        let level = try addLevel(Origin(target: binding), under: .root)
        levels[level].parent = .given(keys: .ids(source, type: prefix), positions: .idPositions(source, type: prefix))
        levels[level].conditions.insert("\(levels[level].row).id = \(levels[level].parentRow).key", at: 0)
        return level
    }

    private mutating func requiredArgument(_ name: String, of collected: CollectedField) throws(PlanError) -> ValueSource {
        let arguments = try Arguments(of: collected.nodes[0], definition: schema[collected.field], in: reading)
        guard let source = arguments.source(name) else { throw PlanError("“\(name)” is required.") }
        return source
    }

    private func bound(
        _ source: ValueSource,
        _ measure: ArgumentMeasure,
        _ argument: String,
        of collected: CollectedField
    ) throws(PlanError) {
        let place = try Arguments(of: collected.nodes[0], definition: schema[collected.field], in: reading).offset(argument)
        reading.shape.bound(source, measure, at: ArgumentSite(path: argument, field: way.map(\.responseName), offset: place))
    }

    private func invalidID() -> PlanError { .invalidID(among: catalog.idPrefixes) }
}

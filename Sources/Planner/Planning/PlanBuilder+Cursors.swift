import GraphQL

// The cursors of lists, and the arguments that they belong to.
extension PlanBuilder {
    /// The format of a list's cursors in an order.
    func cursorFormat(_ order: [Level.OrderTerm], _ name: String, of connection: Connection) throws(PlanError) -> CursorFormat {
        let rank = try rankArguments(of: connection, order)
        return CursorFormat(order: order, name: "\(connection.binding.type) \(name)", rank: rank)
    }

    /// The arguments that determine a row's place in the list, such as the point that distances are measured from; nil without such arguments.
    ///
    /// Other arguments only select rows. Each row has the same keys whatever they are, so a cursor is valid under all of them.
    private func rankArguments(of connection: Connection, _ order: [Level.OrderTerm]) throws(PlanError) -> ValueSource? {
        let (binding, scope) = (connection.binding, connection.scope.withoutConditions())
        var sources = order.flatMap(\.expression.arguments)
        if isRanked(binding, scope), let search = binding.search, let text = scope.arguments.source(search.path) { sources.append(text) }
        // A relation computes its columns from its arguments.
        let key: SQL? = connection.place.level == nil ? nil : .column(connection.place.row, binding.key)
        if let relation = binding.source { sources += try relation(key, scope).arguments }
        if let rows = try chosenOrder(of: binding, scope).order.ranked {
            sources += try rows(key, scope, RankedPage(bound: nil, isFromEnd: false, size: "1")).arguments
        }
        guard !sources.isEmpty else { return nil }
        var distinct: [ValueSource] = []
        for source in sources where !distinct.contains(source) { distinct.append(source) }
        return .list(distinct)
    }
}

extension SQL {
    /// The sources of the arguments in the piece.
    fileprivate var arguments: [ValueSource] {
        parts.compactMap { part in
            guard case .parameter(let parameter) = part else { return nil }
            return switch parameter {
            case .value(let source, _), .id(let source), .ids(let source, _), .distinctIDs(let source, _), .idPositions(let source, _):
                source
            case .viewer, .viewers, .answered, .answeredList, .pageSize, .cursorKey, .keys: nil
            }
        }
    }
}

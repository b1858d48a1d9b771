import GraphQL

extension CursorFormat {
    /// The cursors of a list in an order; the order's name must be unique within the list.
    ///
    /// `rank` has the arguments that determine a row's place in the list. A cursor belongs to their values.
    init(order: [Level.OrderTerm], name: String, rank: ValueSource? = nil) {
        // The order's name, its columns and its directions; titles in another language are another order.
        var hash = StableHash()
        hash.combine(name.utf8)
        for term in order {
            for identifier in term.expression.identifiers { hash.combine(identifier.name.utf8) }
            hash.combine(byte: term.isDescending ? 1 : 2)
        }
        // Values in the document are the same for every request, so they become part of the order's signature.
        let isConstant = rank?.isConstant ?? true
        if isConstant, let rank { hash.value ^= StableHash.fingerprint(of: RequestValues().value(rank)) }
        self.init(signature: hash.value, types: order.map(\.type), arguments: isConstant ? nil : rank)
    }
}

extension CursorFormat {
    /// The cursors of a list in an order; the order's name must be unique within the list.
    init(order: [Level.OrderTerm], name: String) {
        // FNV-1a over the order's name, its columns and its directions; titles in another language are another order. The hash is small
        // and stable, and nothing depends on its strength.
        var hash: UInt32 = 0x811C_9DC5
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        for term in order {
            for byte in term.expression.identifiers.lazy.flatMap(\.name.utf8) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
            hash = (hash ^ (term.isDescending ? 1 : 2)) &* 0x0100_0193
        }
        self.init(signature: hash, types: order.map(\.type))
    }
}

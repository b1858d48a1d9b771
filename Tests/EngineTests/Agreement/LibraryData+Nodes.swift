import GraphQL

// The executor's queries about any node.
extension LibraryData {
    func failure(of node: Node) -> String? {
        if case .failure(let message) = node { message } else { nil }
    }

    func isNull(_ node: Node) -> Bool {
        if case .null = node { true } else { false }
    }

    func isList(_ node: Node) -> Bool {
        if case .list = node { true } else { false }
    }

    func nextItem(of list: Node, at cursor: inout Int) -> Node? {
        guard case .list(let items) = list, cursor < items.count else { return nil }
        defer { cursor += 1 }
        return items[cursor]
    }

    func typeName(of object: Node) -> String? {
        if case .row(let table, _) = object { Self.types[table] } else { nil }
    }

    func write(_ leaf: Node, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError) {
        guard case .leaf(let value) = leaf else { throw LeafError(message: "no leaf") }
        try schema.write(value, as: type, to: &writer)
    }
}

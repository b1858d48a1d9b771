import TestSupport

@testable import GraphQL

/// Random data of a schema's types, generated on request; it can have any depth, even though types contain themselves.
struct RandomData: DataSource {
    enum Node {
        case null
        case failure(String)
        case leaf(Value)
        case list([Node])
        /// An object of a type that need not exist, with the seed of its fields.
        case object(String, UInt64)
    }

    let schema: Schema
    /// Whether values can be missing, failed, or of a wrong kind.
    let hasFaults: Bool

    func value(of field: FieldID, arguments: CoercedArguments?, in object: Node) -> Node {
        guard case .object(_, let seed) = object else { return .null }
        var random = SeededGenerator(seed: seed &+ UInt64(field.index) &* 0x9E37_79B9)
        return node(of: schema[field].type, &random)
    }

    private func node(of type: TypeReference, _ random: inout SeededGenerator) -> Node {
        if hasFaults, random.once(in: 12) { return fault(&random) }
        if !type.isNonNull, random.once(in: 8) { return .null }
        if let item = type.item { return .list((0..<random.number(0...2)).map { _ in node(of: item, &random) }) }
        let named = schema[type.named]
        switch named.kind {
        case .object: return .object(named.name, random.next())
        case .interface, .union:
            // An interface may have no implementation, and then there is no value.
            guard !named.possibleTypes.isEmpty else { return type.isNonNull ? .failure("no type") : .null }
            return .object(schema[random.pick(named.possibleTypes)].name, random.next())
        default:
            var values = ValueGenerator(schema: schema, random: random)
            defer { random = values.random }
            return .leaf(values.value(of: TypeReference(type.named).nonNull))
        }
    }

    private func fault(_ random: inout SeededGenerator) -> Node {
        switch random.number(0...5) {
        case 0: .null
        case 1: .failure("broken")
        case 2: .leaf(random.pick([1.5, "x", [1], true, 2_147_483_648, ["a": 1]]))
        case 3: .list([.leaf(1), .null, .failure("broken item")])
        case 4: .object("Nobody", 1)
        default: .object("Query", random.next())
        }
    }

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
        if case .object(let name, _) = object { name } else { nil }
    }

    func write(_ leaf: Node, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError) {
        guard case .leaf(let value) = leaf else { throw LeafError(message: "no leaf") }
        try schema.write(value, as: type, to: &writer)
    }
}

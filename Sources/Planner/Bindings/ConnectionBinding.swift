/// A list that can grow, by the Relay specification: which rows, tied to what, in which orders.
///
/// Source: https://relay.dev/graphql/connections.htm
public struct ConnectionBinding: Sendable {
    /// Adds conditions and joins to the level that fetches the rows.
    public typealias Filter = @Sendable (_ row: Alias, _ scope: Scope) throws(PlanError) -> Void

    let type: String
    let key: Identifier
    let link: FieldBinding.Link?
    let orders: Orders
    let filter: Filter?
    let edgeFields: [FieldBinding]
}

/// A list in pages; under an object, `link` ties a row to the object's `key` column, at the root there is none.
public func connection(
    _ name: StaticString,
    _ type: StaticString,
    orders: Orders,
    key: Identifier = "id",
    link: FieldBinding.Link? = nil,
    @FieldBindings edge: () -> [FieldBinding] = { [] },
    filter: ConnectionBinding.Filter? = nil
) -> [FieldBinding] {
    let binding = ConnectionBinding(
        type: type.description,
        key: key,
        link: link,
        orders: orders,
        filter: filter,
        edgeFields: edge()
    )
    return [FieldBinding(name: name.description, kind: .connection(binding))]
}

/// The orders that a connection offers through its argument `orderBy: {field, direction}`, or the one that it has.
public struct Orders: Sendable {
    /// Picks the default among the orders for a request.
    public typealias Choice = @Sendable (Scope) -> String

    let defaultName: Choice
    let orders: [String: Order]

    /// One fixed order.
    public static func fixed(_ keys: SortKey...) -> Orders {
        Orders(defaultName: { _ in "" }, orders: ["": Order(isDescending: false) { _ in keys }])
    }

    /// Orders by the names of the enum's values, and which one holds when none is asked for.
    public static func by(_ orders: [String: Order], default choice: @escaping Choice) -> Orders {
        Orders(defaultName: choice, orders: orders)
    }
}

/// One order: its sort keys as they are when no direction is asked for.
public struct Order: Sendable {
    /// Which of the two directions the keys have.
    let isDescending: Bool
    let keys: @Sendable (Scope) -> [SortKey]

    /// An order that people want to see ascending.
    public static func ascending(_ keys: @escaping @Sendable (Scope) -> [SortKey]) -> Order {
        Order(isDescending: false, keys: keys)
    }

    /// An order that people want to see descending.
    public static func descending(_ keys: @escaping @Sendable (Scope) -> [SortKey]) -> Order {
        Order(isDescending: true, keys: keys)
    }
}

/// A sort key: an expression over a row that is never NULL, with its type, since a cursor carries its value.
public struct SortKey: Sendable {
    let type: ParameterType
    let isDescending: Bool
    let expression: @Sendable (Alias) -> SQL

    /// From small to large.
    public static func ascending(_ type: ParameterType, _ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: type, isDescending: false, expression: expression)
    }

    /// From large to small.
    public static func descending(_ type: ParameterType, _ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: type, isDescending: true, expression: expression)
    }
}

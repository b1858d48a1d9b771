/// A list with pages, by the Relay specification: its rows, the link to the parent, and the available orders.
///
/// Source: https://relay.dev/graphql/connections.htm
public struct ConnectionBinding: Sendable {
    /// Adds conditions and joins to the level that fetches the rows.
    public typealias Filter = @Sendable (_ row: Alias, _ scope: Scope) throws(PlanError) -> Void

    /// The type of a row: an object type, or a union of stored types.
    package let type: String
    let key: Identifier
    let link: FieldBinding.Link?
    let source: FieldBinding.Source?
    /// Whether the relation contains no hidden rows, so that visibility need not be checked row by row.
    let excludesHidden: Bool
    /// Whether parents differ so much in their number of rows that the database should know the parent before it plans.
    let plansWithValues: Bool
    let orders: Orders
    /// The list's search; nil for lists that cannot be searched.
    package let search: ListSearch?
    let filter: Filter?
    package let edgeFields: [FieldBinding]
    /// Further fields of the connection type, besides its page's fields.
    package let fields: [FieldBinding]
}

/// A list in pages; below an object, `link` ties a row to the object's `key` column; at the root there is no link.
///
/// With `from`, the rows come from a relation with a unique column `id`. For a union, the relation's column `kind` contains the id prefix
/// of the type whose row has that `id`. Rows that a type's `visible` hides are omitted in both cases; with `excludesHidden` the relation
/// contains none. `arguments` are rules about the arguments. With `plansWithValues`, the database plans a list under one object for that
/// object, which helps if one object has a handful of rows and another half the table. With `search`, the rows must match the search text,
/// best match first.
public func connection(
    _ name: StaticString,
    _ type: StaticString,
    arguments rules: [ArgumentRule] = [],
    orders: Orders,
    key: Identifier = "id",
    link: FieldBinding.Link? = nil,
    from source: FieldBinding.Source? = nil,
    excludesHidden: Bool = false,
    plansWithValues: Bool = false,
    search: ListSearch? = nil,
    @FieldBindings edge: () -> [FieldBinding] = { [] },
    @FieldBindings fields: () -> [FieldBinding] = { [] },
    filter: ConnectionBinding.Filter? = nil
) -> [FieldBinding] {
    let binding = ConnectionBinding(
        type: type.description,
        key: key,
        link: link,
        source: source,
        excludesHidden: excludesHidden,
        plansWithValues: plansWithValues,
        orders: orders,
        search: search,
        filter: filter,
        edgeFields: edge(),
        fields: fields()
    )
    var field = FieldBinding(name: name.description, kind: .connection(binding))
    field.argumentRules = rules
    return [field]
}

/// The orders that a connection offers through its argument `orderBy`, or its only order.
///
/// The argument is an object `{field, direction}` or an enum value.
public struct Orders: Sendable {
    /// Picks the default order for a request.
    public typealias Choice = @Sendable (Scope) -> String

    let defaultName: Choice
    let orders: [String: Order]

    /// One fixed order.
    public static func fixed(_ keys: SortKey...) -> Orders {
        .fixed { _ in keys }
    }

    /// One order with keys that depend on the request.
    public static func fixed(isIndexed: Bool = true, _ keys: @escaping Order.Keys) -> Orders {
        Orders(defaultName: { _ in "" }, orders: ["": .ascending(isIndexed: isIndexed, keys)])
    }

    /// Orders by the names of the enum's values, and the default if none is requested.
    public static func by(_ orders: [String: Order], default choice: @escaping Choice) -> Orders {
        Orders(defaultName: choice, orders: orders)
    }
}

/// One order: its sort keys in the default direction.
public struct Order: Sendable {
    /// Whether the default direction is descending.
    let isDescending: Bool
    /// Whether an index supports the order.
    ///
    /// An index should support every order, except those that rank by values of the request.
    let isIndexed: Bool
    let keys: Keys
    /// The rows of a page from a relation that ranks them; nil if the database is to sort.
    private(set) var ranked: RankedRows?
    /// Whether a request can use the order; otherwise the list is sorted as if no order were requested.
    private(set) var isOffered: @Sendable (Scope) -> Bool = { _ in true }

    /// The sort keys for a request.
    public typealias Keys = @Sendable (Scope) throws(PlanError) -> [SortKey]

    /// An order that is ascending by default.
    public static func ascending(isIndexed: Bool = true, _ keys: @escaping Keys) -> Order {
        Order(isDescending: false, isIndexed: isIndexed, keys: keys)
    }

    /// A relation that contains at least the rows of a page, given its start; `key` belongs to the object that has the list.
    ///
    /// The relation has all columns of the type's table and the sort keys, and applies the filters of the list's arguments.
    public typealias RankedRows = @Sendable (_ key: SQL?, _ scope: Scope, _ page: RankedPage) throws(PlanError) -> SQL

    /// An order by a rank that a relation computes, the highest first.
    public static func ranked(by key: SortKey, from rows: @escaping RankedRows) -> Order {
        var order = Order.descending(isIndexed: false) { _ in [key] }
        order.ranked = rows
        return order
    }

    /// The same order, offered for some requests only; for all others the list is sorted as if no order were requested.
    public func offered(where isOffered: @escaping @Sendable (Scope) -> Bool) -> Order {
        var order = self
        order.isOffered = isOffered
        return order
    }

    /// An order that is descending by default.
    public static func descending(isIndexed: Bool = true, _ keys: @escaping Keys) -> Order {
        Order(isDescending: true, isIndexed: isIndexed, keys: keys)
    }
}

/// The position of a page in a ranked list.
public struct RankedPage: Sendable {
    /// The sort keys, id last, of the row before the page; nil at the beginning of the list.
    public let bound: [SQL]?
    /// Whether the lowest rows come first: the page then begins at the end of the list, or before its bound.
    public let isFromEnd: Bool
    /// The number of rows requested.
    public let size: SQL
}

/// A sort key: an expression over a row that is never NULL, with its type, since cursors contain its value.
public struct SortKey: Sendable {
    let type: ParameterType
    let isDescending: Bool
    /// Whether an index supports only this key by itself, without the id as tie-breaker.
    var isNearest = false
    /// Whether an index supports the key, as it should.
    private(set) var isIndexed = true
    let expression: @Sendable (Alias) -> SQL

    /// The same key without index support, because it depends on the viewer.
    public var withoutIndex: SortKey {
        var key = self
        key.isIndexed = false
        return key
    }

    /// From near to far: a distance `<->` as `double precision`, which a GiST index uses to find neighbours.
    public static func nearest(_ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: .double, isDescending: false, isNearest: true, expression: expression)
    }

    /// From far to near, by the distance from the antipode: the point nearest to the antipode is farthest from here.
    public static func farthest(_ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: .double, isDescending: true, isNearest: true, expression: expression)
    }

    /// From A to Z by a text in a language.
    public static func alphabetical(_ name: StaticString, in language: TextLanguage) -> SortKey {
        .alphabetical(in: language) { $0.text(name, in: language) }
    }

    /// From A to Z in the alphabet of a language.
    ///
    /// The collation is part of the expression, so that a cursor is valid in the same alphabet only.
    public static func alphabetical(in language: TextLanguage, _ text: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        guard let alphabet = language.alphabet else { return .ascending(.text, text) }
        return .ascending(.text) { "\(text($0)) COLLATE \(Identifier(stringLiteral: alphabet))" }
    }

    /// From small to large.
    public static func ascending(_ type: ParameterType, _ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: type, isDescending: false, expression: expression)
    }

    /// From large to small.
    public static func descending(_ type: ParameterType, _ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: type, isDescending: true, expression: expression)
    }
}

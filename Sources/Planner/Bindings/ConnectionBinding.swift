/// A list that can grow, by the Relay specification: which rows, tied to what, in which orders.
///
/// Source: https://relay.dev/graphql/connections.htm
public struct ConnectionBinding: Sendable {
    /// Adds conditions and joins to the level that fetches the rows.
    public typealias Filter = @Sendable (_ row: Alias, _ scope: Scope) throws(PlanError) -> Void

    /// The type of a row: an object type, or a union of stored ones.
    package let type: String
    let key: Identifier
    let link: FieldBinding.Link?
    let source: FieldBinding.Source?
    /// Whether the relation has no rows that are hidden, so that each need not be looked at.
    let leavesOutHidden: Bool
    /// Whether some parents have few rows and some so many that the database should know which parent it is before it plans.
    let plansWithValues: Bool
    let orders: Orders
    /// How it is searched; nil for lists that are not.
    package let search: ListSearch?
    let filter: Filter?
    package let edgeFields: [FieldBinding]
    /// What the connection type has besides its pages.
    package let fields: [FieldBinding]
}

/// A list in pages; under an object, `link` ties a row to the object's `key` column, at the root there is none.
///
/// With `from`, the rows are those of a relation, which has a unique column `id`. Where the type is a union, the relation's column `kind`
/// names the type whose row has that `id`, by what the type's ids begin with. Rows that a type's `visible` hides are left out of either; with
/// `leavesOutHidden` the relation has none of them. `arguments` says what the arguments demand of each other. With `plansWithValues`, the database
/// plans a list under one object for that object: where one has a handful of rows and another half the table. With `search` its rows are those that
/// match what is typed, the best first.
public func connection(
    _ name: StaticString,
    _ type: StaticString,
    arguments rules: [ArgumentRule] = [],
    orders: Orders,
    key: Identifier = "id",
    link: FieldBinding.Link? = nil,
    from source: FieldBinding.Source? = nil,
    leavesOutHidden: Bool = false,
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
        leavesOutHidden: leavesOutHidden,
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

/// The orders that a connection offers through its argument `orderBy` – an object `{field, direction}` or an enum value –, or the one that
/// it has.
public struct Orders: Sendable {
    /// Picks the default among the orders for a request.
    public typealias Choice = @Sendable (Scope) -> String

    let defaultName: Choice
    let orders: [String: Order]

    /// One fixed order.
    public static func fixed(_ keys: SortKey...) -> Orders {
        .fixed { _ in keys }
    }

    /// One order, whose keys depend on the request.
    public static func fixed(isIndexed: Bool = true, _ keys: @escaping Order.Keys) -> Orders {
        Orders(defaultName: { _ in "" }, orders: ["": .ascending(isIndexed: isIndexed, keys)])
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
    /// Whether an index gives it, as one should, unless it ranks by what the request asks.
    let isIndexed: Bool
    let keys: Keys
    /// The rows of a page, where a relation ranks them; nil where the database is to sort.
    private(set) var ranked: RankedRows?
    /// Whether a request can have it; where not, the list comes as if no order were asked for.
    private(set) var isOffered: @Sendable (Scope) -> Bool = { _ in true }

    /// The sort keys for a request.
    public typealias Keys = @Sendable (Scope) throws(PlanError) -> [SortKey]

    /// An order that people want to see ascending.
    public static func ascending(isIndexed: Bool = true, _ keys: @escaping Keys) -> Order {
        Order(isDescending: false, isIndexed: isIndexed, keys: keys)
    }

    /// A relation with the rows of a page, and perhaps more, by the place where the page begins; `key` is that of the object that has the list.
    ///
    /// It has all columns of the type's table and the sort keys, and heeds what the list's arguments ask of its rows.
    public typealias RankedRows = @Sendable (_ key: SQL?, _ scope: Scope, _ page: RankedPage) throws(PlanError) -> SQL

    /// An order by a rank that a relation works out, the highest first.
    public static func ranked(by key: SortKey, from rows: @escaping RankedRows) -> Order {
        var order = Order.descending(isIndexed: false) { _ in [key] }
        order.ranked = rows
        return order
    }

    /// The same order for some requests only; all others get the list as if they had asked for no order.
    public func offered(where isOffered: @escaping @Sendable (Scope) -> Bool) -> Order {
        var order = self
        order.isOffered = isOffered
        return order
    }

    /// An order that people want to see descending.
    public static func descending(isIndexed: Bool = true, _ keys: @escaping Keys) -> Order {
        Order(isDescending: true, isIndexed: isIndexed, keys: keys)
    }
}

/// Where a page of a ranked list lies.
public struct RankedPage: Sendable {
    /// The sort keys, the id last, of the row behind which the page begins; nil where that is the list's beginning.
    public let bound: [SQL]?
    /// Whether the lowest rows come first: then the page begins at the end of the list, or before its bound.
    public let isFromEnd: Bool
    /// How many rows are wanted.
    public let size: SQL
}

/// A sort key: an expression over a row that is never NULL, with its type, since a cursor carries its value.
public struct SortKey: Sendable {
    let type: ParameterType
    let isDescending: Bool
    /// Whether an index answers it by itself only, without the id that settles ties.
    var isNearest = false
    /// Whether an index gives it, as one should.
    private(set) var isIndexed = true
    let expression: @Sendable (Alias) -> SQL

    /// The same key where no index can give it, for it depends on the viewer.
    public var withoutIndex: SortKey {
        var key = self
        key.isIndexed = false
        return key
    }

    /// From near to far: a distance `<->` as a `double precision`, by which a GiST index finds neighbours.
    public static func nearest(_ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: .double, isDescending: false, isNearest: true, expression: expression)
    }

    /// From far to near, by the distance from the point on the other side of the earth: what is nearest there is farthest from here.
    public static func farthest(_ expression: @escaping @Sendable (Alias) -> SQL) -> SortKey {
        SortKey(type: .double, isDescending: true, isNearest: true, expression: expression)
    }

    /// From A to Z by a text in a language.
    public static func alphabetical(_ name: StaticString, in language: TextLanguage) -> SortKey {
        .alphabetical(in: language) { $0.text(name, in: language) }
    }

    /// From A to Z, as the alphabet of a language has it.
    ///
    /// The collation is part of the expression, so that cursors go on in the same alphabet and are refused in another one.
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

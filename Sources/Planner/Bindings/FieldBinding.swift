public import GraphQL

/// Where one field gets its value: one line of a domain's table of facts.
public struct FieldBinding: Sendable {
    /// An SQL expression over a row; the scope knows the field's arguments and the request's language.
    public typealias Expression = @Sendable (_ row: Alias, _ scope: Scope) throws(PlanError) -> SQL
    /// How a row finds its partner: a condition over both that at most one other row fulfils; nil when there is none for this person.
    public typealias Join = @Sendable (_ row: Alias, _ other: Alias, _ scope: Scope) throws(PlanError) -> SQL?
    /// How rows of a list find their parent: a condition over a row and the parent's key.
    public typealias Link = @Sendable (_ row: Alias, _ key: SQL) -> SQL
    /// Any SQL relation as the source of rows, over the arguments and, below an object, its key.
    public typealias Source = @Sendable (_ key: SQL?, _ scope: Scope) throws(PlanError) -> SQL
    /// How a row finds the one row of another type that belongs to it.
    package enum Partner: Sendable {
        /// In the type's table.
        case stored(Join)
        /// In a relation of at most one row, over the arguments and this row's key.
        case relation(Source)
    }

    /// An SQL relation of one row over the arguments; nil when there is none for them.
    public typealias Row = @Sendable (_ scope: Scope) throws(PlanError) -> SQL?
    /// When an object is there: a condition over a row, or nil when it is not for this person.
    public typealias Presence = @Sendable (_ row: Alias, _ scope: Scope) throws(PlanError) -> SQL?

    /// What a field is bound to.
    package enum Kind: Sendable {
        /// The global id.
        case id
        /// A column or any SQL expression.
        case expression(Expression)
        /// An object whose fields are columns of the same row; null unless it is present.
        case value([FieldBinding], Presence?)
        /// Objects whose fields stand side by side in arrays of the row, as many as the first array has elements.
        case elements(along: Expression, [FieldBinding])
        /// An object whose fields are columns of the only row of a relation, about a list at the root; null where there is none.
        case found([FieldBinding], Row)
        /// Another object, joined in; null when there is none that is visible.
        case one(type: String, Partner)
        /// All rows that belong to this one, without pages.
        case many(ListBinding)
        /// Rows in pages.
        case connection(ConnectionBinding)
        /// Rows gathered into objects, consecutive ones with the same value in a column into one.
        case groups(GroupBinding)
        /// The rows of the group at hand.
        case items([FieldBinding])
        /// The object with an id, at the root.
        case byID(type: String)
        /// The account that asks, at the root; null for strangers.
        case viewer(type: String)
        /// The object with a key in a unique column, named like the argument, at the root.
        case byKey(type: String, argument: String, ParameterType)
        /// Any object with an id, or several, at the root.
        case node, nodes
        /// A value that is in memory when the operation is planned.
        case memory(@Sendable () -> Value)
        /// A value that the mutation answers, in its payload.
        case answer
        /// What an event says itself: an object in memory, with stored objects below.
        case event([FieldBinding])
        /// What the client at hand may still spend, at the query root; null where nothing is counted.
        case allowance
        /// The stored object whose number the mutation answers, in its payload.
        case changed(type: String, isViewer: Bool)
    }

    package let name: String
    package let kind: Kind
    /// Who may have the field.
    var access = Access.everyone
    /// The domain that a key must open for reading, besides that of the field's type; nil for none.
    var domain: Domain?
    /// What its arguments demand of each other.
    package var argumentRules: [ArgumentRule] = []

    init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// A list without pages: which rows, tied to what, in which order.
package struct ListBinding: Sendable {
    package let type: String
    var key: Identifier = "id"
    /// What ties rows of the type's table to their parent.
    var link: FieldBinding.Link?
    /// The rows, where they are not those of the type's table.
    var source: FieldBinding.Source?
    let order: [SortKey]
}

/// Rows of a relation gathered into objects.
package struct GroupBinding: Sendable {
    let column: Identifier
    let order: [SortKey]
    let source: FieldBinding.Source
    package let fields: [FieldBinding]
}

// The words of the binding language.

/// Fields that not everybody may have, and the domain that a key must open for them.
public func restricted(to access: Access, in domain: Domain? = nil, @FieldBindings fields: () -> [FieldBinding]) -> [FieldBinding] {
    fields().map { field in
        var field = field
        field.access = access
        field.domain = domain ?? field.domain
        return field
    }
}

/// The global id of a row: what the type's ids begin with, and the number in its column `id`.
public func id() -> [FieldBinding] {
    [FieldBinding(name: "id", kind: .id)]
}

/// Fields that are columns of the same name in snake case, perhaps with a prefix.
public func columns(_ names: StaticString..., prefix: StaticString = "") -> [FieldBinding] {
    names.map { name in
        let column = Identifier(columnOfField: name.description, prefix: prefix.description)
        return FieldBinding(name: name.description, kind: .expression { row, _ in .column(row, column) })
    }
}

/// Fields with texts in several languages: `title` is in `title_fr` for the one whose columns end in `_fr`.
public func texts(_ names: StaticString...) -> [FieldBinding] {
    names.map { name in
        FieldBinding(name: name.description, kind: .expression { row, scope in scope.text(row, name) })
    }
}

/// A field that is an SQL expression.
public func field(_ name: StaticString, _ expression: @escaping FieldBinding.Expression) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .expression(expression))]
}

/// An object without identity whose fields are columns of the same row; null unless `when` holds.
public func value(
    _ name: StaticString,
    when presence: FieldBinding.Presence? = nil,
    @FieldBindings fields: () -> [FieldBinding]
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .value(fields(), presence))]
}

/// Objects without identity whose fields stand side by side in arrays of the row: the first element of each belongs to the first object.
///
/// There are as many as the array `along` has elements; where another is shorter, its field is null.
public func elements(
    _ name: StaticString,
    along array: @escaping FieldBinding.Expression,
    @FieldBindings fields: () -> [FieldBinding]
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .elements(along: array, fields()))]
}

/// An object about a list at the root, whose fields are columns of the only row of a relation; null where there is none.
public func value(
    _ name: StaticString,
    from row: @escaping FieldBinding.Row,
    @FieldBindings fields: () -> [FieldBinding]
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .found(fields(), row))]
}

/// The one object of another type whose `id` is in a column of this row.
public func one(_ name: StaticString, _ type: StaticString, by column: Identifier) -> [FieldBinding] {
    [
        FieldBinding(
            name: name.description,
            kind: .one(type: type.description, .stored { row, other, _ in "\(other).id = \(row).\(column)" })
        )
    ]
}

/// The one object of another type that a condition over both rows picks, such as what the account that asks has to do with a row; null where
/// there is none.
public func one(_ name: StaticString, _ type: StaticString, where join: @escaping FieldBinding.Join) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .one(type: type.description, .stored(join)))]
}

/// The only row of a relation, which has an `id`; null where there is none.
public func one(_ name: StaticString, _ type: StaticString, from relation: @escaping FieldBinding.Source) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .one(type: type.description, .relation(relation)))]
}

/// All objects of another type that name this row's `id` in a column, in a fixed order.
public func many(_ name: StaticString, _ type: StaticString, by column: Identifier, order: SortKey...) -> [FieldBinding] {
    let list = ListBinding(type: type.description, link: { row, key in "\(row).\(column) = \(key)" }, order: order)
    return [FieldBinding(name: name.description, kind: .many(list))]
}

/// The rows of any relation, which is about the column `key` of this row, in an order that leaves no two rows equal.
public func many(
    _ name: StaticString,
    _ type: StaticString,
    arguments rules: [ArgumentRule] = [],
    key: Identifier = "id",
    order: SortKey...,
    from source: @escaping FieldBinding.Source
) -> [FieldBinding] {
    var binding = FieldBinding(
        name: name.description,
        kind: .many(ListBinding(type: type.description, key: key, source: source, order: order))
    )
    binding.argumentRules = rules
    return [binding]
}

/// The rows of any relation gathered into objects.
///
/// Consecutive rows with the same value in a column make one object, whose lists of rows are `items`; so the order begins with what keeps
/// the rows of a group together.
public func groups(
    _ name: StaticString,
    by column: Identifier,
    order: SortKey...,
    from source: @escaping FieldBinding.Source,
    @FieldBindings fields: () -> [FieldBinding]
) -> [FieldBinding] {
    let groups = GroupBinding(column: column, order: order, source: source, fields: fields())
    return [FieldBinding(name: name.description, kind: .groups(groups))]
}

/// The rows of a group.
public func items(_ name: StaticString, @FieldBindings fields: () -> [FieldBinding]) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .items(fields()))]
}

/// The object of a type whose id the argument `id` names.
public func byID(_ name: StaticString, _ type: StaticString) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .byID(type: type.description))]
}

/// The object of a type that a unique column names; the argument is called like the column.
public func byKey(_ name: StaticString, _ type: StaticString, argument: StaticString, as key: ParameterType) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .byKey(type: type.description, argument: argument.description, key))]
}

/// The account that asks.
public func viewer(_ name: StaticString, _ type: StaticString) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .viewer(type: type.description))]
}

/// Anything stored by global id: `node(id:)` and `nodes(ids:)`.
public func nodes() -> [FieldBinding] {
    [FieldBinding(name: "node", kind: .node), FieldBinding(name: "nodes", kind: .nodes)]
}

/// A value in memory, the same for every request until the schema is loaded again.
public func memory(_ name: StaticString, _ value: @escaping @Sendable () -> Value) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .memory(value))]
}

/// What the client at hand may still spend: an object whose members the server knows; null where nothing is counted.
public func allowance(_ name: StaticString) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .allowance)]
}

/// Gathers the lines of a binding.
@resultBuilder
public enum FieldBindings {
    /// Puts the lines of a binding together.
    public static func buildBlock(_ lines: [FieldBinding]...) -> [FieldBinding] {
        lines.flatMap { $0 }
    }
}

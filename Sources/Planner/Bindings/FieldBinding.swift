public import GraphQL

/// The source of one field's value: one line in a domain's list of bindings.
public struct FieldBinding: Sendable {
    /// An SQL expression over a row; the scope supplies the field's arguments and the request's language.
    public typealias Expression = @Sendable (_ row: Alias, _ scope: Scope) throws(PlanError) -> SQL
    /// A condition that links a row to at most one other row; nil if this viewer has no such row.
    public typealias Join = @Sendable (_ row: Alias, _ other: Alias, _ scope: Scope) throws(PlanError) -> SQL?
    /// A condition over a row of a list and its parent's key.
    public typealias Link = @Sendable (_ row: Alias, _ key: SQL) -> SQL
    /// Any SQL relation as the source of rows, over the arguments and, below an object, the object's key.
    public typealias Source = @Sendable (_ key: SQL?, _ scope: Scope) throws(PlanError) -> SQL
    /// The way from a row to the one related row of another type.
    package enum Partner: Sendable {
        /// In the type's table.
        case stored(Join)
        /// In a relation of at most one row, over the arguments and this row's key.
        case relation(Source)
    }

    /// An SQL relation of one row over the arguments; nil if there is none for these arguments.
    public typealias Row = @Sendable (_ scope: Scope) throws(PlanError) -> SQL?
    /// A condition over a row for an object to be present, or nil if it is absent for this viewer.
    public typealias Presence = @Sendable (_ row: Alias, _ scope: Scope) throws(PlanError) -> SQL?

    /// The kinds of bindings.
    package enum Kind: Sendable {
        /// The global id.
        case id
        /// A column or any SQL expression.
        case expression(Expression)
        /// An object with columns of the same row as fields; null unless it is present.
        case value([FieldBinding], Presence?)
        /// Objects made of parallel arrays of the row, as many as the first array has elements.
        case elements(along: Expression, [FieldBinding])
        /// An object about a list at the root, with the columns of a relation's only row as fields; null if there is none.
        case found([FieldBinding], Row)
        /// A fact about a list at the root: a column of a relation with exactly one row.
        case fact(Expression, Row)
        /// Another object, joined in; null if no visible object matches.
        case one(type: String, Partner)
        /// All rows that belong to this one, without pages.
        case many(ListBinding)
        /// Rows in pages.
        case connection(ConnectionBinding)
        /// Rows grouped into objects: consecutive rows with the same value in a column form one object.
        case groups(GroupBinding)
        /// The rows of the current group.
        case items([FieldBinding])
        /// The object with an id, at the root.
        case byID(type: String)
        /// The viewer's account, at the root; null for anonymous clients.
        case viewer(type: String)
        /// The object with a key in a unique column, named like the argument, at the root.
        case byKey(type: String, argument: String, ParameterType)
        /// Any object with an id, or several, at the root.
        case node, nodes
        /// A value that is in memory when the operation is planned.
        ///
        /// It may depend on one argument, which is an enum; nil if the argument is absent.
        case memory(argument: String?, @Sendable (_ choice: String?) -> Value)
        /// A value from the mutation's answer, in its payload.
        case answer
        /// An event's own data: an object in memory, with stored objects below it.
        case event([FieldBinding])
        /// The client's remaining allowance, at the query root; null if nothing is counted.
        case allowance
        /// The stored object identified in the mutation's answer, in its payload.
        case changed(type: String, isViewer: Bool)
        /// The stored objects that the mutation has created, changed or found.
        case changedList(type: String)
    }

    package let name: String
    package let kind: Kind
    /// The access rule of the field.
    var access = Access.everyone
    /// The domain that an API key must open for reading, in addition to that of the field's type; nil for none.
    var domain: Domain?
    /// The rules about the field's arguments.
    package var argumentRules: [ArgumentRule] = []

    init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// A list without pages: its rows, the link to the parent, and the order.
package struct ListBinding: Sendable {
    package let type: String
    var key: Identifier = "id"
    /// The condition that ties rows of the type's table to their parent.
    var link: FieldBinding.Link?
    /// The rows, if they do not come from the type's table.
    var source: FieldBinding.Source?
    let order: [SortKey]
}

/// Rows of a relation grouped into objects.
package struct GroupBinding: Sendable {
    let column: Identifier
    let order: [SortKey]
    let source: FieldBinding.Source
    package let fields: [FieldBinding]
}

// The vocabulary of bindings.

/// Fields with restricted access, and the domain that an API key must open for them.
public func restricted(to access: Access, in domain: Domain? = nil, @FieldBindings fields: () -> [FieldBinding]) -> [FieldBinding] {
    fields().map { field in
        var field = field
        field.access = access
        field.domain = domain ?? field.domain
        return field
    }
}

/// The global id of a row: the type's id prefix, and the number in the row's column `id`.
public func id() -> [FieldBinding] {
    [FieldBinding(name: "id", kind: .id)]
}

/// Fields that are columns of the same name in snake case, with an optional prefix.
public func columns(_ names: StaticString..., prefix: StaticString = "") -> [FieldBinding] {
    names.map { name in
        let column = Identifier(columnOfField: name.description, prefix: prefix.description)
        return FieldBinding(name: name.description, kind: .expression { row, _ in .column(row, column) })
    }
}

/// Fields with texts in several languages: `title` is in `title_fr` for the language with the column suffix `_fr`.
public func texts(_ names: StaticString...) -> [FieldBinding] {
    names.map { name in
        FieldBinding(name: name.description, kind: .expression { row, scope in scope.text(row, name) })
    }
}

/// A field that is an SQL expression.
public func field(_ name: StaticString, _ expression: @escaping FieldBinding.Expression) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .expression(expression))]
}

/// An object without identity, with columns of the same row as fields; null unless `when` holds.
public func value(
    _ name: StaticString,
    when presence: FieldBinding.Presence? = nil,
    @FieldBindings fields: () -> [FieldBinding]
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .value(fields(), presence))]
}

/// Objects without identity made of parallel arrays of the row: the first element of each array belongs to the first object.
///
/// There are as many objects as the array `along` has elements; if another array is shorter, its field is null.
public func elements(
    _ name: StaticString,
    along array: @escaping FieldBinding.Expression,
    @FieldBindings fields: () -> [FieldBinding]
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .elements(along: array, fields()))]
}

/// An object about a list at the root, with the columns of a relation's only row as fields; null if there is none.
public func value(
    _ name: StaticString,
    from row: @escaping FieldBinding.Row,
    @FieldBindings fields: () -> [FieldBinding]
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .found(fields(), row))]
}

/// A fact about a list at the root, read from a relation with exactly one row; null if these arguments have no such fact.
public func field(
    _ name: StaticString,
    from row: @escaping FieldBinding.Row,
    _ expression: @escaping FieldBinding.Expression
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .fact(expression, row))]
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

/// The one object of another type that a condition over both rows selects; null without a match.
///
/// An example is the relation between the viewer's account and a row.
public func one(_ name: StaticString, _ type: StaticString, where join: @escaping FieldBinding.Join) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .one(type: type.description, .stored(join)))]
}

/// The only row of a relation, which has an `id`; null without a row.
public func one(_ name: StaticString, _ type: StaticString, from relation: @escaping FieldBinding.Source) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .one(type: type.description, .relation(relation)))]
}

/// All objects of another type that refer to this row's `id` in a column, in a fixed order.
public func many(_ name: StaticString, _ type: StaticString, by column: Identifier, order: SortKey...) -> [FieldBinding] {
    let list = ListBinding(type: type.description, link: { row, key in "\(row).\(column) = \(key)" }, order: order)
    return [FieldBinding(name: name.description, kind: .many(list))]
}

/// The rows of any relation over this row's column `key`, in an order without ties.
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

/// The rows of any relation grouped into objects.
///
/// Consecutive rows with the same value in a column form one object; `items` lists the object's rows. The order must therefore keep the
/// rows of a group together.
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

/// The object of a type with the id in the argument `id`.
public func byID(_ name: StaticString, _ type: StaticString) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .byID(type: type.description))]
}

/// The object of a type with a key in a unique column; the argument is named like the column.
public func byKey(_ name: StaticString, _ type: StaticString, argument: StaticString, as key: ParameterType) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .byKey(type: type.description, argument: argument.description, key))]
}

/// The viewer's account.
public func viewer(_ name: StaticString, _ type: StaticString) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .viewer(type: type.description))]
}

/// Any stored object by global id: `node(id:)` and `nodes(ids:)`.
public func nodes() -> [FieldBinding] {
    [FieldBinding(name: "node", kind: .node), FieldBinding(name: "nodes", kind: .nodes)]
}

/// A value in memory, the same for every request until the schema is reloaded.
public func memory(_ name: StaticString, _ value: @escaping @Sendable () -> Value) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .memory(argument: nil) { _ in value() })]
}

/// A value in memory for each value of an argument, which is an enum; nil if the argument is absent.
public func memory(
    _ name: StaticString,
    by argument: StaticString,
    _ value: @escaping @Sendable (_ choice: String?) -> Value
) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .memory(argument: argument.description, value))]
}

/// The client's remaining allowance: an object whose fields the server supplies; null if nothing is counted.
public func allowance(_ name: StaticString) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .allowance)]
}

/// Collects the lines of a binding.
@resultBuilder
public enum FieldBindings {
    /// Concatenates the lines of a binding.
    public static func buildBlock(_ lines: [FieldBinding]...) -> [FieldBinding] {
        lines.flatMap { $0 }
    }
}

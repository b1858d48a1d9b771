import GraphQL
public import Planner

/// A paginated list in one of its orders, without other arguments.
///
/// It is used to check indexes and to walk pages.
public struct OrderedList: Sendable {
    /// A name such as `Query.recipes(orderBy: {field: TITLE, direction: ASC})`.
    public let name: String
    /// The id prefix of the objects that own the list, or nil at the root.
    public let parentPrefix: String?
    /// Whether this is the default order.
    public let isDefault: Bool
    /// A document with the variables `$first`, `$after`, `$last`, `$before` and, for lists of objects, `$parents: [ID!]!`.
    ///
    /// The response contains the list as `list`. For lists of objects, it is in the items of `parents`.
    public let query: String
    /// The document for a single object `$parent: ID!`, in `parent`.
    ///
    /// At the root it is the same as `query`.
    public let queryOfOne: String

    /// Returns every list of a catalog in each of its orders and directions.
    public static func all(of catalog: Catalog, examples: ExampleValues = ExampleValues()) -> [OrderedList] {
        let selections = CoveringSelections(catalog, examples)
        let root = catalog.schema.queryType.flatMap { catalog.binding(of: $0) }
        return ((root.map { [$0] } ?? []) + selections.stored).flatMap { owner in
            selections.edges(of: owner).flatMap { edge in
                guard edge.connection != nil, edge.around != nil else { return [OrderedList]() }
                let chosen = selections.arguments.directedOrders(of: edge.field).map { ($0, false) }
                return ([(edge.least, true)] + chosen).map { OrderedList(edge, $0, isDefault: $1, of: owner, selections) }
            }
        }
    }

    private init(
        _ edge: CoveringSelections.Edge,
        _ given: GivenArguments,
        isDefault: Bool,
        of owner: ObjectBinding,
        _ selections: CoveringSelections
    ) {
        name = edge.coordinate + (given.literals.isEmpty ? "" : "(\(given.literals.joined(separator: ", ")))")
        parentPrefix = owner.idPrefix?.name
        self.isDefault = isDefault
        let bounds = ["first: $first", "after: $after", "last: $last", "before: $before"]
        let list = selections.walk(edge, alias: "list", arguments: given.literals + bounds)
        let variables = "$first: Int, $after: String, $last: Int, $before: String"
        let inner = "{ ... on \(owner.type) { \(list) } }"
        let isRoot = owner.table == nil
        query =
            isRoot
            ? "query (\(variables)) { \(list) }" : "query ($parents: [ID!]!, \(variables)) { parents: nodes(ids: $parents) \(inner) }"
        queryOfOne = isRoot ? query : "query ($parent: ID!, \(variables)) { parent: node(id: $parent) \(inner) }"
    }
}

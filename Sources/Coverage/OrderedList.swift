import GraphQL
public import Planner

/// A list in pages in one of its orders, all else left out: what an index should answer, and what pages are walked through.
public struct OrderedList: Sendable {
    /// `Query.recipes(orderBy: {field: TITLE, direction: ASC})`.
    public let name: String
    /// What the ids of the objects begin with that have the list; nil at the root.
    public let parentPrefix: String?
    /// Whether it is the order of those who ask for none.
    public let isDefault: Bool
    /// A document with the variables `$first`, `$after`, `$last`, `$before` and, for lists of objects, `$parents: [ID!]!`.
    ///
    /// It answers the list as `list`, below `parents` those of the objects with the ids.
    public let query: String
    /// The same for one object `$parent: ID!`, below `parent`; at the root it is the same document.
    public let queryOfOne: String

    /// Every list of a catalog in each of its orders, both ways.
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

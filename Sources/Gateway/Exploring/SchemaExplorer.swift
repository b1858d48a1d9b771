import Coverage
import GraphQL
import Planner
import Reactor

/// Information about a schema for people: uses of its elements, a search and examples.
///
/// It is created on first use, once for each schema, and shared by all loops.
final class SchemaExplorer: Sendable {
    let schema: Schema
    let uses: SchemaUses
    let search: SchemaSearch
    private let operations: ExampleOperations
    /// The examples generated so far, at most one for each element.
    private let examples = Lock<[SchemaElement: String?]>([:])

    init(_ catalog: Catalog) {
        schema = catalog.schema
        uses = SchemaUses(catalog.schema)
        search = SchemaSearch(catalog.schema)
        operations = ExampleOperations(catalog, examples: Self.values)
    }

    /// An operation that demonstrates an element; nil if no query reaches it.
    func example(of element: SchemaElement) -> String? {
        if let known = examples.withLock({ $0[element] }) { return known }
        let operation = operations.operation(showing: element)
        examples.withLock { $0[element] = .some(operation) }
        return operation
    }

    /// The values used in examples if the schema's descriptions name none; they match demo data.
    private static let values: ExampleValues = {
        var values = ExampleValues()
        values.text = "tomato"
        values.number = 10
        values.point = (latitude: 37.38, longitude: -5.99)
        values.ids = [1]
        values.prefersDescribed = true
        return values
    }()
}

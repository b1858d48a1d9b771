import Coverage
import GraphQL
import Planner
import Reactor

/// What people are told about a schema: how its elements are used, found and tried.
///
/// Made when somebody asks for the first time, once for each schema; shared by all loops.
final class SchemaExplorer: Sendable {
    let schema: Schema
    let uses: SchemaUses
    let search: SchemaSearch
    private let operations: ExampleOperations
    /// The examples that were asked for, at most one for each element.
    private let examples = Lock<[SchemaElement: String?]>([:])

    init(_ catalog: Catalog) {
        schema = catalog.schema
        uses = SchemaUses(catalog.schema)
        search = SchemaSearch(catalog.schema)
        operations = ExampleOperations(catalog, examples: Self.values)
    }

    /// An operation that shows an element; nil where no query reaches it.
    func example(of element: SchemaElement) -> String? {
        if let known = examples.withLock({ $0[element] }) { return known }
        let operation = operations.operation(showing: element)
        examples.withLock { $0[element] = .some(operation) }
        return operation
    }

    /// What stands in the examples where the schema's descriptions name none: values that find something in the demo data.
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

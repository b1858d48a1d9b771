import GraphQL
import PlainData
import Synchronization
import Testing

@Suite("the order of execution")
struct ExecutionOrderTests {
    /// Data that records the requested fields.
    private struct Recorded: DataSource {
        final class Log: Sendable {
            let fields = Mutex<[String]>([])
        }

        let data: PlainData
        let log = Log()

        func value(of field: FieldID, arguments: CoercedArguments?, in object: Value) -> Value {
            log.fields.withLock { $0.append(data.schema[field].name) }
            return data.value(of: field, arguments: arguments, in: object)
        }

        func failure(of node: Value) -> String? { data.failure(of: node) }
        func isNull(_ node: Value) -> Bool { data.isNull(node) }
        func isList(_ node: Value) -> Bool { data.isList(node) }
        func nextItem(of list: Value, at cursor: inout Int) -> Value? { data.nextItem(of: list, at: &cursor) }
        func typeName(of object: Value) -> String? { data.typeName(of: object) }
        func write(_ leaf: Value, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError) {
            try data.write(leaf, as: type, to: &writer)
        }
    }

    private static let sdl = """
        type Query { a: Int } type Mutation { first: Result second: Result third: Int! } type Subscription { a: Int }
        type Result { x: Int y: Int! }
        """

    @Test(
        "runs the fields of a mutation in order, each with all its selections, and an error stops no nullable sibling",
        arguments: [
            ("mutation { second { x } first { y x } third }", ["second", "x", "first", "y", "x", "third"], 0),
            (
                "mutation { ...F third second { y } } fragment F on Mutation { first { x } first { y } }",
                ["first", "x", "y", "third", "second", "y"], 0
            ),
            ("mutation { second { none: y } first { x } third }", ["second", "y", "first", "x", "third"], 1),
        ]
    )
    func serial(source: String, order: [String], errors: Int) throws {
        let schema = try Schema(sdl: Self.sdl)
        let document = try Document.parse(source)
        let recorded = Recorded(data: PlainData(schema: schema))
        var executor = Executor(schema: schema, document: document, variables: .none, source: recorded)
        let second: Value = errors == 0 ? ["x": 3, "y": 4] : ["x": 3]
        try executor.execute(document.operation(named: nil), root: ["first": ["x": 1, "y": 2], "second": second, "third": 5])
        #expect(recorded.log.fields.withLock(\.self) == order)
        #expect(executor.errors.count == errors)
    }

    @Test(
        "returns the name of the root type of each kind of operation",
        arguments: [("query", "Query"), ("mutation", "Mutation"), ("subscription", "Subscription")]
    )
    func rootTypeNames(kind: String, type: String) throws {
        let response = try Schema(sdl: Self.sdl).execute("\(kind) { __typename again: __typename }")
        #expect(response.data == #"{"__typename":"\#(type)","again":"\#(type)"}"#)
        #expect(response.errors == [])
    }
}

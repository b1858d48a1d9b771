/// The statements of one request with their parameters, sent together and answered together.
///
/// Append a statement's parameters in order, then the statement, which takes the parameters that no earlier statement took. A batch is a
/// value: keep one per task, fill it, `await` the pool, then call `removeAll()` to reuse its memory.
public struct StatementBatch: Sendable {
    struct Entry: Sendable {
        let statement: Statement
        let parameters: Range<Int>
    }

    /// The values collected so far.
    public var parameters = ParameterBuffer()
    private(set) var entries: [Entry] = []
    private var taken = 0

    /// An empty batch.
    public init() {}

    /// The number of statements.
    public var count: Int { entries.count }

    /// Adds a statement with the parameters appended since the last one.
    public mutating func append(_ statement: Statement) {
        entries.append(Entry(statement: statement, parameters: taken..<parameters.count))
        taken = parameters.count
    }

    /// Removes statements and values and keeps the memory.
    public mutating func removeAll() {
        parameters.removeAll()
        entries.removeAll(keepingCapacity: true)
        taken = 0
    }
}

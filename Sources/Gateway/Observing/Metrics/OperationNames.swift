import Reactor

/// Assigns a number to each operation name, for counting its requests.
///
/// Names come only from valid documents, once for each prepared operation. Clients can invent any number of names, so the table is
/// limited. Shared by all loops.
final class OperationNames: Sendable {
    /// The number for requests whose operation is unknown.
    static let none = 0
    /// The number for operations without a name.
    static let anonymous = 1
    /// The number for names that are too long or exceed the limit.
    static let other = 2

    private struct Table {
        // GraphQL names cannot look like these.
        var names = ["(none)", "(anonymous)", "(other)"]
        var numbers: [String: Int] = [:]
    }

    /// The maximum length in bytes of a name that gets its own number.
    private static let maximumNameLength = 100

    private let limit: Int
    private let table = Lock(Table())

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of a name.
    func number(of name: String?) -> Int {
        guard let name else { return Self.anonymous }
        guard name.utf8.count <= Self.maximumNameLength else { return Self.other }
        return table.withLock { table in
            if let number = table.numbers[name] { return number }
            guard table.numbers.count < limit else { return Self.other }
            table.names.append(name)
            table.numbers[name] = table.names.count - 1
            return table.names.count - 1
        }
    }

    /// All names, indexed by number.
    var names: [String] { table.withLock { $0.names } }
}

import Reactor

/// Gives each name of an operation the number under which its requests are counted.
///
/// Only names out of valid documents get here, once for each prepared operation; and since strangers can make up names as they like, only so
/// many are told apart. Shared by all loops.
final class OperationNames: Sendable {
    /// For requests whose operation never became known.
    static let none = 0
    /// For operations without a name.
    static let anonymous = 1
    /// For the names that are too many or too long.
    static let other = 2

    private struct Table {
        // No name of GraphQL looks like these.
        var names = ["(none)", "(anonymous)", "(other)"]
        var numbers: [String: Int] = [:]
    }

    /// The most bytes of a name that is told apart.
    private static let longestName = 100

    private let limit: Int
    private let table = Lock(Table())

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of a name.
    func number(of name: String?) -> Int {
        guard let name else { return Self.anonymous }
        guard name.utf8.count <= Self.longestName else { return Self.other }
        return table.withLock { table in
            if let number = table.numbers[name] { return number }
            guard table.numbers.count < limit else { return Self.other }
            table.names.append(name)
            table.numbers[name] = table.names.count - 1
            return table.names.count - 1
        }
    }

    /// All names, each at the place of its number.
    var names: [String] { table.withLock { $0.names } }
}

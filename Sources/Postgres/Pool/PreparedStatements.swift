/// The prepared statements of one connection, evicted in the order of their last use.
///
/// A statement is *known* once PostgreSQL has confirmed its preparation. Until then, later requests may rely on it, since the order is
/// kept. If the preparation fails, PostgreSQL answers them with "does not exist", and they are prepared and sent again.
struct PreparedStatements {
    /// An object, so that recording a use, which every request does, does not modify the dictionary.
    private final class Entry {
        let statement: Statement
        var isKnown = false
        /// The position in the order of use.
        var lastUse: UInt64

        init(statement: Statement, lastUse: UInt64) {
            self.statement = statement
            self.lastUse = lastUse
        }
    }

    /// The command that must be sent before the statement can run.
    enum Need: Equatable {
        case nothing
        case preparation
    }

    private let capacity: Int
    private var entries: [Statement: Entry] = [:]
    private var clock: UInt64 = 0
    /// The entry used last, which is usually also the next one.
    private var latest: Entry?

    /// Creates an empty set that keeps at most this many statements.
    init(capacity: Int) {
        self.capacity = max(1, capacity)
        entries.reserveCapacity(capacity + 32)
    }

    var count: Int { entries.count }

    /// Whether there are more statements than the capacity.
    var isOverfull: Bool { entries.count > capacity }

    func isKnown(_ statement: Statement) -> Bool { entries[statement]?.isKnown ?? false }

    /// Records a use; returns `.preparation` if the statement's preparation has not been sent on this connection.
    mutating func use(_ statement: Statement) -> Need {
        clock += 1
        if let latest, latest.statement.storage === statement.storage {
            latest.lastUse = clock
            return .nothing
        }
        if let entry = entries[statement] {
            entry.lastUse = clock
            latest = entry
            return .nothing
        }
        entries[statement] = Entry(statement: statement, lastUse: clock)
        return .preparation
    }

    /// Records that PostgreSQL confirmed the preparation.
    mutating func confirmed(_ statement: Statement) { entries[statement]?.isKnown = true }

    /// Removes a statement that PostgreSQL does not have: its preparation failed or was aborted, or PostgreSQL dropped it.
    mutating func forget(_ statement: Statement) {
        latest = nil
        entries[statement] = nil
    }

    /// Removes and returns the statements to deallocate, so that an eighth of the capacity is free again; none within the capacity.
    mutating func evict() -> [Statement] {
        guard isOverfull else { return [] }
        latest = nil
        let keep = capacity - capacity / 8
        let oldest = entries.values.sorted { $0.lastUse < $1.lastUse }.prefix(entries.count - keep)
        for entry in oldest { entries[entry.statement] = nil }
        return oldest.map(\.statement)
    }
}

/// The statements one connection has prepared, the least recently used first to go.
///
/// A statement is *known* when its preparation was answered. Until then others may be sent behind it in the same order; if the
/// preparation fails, PostgreSQL answers theirs with "does not exist" and they are prepared and sent again.
struct PreparedStatements {
    /// An object, so that noting a use, which every request does, changes no dictionary.
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

    /// What must be sent before the statement can run.
    enum Need: Equatable {
        case nothing
        case preparation
    }

    private let capacity: Int
    private var entries: [Statement: Entry] = [:]
    private var clock: UInt64 = 0
    /// The one used last, which mostly is the next one, too.
    private var latest: Entry?

    /// Bounds how many statements one connection keeps.
    init(capacity: Int) {
        self.capacity = max(1, capacity)
        entries.reserveCapacity(capacity + 32)
    }

    var count: Int { entries.count }

    /// Whether there are more than the bound allows.
    var isOverfull: Bool { entries.count > capacity }

    func isKnown(_ statement: Statement) -> Bool { entries[statement]?.isKnown ?? false }

    /// Notes a use; `.preparation` when this connection was never asked to prepare it.
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

    /// PostgreSQL confirmed the preparation.
    mutating func confirmed(_ statement: Statement) { entries[statement]?.isKnown = true }

    /// The preparation failed or was aborted, or PostgreSQL forgot the statement.
    mutating func forget(_ statement: Statement) {
        latest = nil
        entries[statement] = nil
    }

    /// The statements to deallocate, so that an eighth of the capacity is free again; nothing while the bound is kept.
    mutating func evict() -> [Statement] {
        guard isOverfull else { return [] }
        latest = nil
        let keep = capacity - capacity / 8
        let oldest = entries.values.sorted { $0.lastUse < $1.lastUse }.prefix(entries.count - keep)
        for entry in oldest { entries[entry.statement] = nil }
        return oldest.map(\.statement)
    }
}

/// An SQL text with `$n` parameters, prepared once per connection under a name that is the hash of its content.
///
/// The same text has the same name on every connection and in every process. So prepared statements work through PgBouncer, and two plans
/// with the same text share one prepared statement. Copying a statement costs one reference count.
public struct Statement: Sendable {
    /// The state shared by all copies.
    final class Storage: Sendable {
        let hash: UInt64
        let name: String
        /// The name as a C string: created once, because every request passes it to libpq.
        let nameBytes: ContiguousArray<CChar>
        let sql: String
        let parameterTypes: [TypeOID]
        let plansWithValues: Bool
        let time: StatementTime?

        init(sql: String, parameterTypes: [TypeOID], plansWithValues: Bool, times: StatementTimes?) {
            var hasher = ContentHash()
            hasher.combine(sql)
            for type in parameterTypes { hasher.combine(UInt64(type.rawValue)) }
            hash = hasher.low
            name = hasher.name
            nameBytes = name.utf8CString
            self.sql = sql
            self.parameterTypes = parameterTypes
            self.plansWithValues = plansWithValues
            time = times?.time(of: name)
        }
    }

    let storage: Storage

    /// Names a text.
    ///
    /// PostgreSQL infers missing types, and types of 0, from casts and context. `plansWithValues` asks the pool to plan each run for its
    /// values. Use it if PostgreSQL must know whether a condition matches many rows or few. If `times` is given, the pool records in it
    /// how long the statement takes.
    public init(_ sql: String, parameterTypes: [TypeOID] = [], plansWithValues: Bool = false, times: StatementTimes? = nil) {
        storage = Storage(sql: sql, parameterTypes: parameterTypes, plansWithValues: plansWithValues, times: times)
    }

    /// The name of its prepared statement.
    public var name: String { storage.name }
    /// The text of the statement.
    public var sql: String { storage.sql }
    /// The declared types of its parameters, from `$1` on.
    public var parameterTypes: [TypeOID] { storage.parameterTypes }
    /// Whether the statement is planned for the values of each run.
    ///
    /// The setting is not part of the name, since the prepared statement is the same.
    public var plansWithValues: Bool { storage.plansWithValues }
    /// PostgreSQL's execution time for the statement; nil if it is not measured.
    public var time: StatementTime? { storage.time }
}

extension Statement: Hashable {
    /// Whether both have the same text and types.
    public static func == (left: Statement, right: Statement) -> Bool {
        left.storage === right.storage
            || (left.storage.hash == right.storage.hash && left.sql == right.sql && left.parameterTypes == right.parameterTypes)
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

/// A 128-bit hash of a text: two lanes of multiply-and-fold with different constants.
///
/// The planner writes the texts, not a client, so the hash must be evenly distributed but need not be secret.
private struct ContentHash {
    private(set) var low: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var high: UInt64 = 0xD1B5_4A32_D192_ED03

    mutating func combine(_ text: String) {
        var word: UInt64 = 0
        var count: UInt64 = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            if count & 7 == 0 {
                combine(word)
                word = 0
            }
        }
        combine(word)
        combine(count)
    }

    mutating func combine(_ word: UInt64) {
        low = Self.fold(low ^ word, 0xA076_1D64_78BD_642F) &+ 0xE703_7ED1_A0B4_28DB
        high = Self.fold(high ^ word, 0x8EBC_6AF0_9C88_C6E3) ^ (low >> 29)
    }

    /// `c` and 32 hexadecimal digits: shorter than PostgreSQL's limit of 63 bytes.
    var name: String {
        func hexadecimal(_ value: UInt64) -> String {
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return "c" + hexadecimal(high) + hexadecimal(low)
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

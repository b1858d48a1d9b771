/// PostgreSQL's number for a data type.
///
/// Only built-in types have fixed numbers; the numbers of extension types and enums differ between databases.
public struct TypeOID: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    /// The number itself; 0 leaves a parameter's type to be inferred.
    public let rawValue: UInt32

    /// Wraps a number from PostgreSQL.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension TypeOID {
    /// Inferred from casts and context.
    public static let inferred = TypeOID(rawValue: 0)
    /// `boolean`.
    public static let bool = TypeOID(rawValue: 16)
    /// `bytea`.
    public static let bytea = TypeOID(rawValue: 17)
    /// `name`.
    public static let name = TypeOID(rawValue: 19)
    /// `bigint`.
    public static let int8 = TypeOID(rawValue: 20)
    /// `smallint`.
    public static let int2 = TypeOID(rawValue: 21)
    /// `integer`.
    public static let int4 = TypeOID(rawValue: 23)
    /// `text`.
    public static let text = TypeOID(rawValue: 25)
    /// `json`.
    public static let json = TypeOID(rawValue: 114)
    /// `real`.
    public static let float4 = TypeOID(rawValue: 700)
    /// `double precision`.
    public static let float8 = TypeOID(rawValue: 701)
    /// `boolean[]`.
    public static let boolArray = TypeOID(rawValue: 1000)
    /// `double precision[]`.
    public static let float8Array = TypeOID(rawValue: 1022)
    /// `integer[]`.
    public static let int4Array = TypeOID(rawValue: 1007)
    /// `text[]`.
    public static let textArray = TypeOID(rawValue: 1009)
    /// `bigint[]`.
    public static let int8Array = TypeOID(rawValue: 1016)
    /// `character(n)`.
    public static let bpchar = TypeOID(rawValue: 1042)
    /// `varchar`.
    public static let varchar = TypeOID(rawValue: 1043)
    /// `date`.
    public static let date = TypeOID(rawValue: 1082)
    /// `time`.
    public static let time = TypeOID(rawValue: 1083)
    /// `timestamp` without time zone.
    public static let timestamp = TypeOID(rawValue: 1114)
    /// `timestamptz`.
    public static let timestamptz = TypeOID(rawValue: 1184)
    /// `interval`.
    public static let interval = TypeOID(rawValue: 1186)
    /// `numeric`.
    public static let numeric = TypeOID(rawValue: 1700)
    /// `uuid`.
    public static let uuid = TypeOID(rawValue: 2950)
    /// `jsonb`.
    public static let jsonb = TypeOID(rawValue: 3802)
}

extension TypeOID {
    /// Whether the type is built in, so that its number identifies it.
    var isBuiltIn: Bool { rawValue < 16_384 }

    /// Whether the type is an array.
    ///
    /// Types that are not built in are assumed to be arrays, because their numbers are not fixed.
    var isArray: Bool {
        switch self {
        case .boolArray, .float8Array, .int4Array, .int8Array, .textArray: true
        default: !isBuiltIn
        }
    }
}

extension TypeOID: CustomStringConvertible {
    /// The type's name in SQL, or its number if the name cannot be known without asking the database.
    public var description: String {
        switch self {
        case .bool: "boolean"
        case .bytea: "bytea"
        case .name: "name"
        case .int8: "bigint"
        case .int2: "smallint"
        case .int4: "integer"
        case .text: "text"
        case .json: "json"
        case .float4: "real"
        case .float8: "double precision"
        case .boolArray: "boolean[]"
        case .float8Array: "double precision[]"
        case .int4Array: "integer[]"
        case .textArray: "text[]"
        case .int8Array: "bigint[]"
        case .bpchar: "character"
        case .varchar: "varchar"
        case .date: "date"
        case .time: "time"
        case .timestamp: "timestamp"
        case .timestamptz: "timestamptz"
        case .interval: "interval"
        case .numeric: "numeric"
        case .uuid: "uuid"
        case .jsonb: "jsonb"
        default: "type \(rawValue)"
        }
    }
}

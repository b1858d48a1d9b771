import GraphQL

/// The format of a leaf's value.
public enum OutputScalar: UInt8, BitwiseCopyable, Sendable, Hashable {
    /// `Int`, 32 bits.
    case int
    /// `Float`, from any numeric type of the database.
    case float
    /// `String` and similar scalars.
    case string
    /// `URL`; if it begins with a slash, the address at which the client reaches the server is written before it.
    case url
    /// `Boolean`.
    case boolean
    /// An enum, with values that need no escaping.
    case enumeration
    /// `DateTime`, from `timestamptz`.
    case dateTime
    /// `Date`, from `date`.
    case date
    /// `LocalTime`, from `time`.
    case localTime
    /// A number as a string.
    case decimal
    /// `JSON`, from `jsonb`, in the database's formatting.
    case json
}

extension OutputScalar {
    /// The format for a leaf type; nil for types that are not leaves or that the server does not know.
    init?(of type: TypeID, in schema: Schema) {
        let named = schema[type]
        switch (named.kind, named.name) {
        case (.enum, _): self = .enumeration
        case (.scalar, "Int"): self = .int
        case (.scalar, "Float"): self = .float
        case (.scalar, "Boolean"): self = .boolean
        case (.scalar, "String"), (.scalar, "ID"): self = .string
        case (.scalar, "URL"): self = .url
        case (.scalar, "DateTime"): self = .dateTime
        case (.scalar, "Date"): self = .date
        case (.scalar, "LocalTime"): self = .localTime
        case (.scalar, "Decimal"): self = .decimal
        case (.scalar, "JSON"): self = .json
        default: return nil
        }
    }
}

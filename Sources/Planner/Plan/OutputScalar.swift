import GraphQL

/// How a leaf's value is written.
public enum OutputScalar: UInt8, BitwiseCopyable, Sendable, Hashable {
    /// `Int`, of 32 bits.
    case int
    /// `Float`, from any numeric type of the database.
    case float
    /// `String` and scalars like it.
    case string
    /// `URL`: an address; one that begins with a slash is the server's own, and is written with where the client reaches it.
    case url
    /// `Boolean`.
    case boolean
    /// An enum, whose values need no escaping.
    case enumeration
    /// `DateTime`, from `timestamptz`.
    case dateTime
    /// `Date`, from `date`.
    case date
    /// `LocalTime`, from `time`.
    case localTime
    /// A number as a string.
    case decimal
    /// `JSON`, from `jsonb`, as the database writes it.
    case json
}

extension OutputScalar {
    /// How values of a leaf type are written; nil for types that are no leaves, or that the server does not know.
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

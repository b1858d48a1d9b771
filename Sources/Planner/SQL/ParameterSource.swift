/// Where the value of a `$n` comes from when a request is bound.
///
/// A plan is shared by all requests of the same shape, so it holds where values come from, never the values of one request. (Values that
/// stand in the document itself are the same for every request with that document; they too are bound, not written into the text.)
public enum ParameterSource: Sendable, Hashable {
    /// An argument's value.
    case value(ValueSource, as: ParameterType)
    /// The number of the account that asks.
    case viewer
    /// The numbers of all accounts that a statement answers at once.
    case viewers
    /// The number that the mutation has answered under a name; NULL without one.
    case answered(String)
    /// The number within a global id; the plan's guards have checked that the id names the right type.
    case id(ValueSource)
    /// The numbers within a list of global ids that name this type, in the order of the list.
    case ids(ValueSource, type: IDPrefix)
    /// The same, each once.
    case distinctIDs(ValueSource, type: IDPrefix)
    /// The places, from 1, that these ids have in the list.
    case idPositions(ValueSource, type: IDPrefix)
    /// How many rows a page has, plus some; without a value the default.
    case pageSize(ValueSource?, plus: Int)
    /// A part of a cursor's key, in the database's binary form.
    case cursorKey(ValueSource, index: Int, CursorFormat)
    /// All values of a column of an earlier level's rows, for levels that go out in a second step.
    case keys(level: Int, column: Int)

    /// The type as which the database gets the value.
    public var type: ParameterType {
        switch self {
        case .value(_, let type): type
        case .cursorKey(_, let index, let format): format.types[index]
        case .id, .pageSize, .viewer, .answered: .bigint
        case .ids, .distinctIDs, .idPositions, .keys, .viewers: .bigintArray
        }
    }
}

/// The database's types that a parameter can have.
public enum ParameterType: Sendable, Hashable {
    case bigint, integer, boolean, text, numeric, double, timestamp, date
    /// An enum type of the database, whose labels are those of the GraphQL enum.
    case enumeration(Identifier)
    case bigintArray, textArray
    case enumerationArray(Identifier)
    /// The bytes of a file that came with the request.
    case bytes
    /// Any value, as JSON.
    case json

    /// The name by which the SQL casts the parameter, which tells the database its type.
    public var sql: String {
        switch self {
        case .bigint: "bigint"
        case .integer: "integer"
        case .boolean: "boolean"
        case .text: "text"
        case .numeric: "numeric"
        case .double: "double precision"
        case .timestamp: "timestamptz"
        case .date: "date"
        case .enumeration(let name): name.sql
        case .bigintArray: "bigint[]"
        case .textArray: "text[]"
        case .bytes: "bytea"
        case .json: "jsonb"
        case .enumerationArray(let name): name.sql + "[]"
        }
    }
}

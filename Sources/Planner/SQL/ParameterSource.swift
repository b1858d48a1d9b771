/// The source of the value of a `$n` when a request is bound.
///
/// All requests of the same shape share a plan, so it contains sources of values, never the values of one request. Values in the document
/// itself are the same for every request with that document; they are bound, too, not written into the text.
public enum ParameterSource: Sendable, Hashable {
    /// An argument's value.
    case value(ValueSource, as: ParameterType)
    /// The number of the viewer's account.
    case viewer
    /// The numbers of all accounts that a statement answers at once.
    case viewers
    /// The number that the mutation has answered under a name; NULL without one.
    case answered(String)
    /// The numbers that the mutation has answered under a name; NULL without them.
    case answeredList(String)
    /// The number in a global id; the plan has checked that the id has the right type.
    case id(ValueSource)
    /// The numbers in a list of global ids with this type, in the order of the list.
    case ids(ValueSource, type: IDPrefix)
    /// The distinct numbers in a list of global ids with this type.
    case distinctIDs(ValueSource, type: IDPrefix)
    /// The positions, from 1, of the ids with this type in a list of global ids.
    case idPositions(ValueSource, type: IDPrefix)
    /// The page size, plus a constant; the default size if there is no value.
    case pageSize(ValueSource?, plus: Int)
    /// A part of a cursor's key, in the database's binary form.
    case cursorKey(ValueSource, index: Int, CursorFormat)
    /// All values of a column of an earlier level's rows, for levels that are sent in a second step.
    case keys(level: Int, column: Int)

    /// The type that the parameter is sent as.
    public var type: ParameterType {
        switch self {
        case .value(_, let type): type
        case .cursorKey(_, let index, let format): format.types[index]
        case .id, .pageSize, .viewer, .answered: .bigint
        case .ids, .distinctIDs, .idPositions, .keys, .viewers, .answeredList: .bigintArray
        }
    }
}

/// The database's types that a parameter can have.
public enum ParameterType: Sendable, Hashable {
    case bigint, integer, boolean, text, numeric, double, timestamp, date
    /// An enum type of the database, with the labels of the GraphQL enum.
    case enumeration(Identifier)
    case bigintArray, textArray
    case enumerationArray(Identifier)
    /// The bytes of a file in the request.
    case bytes
    /// Any value as JSON, with each list holding each value once.
    case json
    /// Any value as JSON, unchanged.
    case unchangedJSON

    /// The type's name in the SQL cast of the parameter.
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
        case .json, .unchangedJSON: "jsonb"
        case .enumerationArray(let name): name.sql + "[]"
        }
    }
}

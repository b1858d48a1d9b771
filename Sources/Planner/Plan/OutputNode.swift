/// How a response is written out of the rows of a plan's levels: objects, lists and leaves, in flat arrays.
///
/// Completion walks it and the rows side by side; no node refers to a string or a class, so a step costs a few loads.
public struct OutputPlan: Sendable, Equatable {
    /// Constant JSON: keys of objects with quotes and colon, `__typename`s, answers known beforehand.
    public internal(set) var bytes: [UInt8] = []
    /// Names of members of objects in memory.
    public internal(set) var names: [String] = []
    /// What is written.
    public internal(set) var nodes: [OutputNode] = []
    /// The fields of objects; those of one object stand together.
    public internal(set) var fields: [OutputField] = []
    /// Column indices for nodes that need several.
    public internal(set) var columns: [Int32] = []
    /// The alternatives of nodes whose type differs from item to item.
    public internal(set) var alternatives: [OutputAlternative] = []
    /// The errors of fields that the plan knows to fail.
    public internal(set) var errors: [PlanError] = []
    /// For each field of `fields`, what an error says of it.
    public internal(set) var sites: [FieldSite] = []
    /// The root object's fields.
    public internal(set) var root: OutputRange = .none

    /// Whether it writes addresses, which can be the server's own.
    public var writesAddresses: Bool {
        nodes.contains { node in
            switch node {
            case .scalar(let scalar, _), .scalarList(let scalar, _, _), .element(let scalar, _): scalar == .url
            default: false
            }
        }
    }
}

/// Consecutive elements of one of an output plan's arrays.
public struct OutputRange: BitwiseCopyable, Sendable, Hashable {
    /// The first element.
    public let start: Int32
    /// How many there are.
    public let count: Int32

    static var none: Self { Self(start: 0, count: 0) }

    /// The range as array indices.
    @inlinable public var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A field of an object in the response.
public struct OutputField: BitwiseCopyable, Sendable, Hashable {
    /// The key as JSON with its colon, in `bytes`.
    public let key: OutputRange
    /// The node that writes the value.
    public let node: Int32
    /// Whether the schema allows null.
    public let isNullable: Bool
}

/// What an error says of a field: its name in the response and where the document asks for it.
public struct FieldSite: Sendable, Hashable {
    /// The key in the response.
    public let responseName: String
    /// The field by its schema coordinate, `Recipe.title`.
    public let coordinate: String
    /// The byte offsets of all field nodes merged under the key.
    public let offsets: [Int32]
}

/// A type that an item of a list can have, with the level that holds the items of this type.
public struct OutputAlternative: BitwiseCopyable, Sendable, Hashable {
    /// The level.
    public let level: Int32
    /// The node that writes an item.
    public let node: Int32
}

/// A column of a level's rows.
public struct OutputColumn: BitwiseCopyable, Sendable, Hashable {
    /// The level.
    public let level: Int32
    /// The column in its result.
    public let column: Int32
}

/// One step of writing a response.
public enum OutputNode: BitwiseCopyable, Sendable, Hashable {
    /// JSON known beforehand.
    case constant(OutputRange)
    /// A leaf.
    case scalar(OutputScalar, OutputColumn)
    /// A global id: the prefix (in `bytes`, with its opening quote) and the number in the column.
    case globalID(prefix: OutputRange, OutputColumn)
    /// A list of leaves in one column, an array of the database.
    case scalarList(OutputScalar, OutputColumn, itemIsNullable: Bool)
    /// A list of objects, as many as the array in the column has elements.
    case elements(OutputColumn, item: Int32, itemIsNullable: Bool)
    /// A leaf of such an object: the element at hand of the array in the column; null where there is none.
    case element(OutputScalar, OutputColumn)
    /// An object whose columns are in the current rows; null where the presence column is NULL.
    case object(fields: OutputRange, presence: OutputColumn?)
    /// The object that a level of at most one row holds; null without a row.
    case row(level: Int32, fields: OutputRange)
    /// The rows of a level under the current row of its parent.
    case list(level: Int32, parent: Int32, item: Int32, itemIsNullable: Bool)
    /// Objects made of consecutive rows of a level under the current row of its parent: those with the same bytes in the column `by`. The
    /// group's rows are what `pageRows` writes.
    case groups(level: Int32, parent: Int32, by: Int32, item: Int32, itemIsNullable: Bool)
    /// The first of several objects that is present; one of them is.
    case oneOf(OutputRange)
    /// A page of a level under the current row of its parent: an object around the nodes below.
    case connection(level: Int32, parent: Int32, fields: OutputRange)
    /// The rows of the current page.
    case pageRows(level: Int32, item: Int32, itemIsNullable: Bool)
    /// `pageInfo.hasNextPage`.
    case hasNextPage(level: Int32)
    /// `pageInfo.hasPreviousPage`.
    case hasPreviousPage(level: Int32)
    /// The cursor of the current row; `signature` names the order.
    case cursor(level: Int32, columns: OutputRange, signature: UInt32)
    /// `pageInfo.startCursor` or, from the other end, `endCursor`.
    case edgeCursor(level: Int32, columns: OutputRange, signature: UInt32, isEnd: Bool)
    /// One item for each id of a list, each from the level of its type.
    case byPosition(list: Int32, alternatives: OutputRange)
    /// A member of the object in memory that is at hand – what the mutation answered, an object in that, the allowance –: a leaf, an object, or
    /// a list of these.
    case answer(name: Int32, fields: OutputRange)
    /// What the client at hand may still spend; null where nothing is counted.
    case allowance(fields: OutputRange)
    /// The object that a level holds by the number that the mutation answered; null when it answered none.
    case changed(name: Int32, level: Int32, fields: OutputRange)
    /// What another node writes, where the column is not NULL; null elsewhere.
    case guarded(OutputColumn, node: Int32)
    /// A field that fails, for a reason known beforehand.
    case failure(Int32)
}

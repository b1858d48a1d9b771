/// The instructions for writing a response from the rows of a plan's levels: objects, lists and leaves, in flat arrays.
///
/// Completion walks it side by side with the rows. No node refers to a string or a class, so a step costs only a few loads.
public struct OutputPlan: Sendable, Equatable {
    /// Constant JSON: keys of objects with quotes and colon, `__typename`s, and answers known in advance.
    public internal(set) var bytes: [UInt8] = []
    /// Names of fields of objects in memory, and prefixes of ids.
    public internal(set) var names: [String] = []
    /// The nodes.
    public internal(set) var nodes: [OutputNode] = []
    /// The fields of objects; the fields of one object are consecutive.
    public internal(set) var fields: [OutputField] = []
    /// Column indices for nodes that need several.
    public internal(set) var columns: [Int32] = []
    /// The alternatives of nodes with a type that differs between items.
    public internal(set) var alternatives: [OutputAlternative] = []
    /// The errors of fields that are known to fail.
    public internal(set) var errors: [PlanError] = []
    /// The site of each field in `fields`, for errors.
    public internal(set) var sites: [FieldSite] = []
    /// The root object's fields.
    public internal(set) var root: OutputRange = .none

    /// Whether the plan writes URLs, which may contain the server's own address.
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
    /// The number of elements.
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

/// The identification of a field in errors: its name in the response and its location in the document.
public struct FieldSite: Sendable, Hashable {
    /// The key in the response.
    public let responseName: String
    /// The field's schema coordinate, `Recipe.title`.
    public let coordinate: String
    /// The byte offsets of all field nodes merged under the key.
    public let offsets: [Int32]
}

/// A type that an item of a list can have, with the level that contains the items of this type.
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
    /// Constant JSON.
    case constant(OutputRange)
    /// A leaf.
    case scalar(OutputScalar, OutputColumn)
    /// A global id: the prefix (in `bytes`, with its opening quote) and the number in the column.
    case globalID(prefix: OutputRange, OutputColumn)
    /// A list of leaves in one column, an array of the database.
    case scalarList(OutputScalar, OutputColumn, itemIsNullable: Bool)
    /// A list of objects, as many as the array in the column has elements.
    case elements(OutputColumn, item: Int32, itemIsNullable: Bool)
    /// A leaf of an object in `elements`: the current element of the array in the column; null if the array is shorter.
    case element(OutputScalar, OutputColumn)
    /// An object with columns in the current rows; null if the presence column is NULL.
    case object(fields: OutputRange, presence: OutputColumn?)
    /// The object in a level of at most one row; null without a row.
    case row(level: Int32, fields: OutputRange)
    /// The rows of a level under the current row of its parent.
    case list(level: Int32, parent: Int32, item: Int32, itemIsNullable: Bool)
    /// Objects made of consecutive rows of a level with the same bytes in the column `by`, under the current row of its parent.
    ///
    /// `pageRows` writes the rows of the group.
    case groups(level: Int32, parent: Int32, by: Int32, item: Int32, itemIsNullable: Bool)
    /// The first of several objects that is present; one always is.
    case oneOf(OutputRange)
    /// A page of a level under the current row of its parent: an object around the nodes below.
    case connection(level: Int32, parent: Int32, fields: OutputRange)
    /// The rows of the current page.
    case pageRows(level: Int32, item: Int32, itemIsNullable: Bool)
    /// `pageInfo.hasNextPage`.
    case hasNextPage(level: Int32)
    /// `pageInfo.hasPreviousPage`.
    case hasPreviousPage(level: Int32)
    /// The cursor of the current row; `signature` identifies the order.
    case cursor(level: Int32, columns: OutputRange, signature: UInt32)
    /// `pageInfo.startCursor` or, if `isEnd`, `endCursor`.
    case edgeCursor(level: Int32, columns: OutputRange, signature: UInt32, isEnd: Bool)
    /// One item for each id of a list, each from the level of its type.
    case byPosition(list: Int32, alternatives: OutputRange)
    /// A field of the current object in memory: a leaf, an object, or a list of these.
    ///
    /// The current object is the mutation's answer, an object inside it, or the allowance.
    case answer(name: Int32, fields: OutputRange)
    /// The client's remaining allowance; null if nothing is counted.
    case allowance(fields: OutputRange)
    /// The object that a level finds by the number in the mutation's answer; null if the answer has none.
    ///
    /// The prefix of its id follows its name in `names`.
    case changed(name: Int32, level: Int32, fields: OutputRange)
    /// Another node's output if the mutation has answered the name; otherwise null.
    case answered(name: Int32, node: Int32)
    /// Another node's output if the column is not NULL; otherwise null.
    case guarded(OutputColumn, node: Int32)
    /// A field that is known to fail.
    case failure(Int32)
}

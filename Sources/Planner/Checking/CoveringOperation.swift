public import GraphQL

/// One of the operations that together reach all that a catalog binds.
public struct CoveringOperation: Sendable {
    /// What it reaches, for people: `node > Recipe.reviews(orderBy)`.
    public let name: String
    /// The document.
    public let query: String
    /// The values of its variables as a client sends them; without `cursor`.
    public let variables: ObjectValue
    /// Whether it takes a variable `$cursor: String`, which without a value asks for the ends of a list and with one for what lies beyond.
    ///
    /// Any `endCursor` of the answer without a value is a cursor of all its lists.
    public let takesCursor: Bool
    /// The words with which the server refuses it, because two of its arguments exclude each other; nil when it answers.
    public let refusal: String?
    /// Whether it changes something: to be planned, not to be run.
    public let isMutation: Bool

    /// The variables with a cursor among them.
    public func variables(cursor: String) -> ObjectValue {
        var variables = variables
        variables.append("cursor", .string(cursor))
        return variables
    }
}

extension ReadPlan {
    /// A well-formed cursor of the first list in the plan that answers cursors; it names no row that anybody has seen.
    public var exampleCursor: String? {
        for node in output.nodes {
            guard case .edgeCursor(let level, _, let signature, _) = node else { continue }
            var bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: signature >> UInt32($0)) }
            for term in levels[Int(level)].order {
                let width = term.type.widthOfZero
                bytes += [0, UInt8(width)] + [UInt8](repeating: 0, count: width)
            }
            var text: [UInt8] = []
            Base64URL.encode(bytes, to: &text)
            return String(decoding: text, as: UTF8.self)
        }
        return nil
    }
}

extension ParameterType {
    /// How many zero bytes are the type's zero in the database's binary form.
    fileprivate var widthOfZero: Int {
        switch self {
        case .boolean: 1
        case .integer, .date: 4
        case .bigint, .numeric, .double, .timestamp: 8
        case .text, .enumeration, .bigintArray, .textArray, .enumerationArray, .bytes, .json: 0
        }
    }
}

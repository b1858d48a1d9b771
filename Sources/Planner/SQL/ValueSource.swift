public import GraphQL

/// A value of a request: a value in the document, a variable, or a part of a variable.
public indirect enum ValueSource: Sendable, Hashable {
    /// A value in the document, or a default of the schema.
    case constant(Value)
    /// The value found in a variable by following the names of input fields.
    case variable(Int, path: [String])
    /// A list in the document, with some variables as items.
    case list([ValueSource])
    /// An object in the document, with variables in some fields.
    case object([NamedSource])
    /// A coordinate of the point that the server already knows for the address in a text; null for other addresses.
    case knownPoint(of: ValueSource, KnownPoint.Coordinate)
    /// A fact about a search text; absent if the text has none, or the value is no text.
    case search(of: ValueSource, SearchFact)

    /// Whether the value is the same for every request with the document.
    package var isConstant: Bool {
        switch self {
        case .constant: true
        case .variable, .knownPoint: false
        case .search(let text, _): text.isConstant
        case .list(let items): items.allSatisfy(\.isConstant)
        case .object(let fields): fields.allSatisfy(\.source.isConstant)
        }
    }
}

extension ValueSource {
    /// Whether the value depends on a variable.
    var hasVariables: Bool {
        switch self {
        case .constant: false
        case .variable: true
        case .list(let items): items.contains(where: \.hasVariables)
        case .object(let fields): fields.contains(where: \.source.hasVariables)
        case .knownPoint(let address, _): address.hasVariables
        case .search(let text, _): text.hasVariables
        }
    }
}

/// A field of an object with the source of its value.
public struct NamedSource: Sendable, Hashable {
    /// The field's name.
    public let name: String
    /// The source of the field's value.
    public let source: ValueSource
}

public import GraphQL

/// A value of a request: one that stands in the document, or a variable or a part of one.
public indirect enum ValueSource: Sendable, Hashable {
    /// A value written in the document, or a default of the schema.
    case constant(Value)
    /// The value found in a variable by following the names of input fields.
    case variable(Int, path: [String])
    /// A list written in the document, some of whose items are variables.
    case list([ValueSource])
    /// An object written in the document, some of whose fields are variables.
    case object([NamedSource])

    /// Whether the value is the same for every request with the document.
    package var isConstant: Bool {
        switch self {
        case .constant: true
        case .variable: false
        case .list(let items): items.allSatisfy(\.isConstant)
        case .object(let fields): fields.allSatisfy(\.source.isConstant)
        }
    }
}

/// A field of an object with the source of its value.
public struct NamedSource: Sendable, Hashable {
    /// The field's name.
    public let name: String
    /// Where its value comes from.
    public let source: ValueSource
}

/// The coerced values of an operation's variables, in the order of their definitions.
///
/// Spec: https://spec.graphql.org/September2025/#CoerceVariableValues()
public struct CoercedVariables: Sendable, Hashable {
    /// The definitions of the variables.
    public let definitions: NodeRange<VariableDefinitionNode>
    /// The value of each definition; nil if the request gives no value and there is no default.
    public internal(set) var values: [Value?]

    /// The indices of the definitions sorted by name; empty if there are few enough to search one by one.
    private let sorted: [Int]

    /// The maximum number of names for which comparing one by one is still faster than a binary search.
    private static let linearSearchLimit = 16

    init(definitions: NodeRange<VariableDefinitionNode>, in document: borrowing Document) {
        self.definitions = definitions
        values = []
        values.reserveCapacity(Int(definitions.count))
        guard definitions.count > Self.linearSearchLimit else {
            sorted = []
            return
        }
        let nodes = document.variableDefinitions
        sorted = document.sorted(definitions.indices) { nodes[$0].name }
    }

    private init() {
        definitions = .none
        values = []
        sorted = []
    }

    /// The values of an operation without variables.
    public static var none: CoercedVariables { CoercedVariables() }

    /// Returns the position of a variable among the definitions; nil if it is not defined.
    public func index(of name: Name, in document: borrowing Document) -> Int? {
        guard sorted.isEmpty else { return position(of: name, in: document) }
        for (offset, index) in definitions.indices.enumerated()
        where document.areEqual(document.variableDefinitions[index].name, name) {
            return offset
        }
        return nil
    }

    /// Returns the position of a variable, found by binary search in the sorted definitions; nil if the variable is not defined.
    private func position(of name: Name, in document: borrowing Document) -> Int? {
        let bytes = document.bytes(name)
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            let other = document.bytes(document.variableDefinitions[sorted[middle]].name)
            if other.lexicographicallyPrecedes(bytes) { low = middle + 1 } else { high = middle }
        }
        guard low < sorted.count, document.areEqual(document.variableDefinitions[sorted[low]].name, name) else { return nil }
        return sorted[low] - Int(definitions.start)
    }

    /// Returns the value of a variable; nil if it has no value.
    public func value(of name: Name, in document: borrowing Document) -> Value? {
        index(of: name, in: document).flatMap { values[$0] }
    }
}

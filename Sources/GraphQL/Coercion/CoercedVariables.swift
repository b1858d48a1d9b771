/// The values of an operation's variables after coercion, in the order of their definitions.
///
/// Spec: https://spec.graphql.org/September2025/#CoerceVariableValues()
public struct CoercedVariables: Sendable, Hashable {
    /// The definitions that the values belong to.
    public let definitions: NodeRange<VariableDefinitionNode>
    /// The value of each definition; nil where the request gives none and there is no default.
    public internal(set) var values: [Value?]

    /// The definitions in the order of their names, where there are too many to search one by one.
    private let sorted: [Int]

    /// Up to so many names are found faster by comparing one by one.
    private static let searchable = 16

    init(definitions: NodeRange<VariableDefinitionNode>, in document: borrowing Document) {
        self.definitions = definitions
        values = []
        values.reserveCapacity(Int(definitions.count))
        guard definitions.count > Self.searchable else {
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

    /// The place of a variable among the definitions; nil where it is not defined.
    public func index(of name: Name, in document: borrowing Document) -> Int? {
        guard sorted.isEmpty else { return position(of: name, in: document) }
        for (offset, index) in definitions.indices.enumerated()
        where document.areEqual(document.variableDefinitions[index].name, name) {
            return offset
        }
        return nil
    }

    /// Finds the first definition that is not before the name.
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

    /// The value of a variable; nil where it has none.
    public func value(of name: Name, in document: borrowing Document) -> Value? {
        index(of: name, in: document).flatMap { values[$0] }
    }
}

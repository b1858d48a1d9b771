/// A document that a client writes to make a server do expensive work: the name of the attack, its text, and the expected outcome.
///
/// The tests check the outcome and the benchmark measures the time, so both use the same documents.
public struct AttackDocument: Sendable, CustomStringConvertible {
    /// The outcome of a document.
    public enum Outcome: Sendable {
        /// The document is accepted because it is valid.
        case valid
        /// The document is rejected, with an error message that begins like this.
        case refused(String)
    }

    /// The name of the attack.
    public let name: String
    /// The document.
    public let text: String
    /// The outcome if only the nesting is limited.
    public let outcome: Outcome

    /// The name of the attack.
    public var description: String { name }

    /// Returns all attacks.
    ///
    /// - Parameter bytes: The approximate size of each document.
    /// - Returns: The documents.
    public static func all(bytes: Int = 100_000) -> [AttackDocument] {
        syntax(bytes) + merging(bytes) + fragments(bytes) + variables(bytes) + values(bytes) + names(bytes)
    }

    /// The size in bytes from which documents can exceed what validation follows completely.
    static let large = 90_000

    init(_ name: String, _ outcome: Outcome, _ text: String) {
        self.name = name
        self.text = text
        self.outcome = outcome
    }

    /// An attack with a numbered middle part, repeated until the document is long enough.
    init(
        _ name: String,
        _ outcome: Outcome,
        bytes: Int,
        from beginning: String,
        _ middle: (Int) -> String,
        to end: String = ""
    ) {
        self.init(name, outcome, beginning + Self.filled(bytes - beginning.utf8.count - end.utf8.count, middle) + end)
    }

    /// Returns as many pieces as fit into a number of bytes.
    static func filled(_ bytes: Int, _ piece: (Int) -> String) -> String {
        var text = ""
        text.reserveCapacity(bytes)
        var number = 0
        while true {
            let next = piece(number)
            guard text.utf8.count + next.utf8.count <= bytes else { return text }
            text += next
            number += 1
        }
    }

    /// A schema with something for every attack: wide and deep, with many types of one interface.
    public static let schema: String = {
        let types = (1...60).map { "type T\($0) implements Node { id: ID name: String size: Float node: Node }" }
        return """
            directive @mark(text: String) on FIELD
            directive @repeat(number: Int) repeatable on FIELD
            scalar JSON
            interface Node { id: ID name: String size: Float node: Node }
            type A implements Node { id: ID name: String size: Float node: Node a: A }
            type B implements Node { id: ID name: String size: Float node: Node a: A }
            \(types.joined(separator: "\n"))
            type Wide { \((1...200).map { "fieldNumber\($0): String" }.joined(separator: " ")) }
            enum Kind { \((1...50).map { "KIND_\($0)" }.joined(separator: " ")) }
            input Filter {
              required: Int! kind: Kind inner: Filter list: [Filter!]
              \((1...20).map { "option\($0): String" }.joined(separator: " "))
            }
            input Choice @oneOf { number: Int choice: Choice }
            type Query {
              id: ID name: String size: Float node: Node one: A two: B wide: Wide
              find(
                filter: Filter filters: [Filter!] choice: Choice any: JSON kinds: [Kind!]
                number: Int float: Float text: String texts: [String]
              ): Node
            }
            type Subscription { node: Node }
            """
    }()
}

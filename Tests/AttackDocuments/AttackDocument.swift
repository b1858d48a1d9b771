/// A document that a client writes to cost a server much: what it tries, its text, and what must become of it.
///
/// The tests check what becomes of it, and the benchmark how long that takes; so both have the same documents.
public struct AttackDocument: Sendable, CustomStringConvertible {
    /// What becomes of a document.
    public enum Outcome: Sendable {
        /// It is taken, since there is nothing wrong with it.
        case valid
        /// It is refused, with an error whose message begins like this.
        case refused(String)
    }

    /// What it tries.
    public let name: String
    /// The document.
    public let text: String
    /// What becomes of it where nothing but the nesting is limited.
    public let outcome: Outcome

    /// What it tries.
    public var description: String { name }

    /// All attacks.
    ///
    /// - Parameter bytes: About how long each document is.
    /// - Returns: The documents.
    public static func all(bytes: Int = 100_000) -> [AttackDocument] {
        syntax(bytes) + merging(bytes) + fragments(bytes) + variables(bytes) + values(bytes) + names(bytes)
    }

    /// From how many bytes on documents can be larger than validation follows in every way.
    static let large = 90_000

    init(_ name: String, _ outcome: Outcome, _ text: String) {
        self.name = name
        self.text = text
        self.outcome = outcome
    }

    /// An attack whose middle is repeated, each time with another number, until the document is long enough.
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

    /// As many pieces as fit into so many bytes.
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

    /// A schema that offers something to every attack: wide and deep, with many types of one interface.
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

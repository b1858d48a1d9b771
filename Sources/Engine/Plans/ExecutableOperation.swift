import GraphQL

/// A validated operation in its document.
///
/// A class, because a document consists of a dozen arrays, and passing it on would retain each of them.
package final class ExecutableOperation {
    let document: Document
    let definition: OperationDefinitionNode

    init(_ document: Document, _ definition: OperationDefinitionNode) {
        self.document = document
        self.definition = definition
    }

    /// The operation's name; nil if it has none.
    var name: String? { definition.name.map { document.text($0) } }
}

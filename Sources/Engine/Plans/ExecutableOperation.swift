import GraphQL

/// An operation that has passed validation, in its document.
///
/// A class, because a document is a dozen arrays, and handing it on would retain each.
package final class ExecutableOperation {
    let document: Document
    let definition: OperationDefinitionNode

    init(_ document: Document, _ definition: OperationDefinitionNode) {
        self.document = document
        self.definition = definition
    }

    /// The operation's name; nil when it has none.
    var name: String? { definition.name.map { document.text($0) } }
}

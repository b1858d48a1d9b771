import GraphQL
import Planner

/// The server's version.
public let serverVersion = "0.1.0"

/// What is asked of the server itself, and everything by its global id.
func serverQueries(schemaVersion: String) -> [FieldBinding] {
    nodes()
        + viewer("viewer", "Account")
        + memory("serverInfo") { ["version": .string(serverVersion), "schemaVersion": .string(schemaVersion)] }
}

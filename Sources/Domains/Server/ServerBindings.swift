import GraphQL
import Planner

/// The version of the server.
public let serverVersion = "0.1.0"

/// The queries about the server, the viewer, and objects by their global ids.
func serverQueries(schemaVersion: String) -> [FieldBinding] {
    nodes()
        + viewer("viewer", "Account")
        + memory("serverInfo") { ["version": .string(serverVersion), "schemaVersion": .string(schemaVersion)] }
}

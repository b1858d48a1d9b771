import Domains
import Engine
import GraphQL
import Languages
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Every field and every mutation, sent in a batch", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct BatchPermissionTests {
    /// Sends batches over HTTP, with each document between two that need no permission.
    private struct BatchClient: ServiceClient {
        private struct Entry: ServiceResponse {
            let bytes: [UInt8]
            let isAccepted: Bool
            let isUnauthenticated: Bool
        }

        let client: Client

        func answer(
            to document: String,
            variables: ObjectValue,
            as caller: (any Caller)?,
            language: Language?
        ) throws -> some ServiceResponse {
            // A batch cannot contain files, so documents with files are sent alone.
            guard variables.count == 0 else {
                let answer = try client.answer(to: document, variables: variables, as: caller, language: language)
                return Entry(bytes: answer.bytes, isAccepted: answer.isAccepted, isUnauthenticated: answer.isUnauthenticated)
            }
            let neighbour: Value = ["query": "{ serverInfo { version } }"]
            var batch = ResponseWriter()
            batch.write(.list([neighbour, ["query": .string(document)], neighbour]))
            let headers = (caller?.headers ?? [])
            try client.send(Client.post(body: batch.text, headers: headers))
            let response = try client.response()
            let entries = try response.json().items
            guard entries.count == 3 else {
                return Entry(bytes: response.bytes, isAccepted: response.isAccepted, isUnauthenticated: response.isUnauthenticated)
            }
            var writer = ResponseWriter()
            writer.write(entries[1])
            return Entry(
                bytes: writer.bytes,
                isAccepted: entries[1].data != .null || entries[1].errors != .null,
                isUnauthenticated: entries[1]["data"] == .null && entries[1].errorCode == "UNAUTHENTICATED"
                    && entries[1].at("errors.0.path") == .null
            )
        }
    }

    @Test("gives the same results as the permission table, which was determined without HTTP")
    func table() async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(Persona.rows)
        let snapshot = try SchemaFile.snapshot()
        let configure: (inout GatewayConfiguration) -> Void = { configuration in
            PermissionProbe.configure(&configuration.engine)
            configuration.requests.batch = 3
        }
        try await GatewayFixture.run(
            snapshot,
            database: database,
            configure: configure,
            services: { $0.accounts.needsConfirmedEmail = true }
        ) { fixture in
            let differences = try await fixture.client { client in
                try PermissionProbe.table(
                    of: snapshot.planner.catalog,
                    asking: BatchClient(client: client),
                    PostgresSession(database)
                ).differences()
            }
            #expect(differences == [])
        }
    }
}

import Glibc
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

/// Two servers on one database.
@Suite("Access on several servers", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct ReplicaTests {
    private static func signUp(_ client: Client, _ name: String) throws -> String {
        let data = try client.data(
            """
            mutation { createAccount(input: {
                name: "\(name)", email: "\(name)@example.org", password: "Abcdefg1!", passwordConfirmation: "Abcdefg1!"
            }) { session { token } } }
            """
        )
        return data.at("createAccount.session.token").string ?? ""
    }

    private static func isValid(_ client: Client, _ token: String) throws -> Bool {
        let response = try client.query("{ viewer { id } }", headers: ["Authorization: Bearer \(token)"])
        return try response.json().errors == .null && !response.isWithoutViewer
    }

    @Test("a session that ends on one server is invalid on the other once the response arrives")
    func loggedOut() async throws {
        let first = try ServedProgram()
        let second = try ServedProgram(database: first.database)
        let ports = (first.port, second.port)
        try await ServedProgram.waiting {
            let (here, there) = (try Client(port: ports.0), try Client(port: ports.1))
            for round in 1...20 {
                let token = try Self.signUp(here, "round\(round)")
                // Both servers have cached the session now.
                for _ in 1...3 {
                    #expect(try Self.isValid(here, token))
                    #expect(try Self.isValid(there, token))
                }
                let mutation = round % 2 == 0 ? "logOut" : "logOutEverywhere"
                let answer = try here.query(
                    "mutation { \(mutation) { userErrors { message } } }",
                    headers: ["Authorization: Bearer \(token)"]
                )
                #expect(answer.text == #"{"data":{"\#(mutation)":{"userErrors":[]}}}"#)
                #expect(try !Self.isValid(there, token))
                #expect(try !Self.isValid(here, token))
            }
        }
        try first.stop()
        try second.stop()
    }

    @Test("a server that cannot receive changes asks the database each time")
    func notListening() async throws {
        let program = try ServedProgram()
        let (port, database) = (program.port, program.database)
        try await ServedProgram.waiting {
            let client = try Client(port: port)
            let session = try PostgresSession(database)
            // A database cannot block connections from within.
            let outside = try PostgresSession(TestDatabase.shared.server.connectionString(database: "postgres"))
            let token = try Self.signUp(client, "deaf")
            #expect(try Self.isValid(client, token))
            // The listener can no longer connect. Other connections stay open.
            let isListener = "application_name = 'cupboard listener' AND datname = current_database()"
            try outside.execute("ALTER DATABASE \(try Self.name(session)) ALLOW_CONNECTIONS false")
            try session.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE \(isListener)")
            while try !program.errors().contains("not listening for access changes") { usleep(5_000) }
            #expect(try Self.isValid(client, token))
            try session.execute("DELETE FROM session")
            #expect(try !Self.isValid(client, token))
            try outside.execute("ALTER DATABASE \(try Self.name(session)) ALLOW_CONNECTIONS true")
        }
        try program.stop()
    }

    private static func name(_ session: PostgresSession) throws -> String {
        QuotedIdentifier(try session.query("SELECT current_database()").text(0, 0) ?? "").description
    }
}

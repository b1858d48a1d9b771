import Domains
package import Engine
import GraphQL
import Planner
package import Postgres
import TestSupport

/// A small schema with mutations that conflict in the database.
package enum Purses {
    package static let sdl = """
        schema { query: Query mutation: Mutation }
        type Query { purse(id: ID!): Purse purses(first: Int after: String last: Int before: String): PurseConnection! }
        type Mutation {
          pay(input: PayInput!): PayPayload
          count(input: CountInput = {}): CountPayload
          fail(input: FailInput!): FailPayload
          rest(input: RestInput!): RestPayload
          thank(input: ThankInput!): ThankPayload
        }
        input PayInput { from: ID! to: ID! coins: Int! idempotencyKey: String }
        input CountInput { idempotencyKey: String }
        input RestInput { idempotencyKey: String }
        input ThankInput { name: String! idempotencyKey: String }
        input FailInput { how: Failure! idempotencyKey: String }
        enum Failure { REFUSED DENIED NOT_FOUND DATABASE BUSY }
        type PayPayload { from: Purse to: Purse slips: [Slip!] message: String userErrors: [UserError!]! }
        type CountPayload { purse: Purse coins: Int message: String userErrors: [UserError!]! }
        type RestPayload { hours: Int message: String userErrors: [UserError!]! }
        type ThankPayload { message: String userErrors: [UserError!]! }
        type FailPayload { purse: Purse message: String userErrors: [UserError!]! }
        type Slip { text: String! parts: [String!]! next: Slip }
        type UserError { code: String! message: String! field: [String!] }
        type Purse { id: ID! coins: Int! payments(first: Int after: String last: Int before: String): PaymentConnection! }
        type Payment { id: ID! coins: Int! }
        type PurseConnection { edges: [PurseEdge!]! nodes: [Purse!]! pageInfo: PageInfo! totalCount: Int! }
        type PurseEdge { cursor: String! node: Purse! }
        type PaymentConnection { edges: [PaymentEdge!]! nodes: [Payment!]! pageInfo: PageInfo! totalCount: Int! }
        type PaymentEdge { cursor: String! node: Payment! }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    package static func snapshot() throws -> SchemaSnapshot {
        try SchemaSnapshot(sdl: Array(sdl.utf8), mutations: [pay, count, fail, rest, thank]) { _ in bindings }
    }

    private static let bindings: [ObjectBinding] = [
        queryRoot {
            byID("purse", "Purse")
            connection("purses", "Purse", orders: .fixed())
        },
        object("Purse", table: "purse") {
            id()
            columns("coins")
            connection("payments", "Payment", orders: .fixed(), link: { "\($0).purse_id = \($1)" })
        },
        object("Payment", table: "payment") {
            id()
            columns("coins")
        },
    ]

    /// Updates the two purses in the order of the input, so that two payments in opposite directions can deadlock.
    private static let pay = mutation("pay", for: .everyone, in: nil) {
        changed("from", "Purse")
        changed("to", "Purse")
        answers("slips")
    } rules: { input, call async throws(MutationFailure) in
        guard let from = try input.id("from", of: "purse"), let to = try input.id("to", of: "purse"), let coins = input.integer("coins")
        else { throw .notFound }
        let taken = try await call.execute(
            "UPDATE purse SET coins = coins - \(coins) WHERE id = \(from) AND coins >= \(coins) RETURNING true"
        )
        guard taken.rowCount == 1 else { throw .refused(UserError(.outOfRange, .invalidDetails, "coins")) }
        try await call.execute("UPDATE purse SET coins = coins + \(coins) WHERE id = \(to)")
        try await call.execute("INSERT INTO payment (purse_id, coins) VALUES (\(to), \(coins))")
        let slip: Value = ["text": "first", "parts": ["a", "b"], "next": ["text": "second", "parts": [], "next": nil]]
        let members: ObjectValue = ["from": .int(from), "to": .int(to), "slips": [slip, slip]]
        return MutationAnswer(.accountCreated, of: AuditedObject("purse", to), members)
    }

    /// Adds a coin, which reveals the execution order of mutations.
    private static let count = mutation("count", for: .everyone, in: nil) {
        changed("purse", "Purse")
        answers("coins")
    } rules: { _, call async throws(MutationFailure) in
        let rows = try await call.execute("UPDATE purse SET coins = coins + 1 WHERE id = 1 RETURNING coins")
        return MutationAnswer(.loggedIn, of: AuditedObject("purse", 1), ["purse": 1, "coins": .int(Int64(rows.integer(0, 0) ?? 0))])
    }

    /// Changes something and then fails in each possible way.
    private static let fail = mutation("fail", for: .everyone, in: nil) {
        changed("purse", "Purse")
    } rules: { input, call async throws(MutationFailure) in
        try await call.execute("UPDATE purse SET coins = 0")
        switch input.enumValue("how") {
        case "REFUSED":
            throw .refused([UserError(.blank, .fieldIsEmpty, "how"), UserError(.invalid, .invalidDetails)], message: .enterTheDetails)
        case "DENIED": throw .denied(rule: "never")
        case "NOT_FOUND": throw .notFound
        case "BUSY": throw .busy
        default: try await call.execute("UPDATE purse SET coins = -1")
        }
        return MutationAnswer(nil, of: nil)
    }

    /// Executes no statement in its rules.
    private static let rest = mutation("rest", for: .everyone, in: nil) {
        answers("hours")
    } rules: { _, _ throws(MutationFailure) in
        MutationAnswer(nil, of: nil, ["hours": 8])
    }

    /// Answers with a message that contains a value.
    private static let thank = mutation("thank", for: .everyone, in: nil) {
    } rules: { input, _ throws(MutationFailure) in
        let name = input.text("name") ?? ""
        return MutationAnswer(Message("thanks", ["Thanks, {}", "Gracias, {}"], inserting: [[name], ["\(name) (es)"]]), of: nil)
    }

    /// Creates a database with three purses.
    package static func database() throws -> String {
        try TestDatabase.shared.createDatabase(from: "purses", prepare: fill)
    }

    /// Creates three purses with a hundred coins each, and the tables that every mutation writes.
    package static func fill(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(
            """
            CREATE TABLE purse (id bigint PRIMARY KEY, coins integer NOT NULL CHECK (coins >= 0));
            CREATE TABLE payment (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, purse_id bigint NOT NULL, coins integer NOT NULL);
            INSERT INTO purse SELECT id, 100 FROM generate_series(1, 3) AS id;
            CREATE TABLE audit_entry (actor_id bigint, api_key_id bigint, action text, object_type text, object_id bigint, request_id text,
                client_request_id text, details jsonb);
            CREATE TABLE idempotency_key (digest bytea PRIMARY KEY, input_digest bytea, answer bytea);
            """
        )
    }
}

import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Mutation operations", .tags(.database), .timeLimit(.minutes(20)))
struct MutationOperationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let query: String
        var variables: ObjectValue = [:]
        let answer: String

        init(_ sentence: String, _ query: String, _ variables: ObjectValue = [:], answers answer: String) {
            testDescription = sentence
            self.query = query
            self.variables = variables
            self.answer = answer
        }
    }

    private static let cases = [
        Case(
            "fields run one after another in the order of the document",
            "mutation { a: count { coins } b: count { coins purse { coins } } ...more } fragment more on Mutation { c: count { coins } }",
            answers: #"{"data":{"a":{"coins":101},"b":{"coins":102,"purse":{"coins":102}},"c":{"coins":103}}}"#
        ),
        Case(
            "a payload returns the written data, including lists",
            """
            mutation ($input: PayInput!) { pay(input: $input) {
                from { id coins } to { id payments(first: 1) { totalCount nodes { coins } } } message userErrors { code } } }
            """,
            ["input": ["from": "purse_1", "to": "purse_2", "coins": 30]],
            answers:
                #"{"data":{"pay":{"from":{"id":"purse_1","coins":70},"to":{"id":"purse_2","payments":{"totalCount":1,"nodes":[{"coins":30}]}},"message":"Account created successfully","userErrors":[]}}}"#
        ),
        Case(
            "a payload returns values of the mutation itself: objects, lists, nulls, aliases, type names",
            """
            mutation { pay(input: {from: "purse_1", to: "purse_2", coins: 1}) {
                kind: __typename slips { __typename words: parts next { text next { text } } } } }
            """,
            answers:
                #"{"data":{"pay":{"kind":"PayPayload","slips":[{"__typename":"Slip","words":["a","b"],"next":{"text":"second","next":null}},{"__typename":"Slip","words":["a","b"],"next":{"text":"second","next":null}}]}}}"#
        ),
        Case(
            "skipped fields do not run",
            "mutation ($no: Boolean!) { a: count @include(if: $no) { coins } b: count @skip(if: true) { coins } c: count { coins @skip(if: $no) } __typename }",
            ["no": false],
            answers: #"{"data":{"c":{"coins":101},"__typename":"Mutation"}}"#
        ),
        Case(
            "fields with the same response name run once",
            "mutation { count { coins } count { purse { coins } } }",
            answers: #"{"data":{"count":{"coins":101,"purse":{"coins":101}}}}"#
        ),
        Case(
            "a user error is returned in the payload, and nothing is changed",
            "mutation { fail(input: {how: REFUSED}) { purse { coins } message userErrors { code message field } } count { coins } }",
            answers:
                #"{"data":{"fail":{"purse":null,"message":"Please enter the details","userErrors":[{"code":"BLANK","message":"This field can not be empty","field":["how"]},{"code":"INVALID","message":"Invalid details. Please try again.","field":null}]},"count":{"coins":101}}}"#
        ),
        Case(
            "a client error fails only its field, and nothing is changed",
            "mutation { fail(input: {how: NOT_FOUND}) { message } count { coins } }",
            answers:
                #"{"errors":[{"message":"There is no object with this id.","locations":[{"line":1,"column":12}],"path":["fail"],"extensions":{"code":"NOT_FOUND"}}],"data":{"fail":null,"count":{"coins":101}}}"#
        ),
        Case(
            "a rule that depends on the data is named",
            "mutation { a: fail(input: {how: DENIED}) { message } }",
            answers:
                #"{"errors":[{"message":"You are not allowed to do this.","locations":[{"line":1,"column":12}],"path":["a"],"extensions":{"code":"FORBIDDEN","denied":"never"}}],"data":{"a":null}}"#
        ),
        Case(
            "too many expensive operations are refused",
            "mutation { fail(input: {how: BUSY}) { message } }",
            answers:
                #"{"errors":[{"message":"Too many requests. Please try again later.","locations":[{"line":1,"column":12}],"path":["fail"],"extensions":{"code":"RATE_LIMITED"}}],"data":{"fail":null}}"#
        ),
    ]

    @Test("give the expected response", arguments: cases)
    func answers(given: Case) async throws {
        try await EngineFixture.run(Purses.snapshot(), database: Purses.database()) { fixture in
            let response = try await fixture.client { try $0.query(given.query, variables: given.variables) }
            #expect(response.text == given.answer)
            // The response may contain a token.
            #expect(response.isSecret)
        }
    }

    @Test("reveal nothing about a violated constraint, and continue")
    func databaseError() async throws {
        let database = try Purses.database()
        try await EngineFixture.run(Purses.snapshot(), database: database) { fixture in
            let json = try await fixture.client {
                try $0.query("mutation { fail(input: {how: DATABASE}) { message } count { coins } }").json()
            }
            #expect(json.at("errors.0.extensions.code").string == "INTERNAL")
            #expect(json.at("errors.0.message").string?.contains("purse") == false)
            #expect(json.at("data.count.coins") == 101)
        }
        let rows = try PostgresSession(database).query("SELECT count(*), min(action) FROM audit_entry")
        #expect(rows.int8(0, 0) == 1 && rows.text(0, 1) == "count")
    }

    @Test("are retried after a deadlock: none is lost, none is done twice")
    func deadlocks() async throws {
        let database = try Purses.database()
        try await EngineFixture.run(Purses.snapshot(), database: database, loops: 2, clients: 4) { fixture in
            // PostgreSQL checks for deadlocks after a second, so provoke only a few.
            let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<4 {
                    group.addTask {
                        try await fixture.client { client in
                            for _ in 0..<3 {
                                let (from, to) = number % 2 == 0 ? (1, 2) : (2, 1)
                                let query =
                                    #"mutation { pay(input: {from: "purse_\#(from)", to: "purse_\#(to)", coins: 1}) { userErrors { code } } }"#
                                guard try client.query(query).text == #"{"data":{"pay":{"userErrors":[]}}}"# else { return false }
                            }
                            return true
                        }
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers == [Bool](repeating: true, count: 4))
        }
        let rows = try PostgresSession(database).query(
            "SELECT sum(coins), (SELECT count(*) FROM payment), (SELECT count(*) FROM audit_entry) FROM purse WHERE id < 3"
        )
        #expect((0..<3).map { rows.int8(0, $0) } == [200, 12, 12])
    }

    @Test("are refused as a whole if a payload is too expensive; a query can still read the same data")
    func expensivePayload() async throws {
        let configure = { (configuration: inout EngineConfiguration) in configuration.limits.payloadCost = 9 }
        try await EngineFixture.run(Purses.snapshot(), database: Purses.database(), configure: configure) { fixture in
            try await fixture.client { client in
                let selection = "payments(first: $n) { nodes { coins } }"
                let mutation = "mutation ($n: Int!) { cheap: count { coins } dear: count { purse { \(selection) } } }"
                let refused = try client.query(mutation, variables: ["n": 100]).json()
                #expect(refused.data == .null)
                let error = refused.errors[0]
                #expect(error.at("extensions.code").string == "PAYLOAD_TOO_COSTLY")
                let message = error["message"].string ?? ""
                #expect(message.hasPrefix("The payload of “dear” would cost "))
                #expect(message.contains(" points; at most 9 are allowed, ") && message.contains("Request the rest in a query."))
                #expect(message.contains("are for “purse.payments"), "\(message)")
                // Neither mutation has run.
                let few = try client.data(mutation, variables: ["n": 1])
                #expect(few.at("cheap.coins") == 101)
                let query = "query ($n: Int!) { purse(id: \"purse_1\") { \(selection) } }"
                #expect(try client.data(query, variables: ["n": 100]).at("purse.payments.nodes") == [])
            }
        }
    }

    @Test("run repeatedly with the same document, with their payloads planned once")
    func again() async throws {
        try await EngineFixture.run(Purses.snapshot(), database: Purses.database()) { fixture in
            let texts = try await fixture.client { client in
                try (1...50).map { _ in try client.query("mutation { count { coins purse { coins payments { totalCount } } } }").text }
            }
            let expected = (1...50).map {
                #"{"data":{"count":{"coins":\#(100 + $0),"purse":{"coins":\#(100 + $0),"payments":{"totalCount":0}}}}}"#
            }
            #expect(texts == expected)
        }
    }
}

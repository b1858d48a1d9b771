import GraphQL
import Logging
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

/// A failure of the server or the database, on every path that a request can take.
@Suite("Failures on every request path", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct FailurePathTests {
    /// Makes reads of recipes and photos, and every change, fail with a PostgreSQL error code.
    private static func damage(_ code: String) -> String {
        """
        CREATE FUNCTION fail_for_test() RETURNS boolean LANGUAGE plpgsql AS $$
            BEGIN RAISE EXCEPTION 'hidden_reason' USING ERRCODE = '\(code)'; END $$;
        CREATE FUNCTION refuse_for_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM fail_for_test(); RETURN NEW; END $$;
        CREATE TRIGGER refuse_for_test BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_for_test();
        ALTER TABLE recipe RENAME TO recipe_row;
        CREATE VIEW recipe AS SELECT recipe_row.* FROM recipe_row WHERE fail_for_test();
        ALTER TABLE photo RENAME TO photo_row;
        CREATE VIEW photo AS SELECT photo_row.* FROM photo_row WHERE fail_for_test();
        """
    }

    private static let query = "{ recipe(id: \"recipe_1\") { title } }"
    private static let target = "/graphql?query=%7Brecipe(id:%22recipe_1%22)%7Btitle%7D%7D"
    private static let change = "mutation { setLanguage(input: {language: \"ES\"}) { message } }"

    /// Sends requests on each path with the path's name as the id, and checks the responses and the log.
    private static func ask(
        _ code: String,
        _ check: @escaping @Sendable (_ way: String, _ answer: Response, _ error: Value) -> Void
    ) async throws {
        let file = try LogFile(level: .info)
        try await GatewayFixture.run { configuration in
            configuration.log = file.log
            configuration.requests.batch = 5
        } _: { fixture in
            let person = try Member("Paula", in: fixture.database)
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try PostgresSession(fixture.database).execute(damage(code))
            try await fixture.client { client in
                func headers(_ way: String) -> [String] { person.headers + ["X-Request-Id: \(way)"] }
                func examine(_ way: String, _ answer: Response) throws {
                    check(way, answer, try answer.json().at("errors.0"))
                }
                try examine("query", client.query(query, headers: headers("query")))
                try examine("get", client.ask(target, headers: headers("get")))
                try examine("explain", client.ask(target + "&explain", headers: headers("explain")))
                try examine("mutation", client.query(change, headers: headers("mutation")))
                let entry = #"{"query":"{ recipe(id: \"recipe_1\") { title } }"}"#
                try client.send(Client.post(body: "[\(entry),{\"query\":\"{ __typename }\"},\(entry)]", headers: headers("batch")))
                let batch = try client.response()
                check("batch", batch, try batch.json().items[2].at("errors.0"))
                #expect(try batch.json().items[1].at("data.__typename").string == "Query")
                try examine("upload", client.upload(Picture.bytes, as: person.credentials, headers: ["X-Request-Id: upload"]))
                let shown = try client.ask(photo.path, headers: ["X-Request-Id: photo"])
                check("photo", shown, .null)
                #expect(shown.values("x-request-id") == ["photo"])
            }
        }
        let lines = try file.lines().filter { $0["level"].string == "error" && $0["error"].string?.contains("hidden_reason") == true }
        for way in ["query", "get", "mutation", "batch", "upload", "photo"] {
            let own = lines.filter { $0["request_id"].string == way }
            #expect(own.count == (way == "batch" ? 2 : 1), "\(way)")
            #expect(own.allSatisfy { $0["own_request_id"].string?.utf8.count == 18 }, "the server's own id is there too")
        }
    }

    @Test("an internal error has the request's id, and a line in the log")
    func internalErrors() async throws {
        try await Self.ask("XX000") { way, answer, error in
            #expect(!answer.text.contains("hidden_reason"))
            if way == "photo" {
                #expect(answer.status == 500)
                #expect(answer.text == "Something went wrong on our side. The id of this request is photo.\n")
                return
            }
            guard way != "explain" else { return }
            #expect(error["extensions"] == ["code": "INTERNAL", "requestId": .string(way)], "\(way) \(answer.text)")
        }
    }

    @Test("a database out of resources asks the client to retry", arguments: ["53000", "53100", "53200", "53300", "53400"])
    func outOfResources(code: String) async throws {
        try await Self.ask(code) { way, answer, error in
            #expect(!answer.text.contains("hidden_reason"))
            if ["query", "get", "photo"].contains(way) {
                #expect(answer.status == 503, "\(way) \(answer.text)")
                #expect(answer.values("retry-after") == ["1"], "\(way)")
            }
            guard way != "photo", way != "explain" else { return }
            #expect(error.at("extensions.code").string == "SERVICE_UNAVAILABLE", "\(way) \(answer.text)")
            #expect(error.at("extensions.requestId").string == way)
        }
    }
}

/// The smallest possible PNG.
private enum Picture {
    static let bytes: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A,
        0x7E,
        0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xAF, 0xA4, 0x71, 0, 0, 0, 0,
        0x49, 0x45,
        0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}

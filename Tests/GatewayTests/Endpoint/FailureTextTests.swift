import Domains
import GraphQL
import Languages
import Logging
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Failure texts", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct FailureTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The field that fails.
        let coordinate: String
        let operation: String
        /// The SQL that breaks the field.
        let damage: String
        let english: String
        let spanish: String

        var testDescription: String { coordinate }
    }

    /// PostgreSQL's error texts for the damage.
    private static let details = ["does not exist", "hidden_reason"]
    private static let breakPosts = "ALTER TABLE food_post RENAME COLUMN title TO hidden_title"
    private static let breakDonors = "ALTER TABLE food_post RENAME COLUMN donor_id TO hidden_donor"
    private static let refuseChanges = """
        CREATE FUNCTION refuse_for_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'hidden_reason'; END $$;
        CREATE TRIGGER refuse_for_test BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_for_test();
        """
    private static let failed = ("Failed. Please try again", "No se pudo completar. Inténtalo de nuevo")
    private static let unableToFetch = ("Unable to fetch. Please try again", "No se pudo cargar. Inténtalo de nuevo")

    static let cases = [
        Case("Query.foodPosts", "{ foodPosts(first: 1) { nodes { title } } }", breakPosts, unableToFetch),
        Case("Query.foodPost", "{ foodPost(id: \"food_post_1\") { title } }", breakPosts, unableToFetch),
        Case(
            "Query.accounts",
            "{ accounts(first: 1) { nodes { createdAt } } }",
            "ALTER TABLE account RENAME COLUMN created_at TO hidden_created_at",
            ("Failed. Please close the application and re-try", "No se pudo completar. Cierra la aplicación y vuelve a intentarlo")
        ),
        Case(
            "Mutation.deleteUser",
            "mutation { deleteUser(input: {accountId: \"account_2\"}) { message } }",
            refuseChanges,
            ("Delete failed. Please try again", "No se pudo eliminar. Inténtalo de nuevo")
        ),
        Case(
            "Mutation.deleteFoodPost",
            "mutation { deleteFoodPost(input: {id: \"food_post_1\"}) { message } }",
            breakDonors,
            ("Delete failed. Please try again", "No se pudo eliminar. Inténtalo de nuevo")
        ),
        Case(
            "Mutation.editFoodRequest",
            "mutation { editFoodRequest(input: {id: \"food_request_1\", quantity: 1}) { message } }",
            "ALTER TABLE food_request RENAME COLUMN donor_id TO hidden_donor",
            ("Edit failed. Please try again", "No se pudo editar. Inténtalo de nuevo")
        ),
        // Fields with the default text.
        Case("Mutation.disableUser", "mutation { disableUser(input: {accountId: \"account_2\"}) { message } }", refuseChanges, failed),
        Case("Mutation.enableUser", "mutation { enableUser(input: {accountId: \"account_2\"}) { message } }", refuseChanges, failed),
        Case("Mutation.updateProfile", "mutation { updateProfile(input: {name: \"Ada\"}) { message } }", refuseChanges, failed),
        Case(
            "Mutation.reportUser",
            "mutation { reportUser(input: {accountId: \"account_2\", reason: \"Rude\"}) { message } }",
            refuseChanges,
            failed
        ),
        Case(
            "Mutation.addFoodPost",
            """
            mutation { addFoodPost(input: {title: "Bread", foodType: BAKED_GOODS, quantity: 2, unit: LOAF, expiresAt: "2028-10-31T18:00:00Z",
              contact: {name: "Ada", phone: "555 1234"}, location: {latitude: 52.5, longitude: 13.4}}) { message } }
            """,
            refuseChanges,
            failed
        ),
        Case(
            "Mutation.editFoodPost",
            "mutation { editFoodPost(input: {id: \"food_post_1\", title: \"Rolls\"}) { message } }",
            breakDonors,
            failed
        ),
        Case(
            "Mutation.editFoodPostContact",
            "mutation { editFoodPostContact(input: {id: \"food_post_1\", contact: {name: \"Ada\", phone: \"555 1234\"}}) { message } }",
            breakDonors,
            failed
        ),
        Case(
            "Mutation.sendFoodRequest",
            "mutation { sendFoodRequest(input: {foodPostId: \"food_post_1\", quantity: 1}) { message } }",
            breakDonors,
            failed
        ),
        Case(
            "Query.recipe",
            "{ recipe(id: \"recipe_1\") { title } }",
            "ALTER TABLE recipe RENAME COLUMN title_en TO hidden_en; ALTER TABLE recipe RENAME COLUMN title_es TO hidden_es",
            failed
        ),
    ]

    @Test("a field reports its failure text in the client's language, with a code and the request's id", arguments: cases)
    func text(given: Case) async throws {
        let file = try LogFile(level: .info)
        try await GatewayFixture.run(configure: { $0.log = file.log }) { fixture in
            let admin = try Member("Ada", roles: ["DONOR", "RECEIVER"], isAdmin: true, in: fixture.database)
            try PostgresSession(fixture.database).execute(given.damage)
            for (language, message) in [("en", given.english), ("es", given.spanish)] {
                let response = try await fixture.client {
                    try $0.query(
                        given.operation,
                        headers: admin.headers + ["Accept-Language: \(language)", "X-Request-Id: find-\(language)"]
                    )
                }
                let errors = try response.json().errors.items
                #expect(errors.count == 1)
                #expect(errors.first?["message"].string == message)
                #expect(errors.first?["extensions"] == ["code": "INTERNAL", "requestId": .string("find-\(language)")])
                #expect(!Self.details.contains { response.text.contains($0) }, "the details belong in the log")
            }
        }
        let lines = try file.lines()
        for language in ["en", "es"] {
            let line = lines.first { $0["request_id"].string == "find-\(language)" && $0["level"].string == "error" }
            let error = line?["error"].string ?? ""
            #expect(Self.details.contains { error.contains($0) }, "\(error)")
        }
    }

    @Test("covers every field with its own text, and some without")
    func coverage() {
        let coordinates = Set(Self.cases.map(\.coordinate))
        #expect(Set(Message.failures.keys).isSubset(of: coordinates))
        #expect(coordinates.contains { Message.failures[$0] == nil })
    }

    @Test("failure texts belong to existing fields")
    func coordinates() throws {
        let schema = try SchemaFile.snapshot().schema
        for coordinate in Message.failures.keys {
            let names = coordinate.split(separator: ".").map(String.init)
            let type = try #require(schema.type(named: names[0]), "\(coordinate)")
            #expect(schema.field(named: names[1], of: type) != nil, "\(coordinate)")
        }
    }

    @Test("a refused request names the first field's text and when to retry", arguments: [false, true])
    func unavailable(isProduction: Bool) async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.engine.isProduction = isProduction
            configuration.engine.pool.availabilityTimeout = .milliseconds(50)
        }
        try await GatewayFixture.run(database: "host=127.0.0.1 port=1 user=cook", configure: configure) { fixture in
            let response = try await fixture.client {
                try $0.query(Self.cases[0].operation, headers: ["Accept-Language: es", "X-Request-Id: no-database"])
            }
            #expect(response.status == 503)
            #expect(response.values("retry-after") == ["1"])
            let error = try response.json().at("errors.0")
            #expect(error["message"].string == Self.unableToFetch.1)
            #expect(error["extensions"]["code"].string == "SERVICE_UNAVAILABLE")
            #expect(error["extensions"]["requestId"].string == "no-database")
            #expect(error["extensions"]["reason"].string == "The database is not available. Try again in a moment.")
        }
    }

    @Test("a failure to read a mutation's payload does not claim that the mutation failed")
    func payload() async throws {
        try await GatewayFixture.run { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            // The schema declares the time as non-null.
            try PostgresSession(fixture.database).execute(
                """
                CREATE FUNCTION mangle_for_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.created_at := NULL; RETURN NEW; END $$;
                ALTER TABLE account ALTER COLUMN created_at DROP NOT NULL;
                CREATE TRIGGER mangle_for_test BEFORE UPDATE ON account FOR EACH ROW WHEN (OLD.id = 2) EXECUTE FUNCTION mangle_for_test();
                """
            )
            let response = try await fixture.client {
                let change = "mutation { disableUser(input: {accountId: \"account_2\"}) { account { createdAt } } }"
                return try $0.query(change, headers: admin.headers)
            }
            let error = try response.json().at("errors.0")
            #expect(error["message"].string == "This has been done, but the result cannot be shown")
            #expect(error["extensions"]["code"].string == "INTERNAL")
            let status = try PostgresSession(fixture.database).column("SELECT status::text FROM account WHERE id = 2")
            #expect(status == ["DISABLED"])
        }
    }

    @Test("a timeout is reported next to the text")
    func timeout() async throws {
        try await GatewayFixture.run(configure: { $0.engine.pool.settings = .readLane(statementTimeout: .milliseconds(200)) }) { fixture in
            try PostgresSession(fixture.database).execute(
                """
                ALTER TABLE recipe RENAME TO recipe_row;
                CREATE VIEW recipe AS SELECT recipe_row.* FROM recipe_row, pg_sleep(2);
                GRANT SELECT ON recipe TO PUBLIC;
                """
            )
            let response = try await fixture.client {
                try $0.query("{ recipe(id: \"recipe_1\") { title } }", headers: ["X-Request-Id: too-slow"])
            }
            let error = try response.json().at("errors.0")
            #expect(error["message"].string == "Failed. Please try again")
            #expect(error["extensions"]["code"].string == "TIMEOUT")
            #expect(error["extensions"]["requestId"].string == "too-slow")
            #expect(error["extensions"]["reason"].string?.contains("too long") == true)
        }
    }
}

extension FailureTextTests.Case {
    fileprivate init(_ coordinate: String, _ operation: String, _ damage: String, _ texts: (english: String, spanish: String)) {
        self.init(coordinate: coordinate, operation: operation, damage: damage, english: texts.english, spanish: texts.spanish)
    }
}

import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Reports about accounts", .tags(.database), .timeLimit(.minutes(20)))
struct ReportTests {
    private static let underReview = "{ accounts(filter: {isUnderReview: true}) { nodes { id status isUnderReview } } }"

    /// Reports an account, which must succeed, and returns the report.
    private static func report(_ account: Member, by reporter: Member, _ client: EngineClient) throws -> Value {
        let payload = try client.change(
            "reportUser",
            "accountId: \"\(account.id)\", reason: \" They shout. \"",
            "report { id status reason reported { id account { id } } createdAt resolvedAt }",
            as: reporter
        )
        #expect(payload["message"].string == "Thank you. The account is under review")
        return payload["report"]
    }

    @Test("are open, newest first, and put the account under review")
    func reported() async throws {
        try await EngineFixture.run { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            let people = try ["Paula", "Quinn", "Rude"].map { try Member($0, in: fixture.database) }
            let rude = people[2]
            try await fixture.client { client throws in
                for person in people[..<2] {
                    let report = try Self.report(rude, by: person, client)
                    #expect(report["reason"].string == "They shout.")
                    #expect(report["status"].string == "OPEN")
                    #expect(report["reported"] == ["id": .string("profile_\(rude.number)"), "account": .null])
                    #expect(try client.data(Self.underReview, as: admin).at("accounts.nodes.0.id").string == rude.id)
                }
                let listed = try client.data("{ reports(status: OPEN) { nodes { id reporter { id } } totalCount } }", as: admin)
                #expect(listed.at("reports.totalCount").int == 2)
                #expect(listed.at("reports.nodes.0.reporter.id").string == "profile_\(people[1].number)", "newest first")
            }
        }
    }

    @Test("keep an account under review until all are dismissed, and reporters are notified")
    func dismissed() async throws {
        try await EngineFixture.run { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            let people = try ["Paula", "Quinn", "Rude"].map { try Member($0, in: fixture.database) }
            let rude = people[2]
            try await fixture.client { client throws in
                var reports: [String] = []
                for person in people[..<2] {
                    let report = try Self.report(rude, by: person, client)
                    reports.append(try #require(report["id"].string))
                }
                for (index, report) in reports.enumerated() {
                    #expect(try client.data(Self.underReview, as: admin).at("accounts.nodes.0.id").string == rude.id)
                    let input = "reportId: \"\(report)\", action: DISMISS, note: \"all fine\""
                    let payload = try client.change("resolveReport", input, "report { status note resolver { id } resolvedAt }", as: admin)
                    #expect(payload["message"].string == "Report resolved successfully")
                    #expect(payload.at("report.status").string == "DISMISSED")
                    #expect(payload.at("report.note").string == "all fine")
                    #expect(payload.at("report.resolver.id").string == "profile_\(admin.number)")
                    #expect(payload.at("report.resolvedAt") != .null)
                    let notices = "{ viewer { notifications { nodes { title kind objectId } } } }"
                    let notice = try client.data(notices, as: people[index]).at("viewer.notifications.nodes.0")
                    #expect(notice == ["title": "Your report was reviewed", "kind": "ACCOUNT", "objectId": .string(report)])
                    let again = try client.change("resolveReport", input, as: admin)
                    #expect(again.at("userErrors.0.code").string == "ALREADY_RESOLVED")
                }
                #expect(try client.data(Self.underReview, as: admin).at("accounts.nodes").items == [])
                // The account can be reported again.
                let input = "accountId: \"\(rude.id)\", reason: \"Again.\""
                #expect(try client.change("reportUser", input, as: people[0])["userErrors"].items == [])
            }
        }
    }

    @Test("are all upheld when the account is disabled")
    func upheld() async throws {
        try await EngineFixture.run { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            let people = try ["Paula", "Quinn", "Rude"].map { try Member($0, in: fixture.database) }
            let rude = people[2]
            try await fixture.client { client in
                let reports = try people[..<2].map { person in
                    try client.change("reportUser", "accountId: \"\(rude.id)\", reason: \"Rude\"", "report { id }", as: person).at(
                        "report.id"
                    ).string ?? ""
                }
                #expect(try client.query("{ viewer { id } }", as: rude).isAccepted)
                let input = "reportId: \"\(reports[0])\", action: DISABLE"
                let payload = try client.change(
                    "resolveReport",
                    input,
                    "report { status reported { account { status isUnderReview } } }",
                    as: admin
                )
                #expect(
                    payload["report"] == ["status": "UPHELD", "reported": ["account": ["status": "DISABLED", "isUnderReview": false]]]
                )
                #expect(try client.query("{ viewer { id } }", as: rude).json().errorCode == "UNAUTHENTICATED")
                let open = try client.data(
                    "{ reports(status: OPEN) { totalCount } upheld: reports(status: UPHELD) { totalCount } }",
                    as: admin
                )
                #expect(open == ["reports": ["totalCount": 0], "upheld": ["totalCount": 2]])
                let own = try client.change("reportUser", "accountId: \"\(admin.id)\", reason: \"Unfair\"", "report { id }", as: people[0])
                let report = own.at("report.id").string ?? ""
                for action in ["DISABLE", "DISMISS"] {
                    let refused = try client.change("resolveReport", "reportId: \"\(report)\", action: \(action)", as: admin)
                    #expect(refused.mistakes == ["reportId: You cannot resolve a report about your own account"])
                    #expect(refused.codes == ["OWN_ACCOUNT"] && refused["report"] == .null)
                }
                #expect(try fixture.column("SELECT status FROM report WHERE account_id = \(admin.number)") == ["OPEN"])
                let other = try Member("Bea", isAdmin: true, in: fixture.database)
                let dismissed = try client.change("resolveReport", "reportId: \"\(report)\", action: DISMISS", as: other)
                #expect(dismissed.mistakes == [], "another administrator can decide")
            }
        }
    }

    @Test("are refused about oneself, twice, without a reason, about missing accounts, and above the daily limit")
    func refused() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            let other = try Member("Other", in: session)
            try await fixture.client { client in
                let own = try client.change("reportUser", "accountId: \"\(person.id)\", reason: \"me\"", as: person)
                #expect(own.at("userErrors.0.message").string == "You cannot report your own account")
                let blank = try client.change("reportUser", "accountId: \"\(other.id)\", reason: \"  \"", as: person)
                #expect(blank["message"].string == "Please enter the details")
                #expect(blank["userErrors"] == [["code": "BLANK", "message": "This field can not be empty", "field": ["reason"]]])
                let long = String(repeating: "é", count: 1_001)
                let tooLong = try client.change("reportUser", "accountId: \"\(other.id)\", reason: \"\(long)\"", as: person)
                #expect(tooLong.at("userErrors.0.code").string == "TOO_LONG")
                let first = try client.change("reportUser", "accountId: \"\(other.id)\", reason: \"x\"", as: person)
                #expect(first["userErrors"].items == [])
                let twice = try client.change("reportUser", "accountId: \"\(other.id)\", reason: \"y\"", as: person)
                #expect(twice.at("userErrors.0.code").string == "ALREADY_REPORTED")
                for (id, code) in [("account_99999", "NOT_FOUND"), ("recipe_1", "BAD_USER_INPUT"), ("x", "BAD_USER_INPUT")] {
                    #expect(try client.changing("reportUser", "accountId: \"\(id)\", reason: \"x\"", as: person).errorCode == code)
                }
                #expect(
                    try client.changing("reportUser", "accountId: \"\(other.id)\", reason: \"x\"", as: nil).errorCode == "UNAUTHENTICATED"
                )
                try PostgresSession(fixture.database).execute(
                    """
                    INSERT INTO report (account_id, reporter_id, reason, status, resolved_at)
                    SELECT 1, \(person.number), 'many', 'DISMISSED', now() FROM generate_series(1, 19)
                    """
                )
                let many = try client.change("reportUser", "accountId: \"account_2\", reason: \"x\"", as: person)
                #expect(many.at("userErrors.0.code").string == "DAILY_LIMIT_REACHED")
            }
        }
    }

    @Test("are stored once for 100 concurrent attempts")
    func race() async throws {
        try await EngineFixture.run(loops: 2, clients: 16) { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            let other = try Member("Other", in: session)
            let made = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        try await fixture.client { client in
                            let payload = try client.change("reportUser", "accountId: \"\(other.id)\", reason: \"x\"", as: person)
                            return payload["userErrors"].items.isEmpty
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(made == 1)
            #expect(try session.column("SELECT count(*) FROM report WHERE account_id = \(other.number)") == ["1"])
        }
    }

    @Test("are visible to administrators and the reporter only, on every path")
    func visibility() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let people = try ["Paula", "Quinn", "Rude"].map { try Member($0, in: session) }
            try await fixture.client { client in
                let input = "accountId: \"\(people[2].id)\", reason: \"secretly\""
                let report = try #require(try client.change("reportUser", input, "report { id }", as: people[0]).at("report.id").string)
                let query =
                    "{ node(id: \"\(report)\") { ... on Report { reason } } nodes(ids: [\"\(report)\"]) { ... on Report { reason } } }"
                for person in [admin, people[0]] {
                    let data = try client.data(query, as: person)
                    #expect(data == ["node": ["reason": "secretly"], "nodes": [["reason": "secretly"]]])
                }
                for caller in [people[1], people[2], nil] {
                    #expect(try client.data(query, as: caller) == ["node": .null, "nodes": [.null]])
                }
                // The note and the resolver are visible to administrators only.
                try PostgresSession(fixture.database).execute(
                    "UPDATE report SET status = 'DISMISSED', resolved_at = now(), note = 'hm', resolver_id = \(admin.number)"
                )
                let secret = "{ node(id: \"\(report)\") { ... on Report { reason note resolver { id } } } }"
                let asReporter: Value = ["reason": "secretly", "note": .null, "resolver": .null]
                #expect(try client.data(secret, as: people[0])["node"] == asReporter)
                let asAdmin: Value = ["reason": "secretly", "note": "hm", "resolver": ["id": .string("profile_\(admin.number)")]]
                #expect(try client.data(secret, as: admin)["node"] == asAdmin)
            }
        }
    }
}

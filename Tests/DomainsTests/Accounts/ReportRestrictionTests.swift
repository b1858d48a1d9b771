import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Restrictions by reports", .tags(.database), .timeLimit(.minutes(20)))
struct ReportRestrictionTests {
    /// A donor and other people.
    ///
    /// All accounts are a month old and have confirmed addresses.
    private struct Street: Sendable {
        let database: String
        let admin: Member
        let victim: Member
        let people: [Member]
        let post: Int64

        /// A new session.
        var session: PostgresSession { get throws { try PostgresSession(database) } }

        init(_ database: String, people count: Int = 4) throws {
            self.database = database
            let session = try PostgresSession(database)
            admin = try Member("Ada", isAdmin: true, in: session)
            victim = try Member("Vic", roles: ["DONOR", "RECEIVER"], in: session)
            people = try (0..<count).map { try Member("P\($0)", roles: ["DONOR", "RECEIVER"], in: session) }
            try session.execute(
                "UPDATE account SET email_verified = true, created_at = now() - interval '30 days' WHERE email LIKE '%@people.example'"
            )
            post = try Self.post(of: victim, in: session)
        }

        static func post(of donor: Member, in session: PostgresSession) throws -> Int64 {
            try session.run(
                """
                INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
                    area, latitude, longitude)
                VALUES (\(donor.number), 'Bread', '', 'BAKED_GOODS', 50, 'LOAF', now() + interval '1 day', 'A', 'a@example.org', 'Calle 1',
                    'Triana', 37.38, -5.99) RETURNING id
                """
            ).int8(0, 0) ?? 0
        }

        /// Adds a request of a person for the victim's food.
        func deal(_ person: Member, _ status: String = "ACCEPTED") throws {
            try session.run(
                """
                INSERT INTO food_request (food_post_id, receiver_id, quantity, status, created_at, updated_at)
                VALUES (\(post), \(person.number), 1, \(status, as: "food_request_status"), now() - interval '1 hour', now() - interval '1 hour')
                """
            )
        }

        /// Adds a report made some days ago.
        func plant(by person: Member, days: Int) throws {
            try session.run(
                """
                INSERT INTO report (account_id, reporter_id, reason, created_at)
                VALUES (\(victim.number), \(person.number), 'rude', now() - make_interval(days => \(days)::integer))
                """
            )
        }
    }

    private static func report(_ client: EngineClient, _ street: Street, by person: Member) throws -> Value {
        try client.change("reportUser", "accountId: \"\(street.victim.id)\", reason: \"rude\"", "report { id isCounted }", as: person)
    }

    private static func restriction(_ client: EngineClient, _ street: Street) throws -> Value {
        try client.data("{ viewer { restriction } }", as: street.victim).at("viewer.restriction")
    }

    private static func isCounted(_ client: EngineClient, _ street: Street) throws -> [Value] {
        try client.data("{ reports(first: 50) { nodes { isCounted } } }", as: street.admin).at("reports.nodes").items.map {
            $0["isCounted"]
        }
    }

    @Test("start with the third report by people who have dealt with the account, and send correct e-mails")
    func three() async throws {
        try await EngineFixture.run { fixture in
            let street = try Street(fixture.database)
            for person in street.people { try street.deal(person) }
            try await fixture.client { client throws in
                for (index, person) in street.people[..<3].enumerated() {
                    #expect(try Self.restriction(client, street) == .null, "\(index)")
                    let payload = try Self.report(client, street, by: person)
                    #expect(payload["message"] == "Thank you. The account is under review")
                    #expect(payload.at("report.isCounted") == .null, "the reporter does not learn whether the report counts")
                }
                #expect(try Self.restriction(client, street) == "REPORTS")
                #expect(try Self.isCounted(client, street) == [true, true, true])
                let listed = try client.data(
                    "{ accounts(filter: {isRestricted: true}) { nodes { id restriction isUnderReview } } }",
                    as: street.admin
                )
                #expect(
                    listed.at("accounts.nodes") == [["id": .string(street.victim.id), "restriction": "REPORTS", "isUnderReview": true]]
                )
                _ = try Self.report(client, street, by: street.people[3])
            }
            let subjects = try fixture.column("SELECT subject FROM email_outbox ORDER BY id")
            #expect(subjects == ["Your Cupboard account is under review", "Your Cupboard account is restricted for now"])
            let bodies = try fixture.column("SELECT body FROM email_outbox")
            for body in bodies { for person in ["P0", "P1", "P2", "rude"] { #expect(!body.contains(person)) } }
        }
    }

    /// Reasons why reports by four people do not restrict an account.
    enum Flaw: String, CaseIterable {
        case fresh = "UPDATE account SET created_at = now() - interval '6 days' WHERE name LIKE 'P_'"
        case unconfirmed = "UPDATE account SET email_verified = false WHERE name LIKE 'P_'"
        case strangers = "DELETE FROM food_request"
        case declined = "UPDATE food_request SET status = 'DECLINED', accepted_at = NULL"
        case withdrawn = "UPDATE food_request SET status = 'WITHDRAWN', accepted_at = NULL"
        case contactOnly = """
            DELETE FROM food_request;
            INSERT INTO food_post_contact_view SELECT food_post.id, account.id FROM food_post, account
            WHERE account.name LIKE 'P_' AND donor_id = (SELECT id FROM account WHERE name = 'Vic');
            INSERT INTO food_feedback (food_post_id, author_id, stars, comment) SELECT food_post.id, account.id, 1, 'rude' FROM food_post, account
            WHERE account.name LIKE 'P_' AND donor_id = (SELECT id FROM account WHERE name = 'Vic')
            """
        case oneMailbox = "UPDATE account SET email = 'eve+' || lower(name) || '@example.org' WHERE name LIKE 'P_'"
    }

    @Test(
        "do not start with reports by new or unconfirmed accounts, aliases of one address, or strangers",
        arguments: Flaw.allCases
    )
    func flaws(flaw: Flaw) async throws {
        try await EngineFixture.run { fixture in
            let street = try Street(fixture.database, people: 4)
            for person in street.people { try street.deal(person) }
            // Triggers allow only the usual changes of a request's status.
            try street.session.execute(
                "ALTER TABLE food_request DISABLE TRIGGER USER; \(flaw.rawValue); ALTER TABLE food_request ENABLE TRIGGER USER"
            )
            try await fixture.client { client throws in
                for person in street.people { #expect(try Self.report(client, street, by: person).codes == []) }
                #expect(try Self.restriction(client, street) == .null)
                #expect(try Self.isCounted(client, street) == Array(repeating: .boolean(flaw == .oneMailbox), count: 4))
                #expect(try client.data("{ viewer { isUnderReview } }", as: street.victim).at("viewer.isUnderReview") == true)
                #expect(try client.change("addFoodPost", DonationFixture.input(), as: street.victim).codes == [])
            }
            #expect(
                try fixture.column("SELECT subject FROM email_outbox")
                    == ["Your Cupboard account is under review"]
            )
        }
    }

    @Test("count dealings in both directions, but only if the reported account took part actively")
    func dealings() async throws {
        try await EngineFixture.run { fixture in
            let street = try Street(fixture.database, people: 3)
            let (asked, judged, promised) = (street.people[0], street.people[1], street.people[2])
            let posts = try [asked, judged].map { try Street.post(of: $0, in: street.session) }
            try await fixture.client { client throws in
                let request = try client.change(
                    "sendFoodRequest",
                    "foodPostId: \"food_post_\(posts[0])\", quantity: 1",
                    as: street.victim
                )
                #expect(request.codes == [])
                let feedback = "foodPostId: \"food_post_\(posts[1])\", stars: 1, comment: \"Stale\""
                #expect(try client.change("submitFoodFeedback", feedback, as: street.victim).codes == [])
                let promise = try client.change(
                    "sendFoodRequest",
                    "foodPostId: \"food_post_\(street.post)\", quantity: 1",
                    "foodRequest { id }",
                    as: promised
                )
                let id = promise.at("foodRequest.id").string ?? ""
                #expect(try client.change("acceptFoodRequest", "id: \"\(id)\"", as: street.victim).codes == [])
                // The former acceptance still counts.
                #expect(try client.change("withdrawFoodRequest", "id: \"\(id)\"", as: promised).codes == [])
                for person in street.people { #expect(try Self.report(client, street, by: person).codes == []) }
                #expect(try Self.isCounted(client, street) == [true, true, true])
                #expect(try Self.restriction(client, street) == "REPORTS")
            }
        }
    }

    @Test("need three reports within a week by three accounts")
    func week() async throws {
        try await EngineFixture.run { fixture in
            let street = try Street(fixture.database)
            try street.session.execute("UPDATE account SET created_at = now() - interval '1 year'")
            for person in street.people { try street.deal(person) }
            try street.session.execute("UPDATE food_request SET accepted_at = now() - interval '100 days'")
            try street.plant(by: street.people[0], days: 20)
            try street.plant(by: street.people[1], days: 8)
            try await fixture.client { client throws in
                #expect(try Self.report(client, street, by: street.people[2]).codes == [])
                #expect(try Self.restriction(client, street) == .null, "the others are 8 and 20 days old")
                for _ in 0..<3 { #expect(try Self.report(client, street, by: street.people[2]).codes == ["ALREADY_REPORTED"]) }
                #expect(
                    try client.change("reportUser", "accountId: \"\(street.victim.id)\", reason: \"I\"", as: street.victim).codes == [
                        "OWN_ACCOUNT"
                    ]
                )
                #expect(try Self.restriction(client, street) == .null)
            }
            // Once three reports were made within a week, the restriction lasts until an administrator decides.
            try street.plant(by: street.people[3], days: 14)
            try street.session.execute(
                "UPDATE report SET created_at = now() - interval '9 days' WHERE reporter_id = \(street.people[2].number)"
            )
            #expect(try await fixture.client { try Self.restriction($0, street) } == "REPORTS")
        }
    }

    @Test(
        "end when a reporter is deleted or disabled, unless an administrator has confirmed them",
        arguments: ["DELETE", "DISABLE"],
        [false, true]
    )
    func leaving(how: String, isConfirmed: Bool) async throws {
        try await EngineFixture.run { fixture in
            let street = try Street(fixture.database, people: 3)
            for person in street.people { try street.deal(person) }
            try await fixture.client { client throws in
                let reports = try street.people.map { try Self.report(client, street, by: $0).at("report.id").string ?? "" }
                #expect(try Self.restriction(client, street) == "REPORTS")
                if isConfirmed {
                    let confirmed = try client.change("resolveReport", "reportId: \"\(reports[0])\", action: RESTRICT", as: street.admin)
                    #expect(confirmed.codes == [])
                }
                let leaver = street.people[1]
                let gone =
                    how == "DELETE"
                    ? try client.change("deleteAccount", "password: \"\(Member.password)\"", as: leaver)
                    : try client.change("disableUser", "accountId: \"\(leaver.id)\"", as: street.admin)
                #expect(gone.codes == [])
                #expect(try Self.restriction(client, street) == (isConfirmed ? "ADMINISTRATOR" : .null))
                let codes = try client.change("addFoodPost", DonationFixture.input(), as: street.victim).codes
                #expect(codes == (isConfirmed ? ["UNDER_REVIEW"] : []))
                if !isConfirmed {
                    #expect(try Self.isCounted(client, street).count { $0 == true } == 2)
                    for person in [street.people[0], street.people[2]] {
                        #expect(try client.change("disableUser", "accountId: \"\(person.id)\"", as: street.admin).codes == [])
                    }
                    #expect(try client.data("{ viewer { isUnderReview } }", as: street.victim).at("viewer.isUnderReview") == false)
                }
            }
        }
    }

    @Test("prevent all new posts and requests but let the account finish existing ones")
    func paths() async throws {
        try await EngineFixture.run { fixture in
            let street = try Street(fixture.database, people: 2)
            let other = try Street.post(of: street.people[0], in: street.session)
            try await fixture.client { client throws in
                let sent = try client.change(
                    "sendFoodRequest",
                    "foodPostId: \"food_post_\(other)\", quantity: 1",
                    "foodRequest { id }",
                    as: street.victim
                )
                let own = sent.at("foodRequest.id").string ?? ""
                let received = try client.change(
                    "sendFoodRequest",
                    "foodPostId: \"food_post_\(street.post)\", quantity: 1",
                    "foodRequest { id }",
                    as: street.people[1]
                )
                let asked = received.at("foodRequest.id").string ?? ""
                try street.session.execute("UPDATE account SET restricted_at = now() WHERE id = \(street.victim.number)")
                let third = try Street.post(of: street.people[1], in: street.session)
                for (name, input) in [
                    ("addFoodPost", DonationFixture.input()), ("editFoodPost", "id: \"food_post_\(street.post)\", title: \"Insults\""),
                    ("sendFoodRequest", "foodPostId: \"food_post_\(third)\", quantity: 1"),
                    ("editFoodRequest", "id: \"\(own)\", note: \"Insults\""),
                    ("submitFoodFeedback", "foodPostId: \"food_post_\(other)\", stars: 1, comment: \"Insults\""),
                    ("showFoodPostContact", "foodPostId: \"food_post_\(third)\""),
                ] {
                    let payload = try client.change(name, input, as: street.victim)
                    #expect(payload.codes == ["UNDER_REVIEW"], "\(name): \(payload)")
                    #expect(
                        payload.at("userErrors.0.message")
                            == "Your account is restricted. You can finish what you have started, but not start anything new"
                    )
                }
                #expect(try client.change("acceptFoodRequest", "id: \"\(asked)\"", as: street.victim).codes == [])
                #expect(try client.change("withdrawFoodRequest", "id: \"\(own)\"", as: street.victim).codes == [])
                #expect(try client.change("deleteFoodPost", "id: \"food_post_\(street.post)\"", as: street.victim).codes == [])
            }
        }
    }

    @Test("are imposed and lifted by administrators, but not on their own account")
    func decisions() async throws {
        try await EngineFixture.run { fixture in
            let street = try Street(fixture.database, people: 3)
            for person in street.people { try street.deal(person) }
            try await fixture.client { client throws in
                let reports = try street.people.map { try Self.report(client, street, by: $0).at("report.id").string ?? "" }
                // Without the dismissed report, two are left.
                #expect(try client.change("resolveReport", "reportId: \"\(reports[0])\", action: DISMISS", as: street.admin).codes == [])
                #expect(try Self.restriction(client, street) == .null)
                // A reporter with a dismissed report counts again only after a newer dealing.
                #expect(try Self.report(client, street, by: street.people[0]).codes == [])
                #expect(try Self.restriction(client, street) == .null)
                let upheld = try client.change(
                    "resolveReport",
                    "reportId: \"\(reports[1])\", action: RESTRICT",
                    "report { status reported { account { status restriction isUnderReview } } }",
                    as: street.admin
                )
                let account: Value = ["status": "ACTIVE", "restriction": "ADMINISTRATOR", "isUnderReview": false]
                #expect(upheld["report"] == ["status": "UPHELD", "reported": ["account": account]])
                let lift = "accountId: \"\(street.victim.id)\""
                for person in [street.victim, street.people[0]] {
                    #expect(try client.changing("liftRestriction", lift, as: person).errorCode == "FORBIDDEN")
                }
                let lifted = try client.change("liftRestriction", lift, "account { restriction }", as: street.admin)
                #expect(lifted["message"] == "Restriction lifted successfully" && lifted.at("account.restriction") == .null)
                #expect(try client.change("liftRestriction", lift, as: street.admin).codes == [], "repeating it changes nothing")
                #expect(try client.change("addFoodPost", DonationFixture.input(), as: street.victim).codes == [])
                let own = try client.change("liftRestriction", "accountId: \"\(street.admin.id)\"", as: street.admin)
                #expect(own.mistakes == ["accountId: You cannot lift the restriction of your own account"])
            }
            let subjects = try fixture.column("SELECT subject FROM email_outbox ORDER BY id")
            #expect(
                subjects == [
                    "Your Cupboard account is under review", "Your Cupboard account is restricted for now",
                    "Your Cupboard account is no longer restricted", "Your Cupboard account is restricted",
                    "Your Cupboard account is no longer restricted",
                ]
            )
        }
    }

    @Test("survive the deletion of the account: a new one with the same mailbox is restricted until an administrator lifts that")
    func signUpAgain() async throws {
        try await EngineFixture.run { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            try await fixture.client { client throws in
                func restriction(of person: Person) throws -> Value {
                    try client.data("{ viewer { restriction } }", as: person).at("viewer.restriction")
                }
                let proof: ObjectValue = ["password": .string(Person.password)]
                let eve = try Person.signUp(client, "eve@example.org")
                let free = try Person.signUp(client, "bo@example.org")
                try fixture.execute(
                    "UPDATE account SET email_verified = true; UPDATE account SET restricted_at = now() WHERE id = \(eve.number)"
                )
                for person in [eve, free] { #expect(try client.mutate("deleteAccount", proof, as: person).mistakes == []) }

                let again = try Person.signUp(client, "eve+again@example.org")
                #expect(try restriction(of: again) == "ADMINISTRATOR")
                #expect(try restriction(of: Person.signUp(client, "bo@example.org")) == .null)
                let other = try Person.signUp(client, "other@example.org")
                let change = proof.replacing(["email": "eve@example.org"])
                #expect(try client.mutate("updateProfile", change, as: other).mistakes == [])
                #expect(try restriction(of: other) == "ADMINISTRATOR", "an account that takes the mailbox later")

                #expect(try client.change("liftRestriction", "accountId: \"\(again.id)\"", as: admin).codes == [])
                #expect(try restriction(of: again) == .null)
                #expect(try fixture.column("SELECT digest FROM restricted_mailbox") == [])
            }
        }
    }

    @Test("are not kept for addresses that were never confirmed")
    func unconfirmed() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client throws in
                let eve = try Person.signUp(client, "victim@example.org")
                try fixture.execute("UPDATE account SET restricted_at = now() WHERE id = \(eve.number)")
                #expect(try client.mutate("deleteAccount", ["password": .string(Person.password)], as: eve).mistakes == [])
                #expect(try fixture.column("SELECT digest FROM restricted_mailbox") == [])
            }
        }
    }

    @Test("start once for concurrent reports, with one e-mail")
    func race() async throws {
        try await EngineFixture.run(loops: 2, clients: 8) { fixture in
            let street = try Street(fixture.database, people: 8)
            for person in street.people { try street.deal(person) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for person in street.people {
                    group.addTask { _ = try await fixture.client { try Self.report($0, street, by: person) } }
                }
                try await group.waitForAll()
            }
            #expect(try await fixture.client { try Self.restriction($0, street) } == "REPORTS")
            let subjects = try fixture.column("SELECT subject FROM email_outbox ORDER BY id")
            #expect(subjects == ["Your Cupboard account is under review", "Your Cupboard account is restricted for now"])
        }
    }
}

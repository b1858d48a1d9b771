import GraphQL
import Languages
import Mail
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Promised food: contacts, and promises that are taken back", .tags(.database), .timeLimit(.minutes(20)))
struct FoodPromiseTests {
    /// An e-mail in the outbox.
    private struct Email: Decodable {
        let subject: String
        let body: String?
        let replyTo: String?
        let template: String
    }

    private static func lastEmail(_ town: DonationFixture, to member: Member) throws -> Email {
        let rows = try town.session.run(
            "SELECT subject, body, reply_to, template FROM email_outbox WHERE account_id = \(member.number) ORDER BY id DESC LIMIT 1"
        )
        return try #require(try rows.first(Email.self))
    }

    /// Sets a time zone, and an expiry in another month and year there.
    private static func setNewYear(_ town: DonationFixture, _ post: String) throws {
        try town.session.run("UPDATE account SET time_zone = 'America/New_York' WHERE id = \(town.ana.number)")
        try town.session.run("UPDATE account SET time_zone = 'Europe/Madrid', phone = '+34 600 12 34 56' WHERE id = \(town.donor.number)")
        // 03:05 UTC on the first day of a year that is always in the future of this test.
        try town.session.run("UPDATE food_post SET expires_at = '2199-01-01T03:05:00Z' WHERE id = \(town.number(post))")
    }

    @Test("the e-mail about an acceptance states the place, the time and the contact, and replies go to the contact")
    func accepted() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(
                    client,
                    ["location": #"{address: "Calle Betis 1 2/3, Sevilla", latitude: 37.38611, longitude: -5.99222}"#]
                )
                try Self.setNewYear(town, post)
                let request = try town.request(client, post, 2, by: town.ana)
                _ = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: town.donor)
                let email = try Self.lastEmail(town, to: town.ana)
                #expect(email.subject == "Your request was accepted")
                #expect(email.replyTo == "dora@example.org", "the contact of the post, not the donor's account")
                let details = """
                    Where: Calle Betis 1 2/3, Sevilla
                    Map: https://www.google.com/maps/dir/?api=1&destination=37.38611%2C-5.99222
                    Until: Monday, December 31, 2198, 10:05 PM (America/New_York)
                    Contact: Dora, dora@example.org, +34 954 11 22 33

                    Your reply to this e-mail goes to Dora.
                    """
                #expect(email.body?.contains("\n\n\(details)\n\n") == true, "\(email.body ?? "")")

                // A reservation replaces the e-mail, and states the same. The donor's e-mail has the receiver's contact.
                try town.session.run("UPDATE account SET language = 'ES' WHERE id = \(town.donor.number)")
                _ = try client.change("reserveFood", "foodRequestId: \"\(request)\"", as: town.ana)
                let own = try Self.lastEmail(town, to: town.ana)
                #expect(own.subject == "You have reserved food" && own.replyTo == "dora@example.org")
                #expect(own.body?.contains(details) == true)
                let other = try Self.lastEmail(town, to: town.donor)
                #expect(other.replyTo == "ana@people.example")
                let spanish = """
                    Dónde: Calle Betis 1 2/3, Sevilla
                    Mapa: https://www.google.com/maps/dir/?api=1&destination=37.38611%2C-5.99222
                    Hasta: martes, 1 de enero de 2199, 4:05 (Europe/Madrid)
                    Contacto: Ana, ana@people.example

                    Tu respuesta a este correo le llega a Ana.
                    """
                #expect(other.body?.contains("\n\n\(spanish)\n\n") == true, "\(other.body ?? "")")

                // Once the reservation has ended, no contact is left in any e-mail that waits.
                _ = try client.change("cancelFoodReservation", "id: \"\(request)\", confirm: true", as: town.ana)
                for member in [town.donor, town.ana] {
                    let ended = try Self.lastEmail(town, to: member)
                    #expect(ended.replyTo == nil && ended.body?.contains("Calle Betis") == false)
                }
            }
        }
    }

    @Test("receivers of promised food learn of another place, time or contact, and no e-mail with the former one is sent")
    func changed() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let (asked, promised) = (try town.request(client, post, by: town.bo), try town.request(client, post, by: town.ana))
                _ = try client.change("acceptFoodRequest", "id: \"\(promised)\"", as: town.donor)
                // The mail server was not available, so the e-mail is tried again later.
                try town.session.run("UPDATE email_outbox SET attempts = 1")
                func contents() throws -> [String] {
                    try town.session.column(
                        "SELECT subject || ': ' || body FROM email_outbox WHERE account_id = \(town.ana.number) ORDER BY id"
                    )
                }
                let news = "SELECT title_en FROM notification WHERE account_id = \(town.ana.number) ORDER BY id"
                _ = try client.change("setNotificationPreferences", "donations: true", as: town.ana)
                for (edit, mutation, expected) in [
                    (#"location: {address: "Plaza Ñ 7, Villarriba"}"#, "editFoodPost", "Where: Plaza Ñ 7, Villarriba"),
                    ("expiresAt: \"\(DonationFixture.moment(after: 200_000))\"", "editFoodPost", "Until: "),
                    (#"contact: {name: "Eva", email: "eva@example.org"}"#, "editFoodPostContact", "Contact: Eva, eva@example.org"),
                ] {
                    _ = try client.change(mutation, "id: \"\(post)\", \(edit)", as: town.donor)
                    let emails = try contents()
                    #expect(emails.count == 1 && emails[0].hasPrefix("The pick-up has changed: "), "\(emails)")
                    #expect(emails[0].contains(expected) && !emails[0].contains("Secret Street"), "\(emails)")
                    try town.session.run("UPDATE email_outbox SET attempts = 1")
                }
                #expect(
                    try town.session.column(news).suffix(3) == [
                        "The pick-up has changed", "The pick-up has changed", "The pick-up has changed",
                    ]
                )
                let count = try contents()
                _ = try client.change("editFoodPost", "id: \"\(post)\", description: \"Fresh\"", as: town.donor)
                #expect(try contents() == count, "a description is no news")
                let others = "SELECT count(*) FROM email_outbox WHERE account_id = \(town.bo.number) AND subject LIKE 'The pick-up%'"
                #expect(try town.session.column(others) == ["0"], "\(asked) is not promised")
            }
        }
    }

    @Test("no e-mail with a contact or the place waits after the promise", arguments: ["withdrawFoodRequest", "declineFoodRequest"])
    func forgotten(step: String) async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let request = try town.request(client, post, by: town.ana)
                _ = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: town.donor)
                let secret = "SELECT count(*) FROM email_outbox WHERE body LIKE '%Secret Street%' OR reply_to IS NOT NULL"
                #expect(try town.session.column(secret) == ["1"])
                try town.session.run("UPDATE email_outbox SET attempts = 1")
                _ = try client.change(step, "id: \"\(request)\"", as: step == "withdrawFoodRequest" ? town.ana : town.donor)
                #expect(try town.session.column(secret) == ["0"])
            }
        }
    }

    @Test("an unconfirmed e-mail of the receiver is not shared, and a contact without an e-mail gets no replies")
    func withoutAddress() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(
                    client,
                    [
                        "contact": #"{name: "Visit www.evil.example", phone: "555 1234"}"#,
                        "location": #"{address: "El Molino, Villarriba"}"#,
                    ]
                )
                let request = try town.request(client, post, by: town.ana)
                _ = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: town.donor)
                let email = try Self.lastEmail(town, to: town.ana)
                #expect(email.replyTo == nil && email.body?.contains("reply") == false)
                #expect(email.body?.contains("Contact: Visit www. evil. example, 555 1234\n") == true, "\(email.body ?? "")")
                #expect(email.body?.contains("Map:") == false, "the middle of the area leads nowhere")
                try town.session.run("UPDATE account SET email_verified = false, phone = '+34 600 00 11 22' WHERE id = \(town.ana.number)")
                _ = try client.change("reserveFood", "foodRequestId: \"\(request)\"", as: town.ana)
                let other = try Self.lastEmail(town, to: town.donor)
                #expect(other.replyTo == nil)
                #expect(other.body?.contains("Contact: Ana, +34 600 00 11 22\n") == true, "\(other.body ?? "")")
                let seen = "{ node(id: \"\(request)\") { ... on FoodRequest { receiverContact { name email phone } } } }"
                #expect(
                    try client.data(seen, as: town.donor).at("node.receiverContact")
                        == ["name": "Ana", "email": .null, "phone": "+34 600 00 11 22"]
                )
            }
        }
    }

    @Test("both sides see the contact of the other one while the food is promised")
    func contacts() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let (post, other) = (try town.post(client), try town.post(client))
                let request = try town.request(client, post, by: town.ana)
                _ = try town.request(client, other, by: town.bo)
                let selection = "receiverContact { name email phone } foodPost { contact { email } }"
                let paths = [
                    (town.donor, "{ viewer { receivedFoodRequests { nodes { id \(selection) } } } }", "viewer.receivedFoodRequests.nodes"),
                    (town.donor, "{ foodPost(id: \"\(post)\") { requests { nodes { id \(selection) } } } }", "foodPost.requests.nodes"),
                    (town.donor, "{ nodes(ids: [\"\(request)\"]) { ... on FoodRequest { id \(selection) } } }", "nodes"),
                    (town.ana, "{ viewer { foodRequests { nodes { id \(selection) } } } }", "viewer.foodRequests.nodes"),
                    (town.ana, "{ nodes(ids: [\"\(request)\"]) { ... on FoodRequest { id \(selection) } } }", "nodes"),
                ]
                func expect(isShared: Bool) throws {
                    for (member, query, path) in paths {
                        let answer = try client.query(query, as: member)
                        let node = try answer.json().data.at(path).items.first { $0["id"].string == request }
                        let contact: Value = ["name": "Ana", "email": "ana@people.example", "phone": .null]
                        let isDonor = member.number == town.donor.number
                        #expect(node?["receiverContact"] == (isShared && isDonor ? contact : .null), "\(query)")
                        #expect(node?.at("foodPost.contact.email").string == (isShared || isDonor ? "dora@example.org" : nil), "\(query)")
                        #expect(!answer.text.contains("bo@people.example"))
                    }
                }
                try expect(isShared: false)
                _ = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: town.donor)
                try expect(isShared: true)
                _ = try client.change("reserveFood", "foodRequestId: \"\(request)\"", as: town.ana)
                try expect(isShared: true)
                // A disabled receiver is not reached, so the contact is hidden meanwhile.
                let query = "{ node(id: \"\(request)\") { ... on FoodRequest { receiverContact { name } } } }"
                try town.session.run("UPDATE account SET status = 'DISABLED' WHERE id = \(town.ana.number)")
                #expect(try client.data(query, as: town.donor).at("node.receiverContact") == .null)
                try town.session.run("UPDATE account SET status = 'ACTIVE' WHERE id = \(town.ana.number)")
                _ = try client.change("cancelFoodReservation", "id: \"\(request)\", confirm: true", as: town.ana)
                try expect(isShared: false)
            }
        }
    }

    @Test("declining an accepted request takes back the promise: the food is available, the contact is hidden, the receiver is told")
    func revoked() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                // The receiver may be on the way, so no preference prevents the e-mail and the notification.
                _ = try client.change("setNotificationPreferences", "donations: false, foodRequestsByEmail: false", as: town.ana)
                let post = try town.post(client)
                let request = try town.request(client, post, 5, by: town.ana)
                _ = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: town.donor)
                let payload = try client.change(
                    "declineFoodRequest",
                    "id: \"\(request)\"",
                    "foodRequest { status receiverContact { name } foodPost { availableQuantity reservedQuantity } }",
                    as: town.donor
                )
                #expect(payload["message"].string == "Acceptance withdrawn successfully")
                let food: Value = ["availableQuantity": 5, "reservedQuantity": 0]
                #expect(payload["foodRequest"] == ["status": "DECLINED", "receiverContact": .null, "foodPost": food])
                let email = try Self.lastEmail(town, to: town.ana)
                #expect(email.subject == "Your request is no longer accepted" && email.template == "food_ended" && email.replyTo == nil)
                #expect(email.body?.contains("Dora had promised you 5 loaves of “Bread”") == true)
                #expect(email.body?.contains("Secret Street") == false)
                #expect(try town.notices(of: town.ana) == ["Your request is no longer accepted"])
                let seen = "{ foodPost(id: \"\(post)\") { contact { name } location { isExact } } }"
                #expect(try client.data(seen, as: town.ana)["foodPost"] == ["contact": .null, "location": ["isExact": false]])
                // The food can be promised to another receiver, and to the same one again.
                try town.bring(client, try town.request(client, post, 3, by: town.bo), to: "RESERVED", of: town.bo)
                try town.bring(client, try town.request(client, post, 2, by: town.ana), to: "ACCEPTED", of: town.ana)
                // A pending request is declined as before.
                let pending = try town.request(client, town.post(client), by: town.bo)
                let declined = try client.change("declineFoodRequest", "id: \"\(pending)\"", as: town.donor)
                #expect(declined["message"].string == "Request declined successfully")
                #expect(try Self.lastEmail(town, to: town.bo).subject == "Your request was declined")
            }
        }
    }

    @Test("when a promise is taken back and reserved at the same time, exactly one of the two succeeds")
    func race() async throws {
        try await EngineFixture.run(loops: 2, clients: 8) { fixture in
            let town = try DonationFixture(fixture.database, receivers: 12)
            let (post, requests) = try await fixture.client { client throws in
                let post = try town.post(client, ["quantity": "12"])
                let requests = try town.receivers.map { receiver in
                    let request = try town.request(client, post, by: receiver)
                    try town.bring(client, request, to: "ACCEPTED", of: receiver)
                    return (request, receiver)
                }
                return (post, requests)
            }
            let reserved = try await withThrowingTaskGroup(of: Bool.self) { group in
                for (request, receiver) in requests {
                    group.addTask {
                        async let taken = fixture.client { client in
                            try client.change("reserveFood", "foodRequestId: \"\(request)\"", as: receiver).codes
                        }
                        async let declined = fixture.client { client in
                            try client.change("declineFoodRequest", "id: \"\(request)\"", as: town.donor).codes
                        }
                        let codes = (try await taken, try await declined)
                        #expect(codes == ([], ["WRONG_STATUS"]) || codes == (["WRONG_STATUS"], []))
                        return codes.0 == []
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(
                try town.session.column("SELECT reserved_quantity::integer FROM food_post WHERE id = \(town.number(post))") == [
                    "\(reserved)"
                ]
            )
            #expect(
                try town.session.column("SELECT count(*) FROM email_outbox WHERE subject = 'Your request is no longer accepted'")
                    == ["\(requests.count - reserved)"]
            )
        }
    }

    @Test("a request whose post was deleted says so, and one that was declined says that")
    func closed() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database, receivers: 3)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let (pending, promised) = (try town.request(client, post, by: town.ana), try town.request(client, post, by: town.bo))
                try town.bring(client, promised, to: "ACCEPTED", of: town.bo)
                let declined = try town.request(client, post, by: town.receivers[2])
                try town.bring(client, declined, to: "DECLINED", of: town.receivers[2])
                _ = try client.change("deleteFoodPost", "id: \"\(post)\"", as: town.donor)
                let gone = "This food is no longer offered"
                let attempts: [(String, String, Member, String)] = [
                    ("editFoodRequest", "note: \"At six\", id: \"\(pending)\"", town.ana, gone),
                    ("withdrawFoodRequest", "id: \"\(pending)\"", town.ana, gone),
                    ("acceptFoodRequest", "id: \"\(pending)\"", town.donor, gone),
                    ("reserveFood", "foodRequestId: \"\(promised)\"", town.bo, gone),
                    ("declineFoodRequest", "id: \"\(promised)\"", town.donor, gone),
                    ("withdrawFoodRequest", "id: \"\(declined)\"", town.receivers[2], "This request has already been declined"),
                ]
                for (mutation, input, member, message) in attempts {
                    let payload = try client.change(mutation, input, as: member)
                    #expect(payload["message"].string == message, "\(mutation)")
                    #expect(payload.codes == ["WRONG_STATUS"])
                }
                // The same after the donor has closed the account.
                let other = try town.request(client, town.post(client), by: town.ana)
                _ = try client.change("deleteAccount", "password: \"\(Member.password)\"", as: town.donor)
                let payload = try client.change("withdrawFoodRequest", "id: \"\(other)\"", as: town.ana, language: .spanish)
                #expect(payload["message"].string == "Esta comida ya no se ofrece")
            }
        }
    }

    @Test("deleting a post deletes e-mails with its contact that are not sent yet, also failed ones and those that are retried")
    func erased() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database, receivers: 4)
            try await fixture.client { client throws in
                let post = try town.post(client)
                for receiver in town.receivers {
                    try town.bring(client, town.request(client, post, by: receiver), to: "RESERVED", of: receiver)
                }
                let session = try town.session
                // One waits, one is retried later, one has failed, and one is retried by an operator.
                let numbers = town.receivers.map(\.number)
                try session.run("UPDATE email_outbox SET attempts = 3 WHERE account_id = \(numbers[1])")
                try session.run(
                    "UPDATE email_outbox SET state = 'FAILED', next_attempt_at = NULL, attempts = 17 WHERE account_id = \(numbers[2])"
                )
                try session.run(
                    "UPDATE email_outbox SET state = 'FAILED', next_attempt_at = NULL, attempts = 17 WHERE account_id = \(numbers[3])"
                )
                for id in try session.run("SELECT id FROM email_outbox WHERE account_id = \(numbers[3])").decode(Int64.self) {
                    #expect(try OutboxRecord.retry(id, on: session))
                }
                _ = try client.change("deleteFoodPost", "id: \"\(post)\"", as: town.donor)
                let left = try session.column("SELECT body FROM email_outbox WHERE body IS NOT NULL AND account_id <> \(town.donor.number)")
                #expect(left.count == town.receivers.count)
                #expect(
                    left.allSatisfy { $0.contains("no longer offers this food") && !$0.contains("Secret Street") && !$0.contains("954") }
                )
                let texts = try session.column("SELECT coalesce(body, '') || coalesce(reply_to, '') FROM email_outbox")
                #expect(texts.allSatisfy { !$0.contains("Secret Street") && !$0.contains("dora@example.org") && !$0.contains("@people") })
            }
        }
    }
}

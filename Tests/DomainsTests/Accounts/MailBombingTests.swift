import GraphQL
import Mail
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Limits on e-mails", .tags(.database), .timeLimit(.minutes(20)))
struct MailBombingTests {
    private static func templates(to address: String, _ fixture: EngineFixture) throws -> [String] {
        try fixture.column("SELECT template FROM email_outbox WHERE recipient = '\(address)' ORDER BY id")
    }

    /// Changes a password several times.
    ///
    /// Every change must succeed.
    private static func changePassword(_ client: EngineClient, _ person: inout Person, times: Int) throws {
        for _ in 0..<times {
            let input: ObjectValue = [
                "currentPassword": .string(Person.password), "password": .string(Person.password),
                "passwordConfirmation": .string(Person.password),
            ]
            let payload = try client.mutate("changePassword", input, "session { token }", as: person)
            guard payload.mistakes == [], let token = payload.at("session.token").string else { throw Unexpected(text: "\(payload)") }
            person.token = token
        }
    }

    @Test("120 password changes send nothing to an unconfirmed address and five e-mails to a confirmed one")
    func passwords() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                var ana = try Person.signUp(client, "ana@example.com")
                try Self.changePassword(client, &ana, times: 120)
                #expect(try Self.templates(to: ana.email, fixture) == ["email_confirmation"])
                try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
                try Self.changePassword(client, &ana, times: 120)
                #expect(
                    try Self.templates(to: ana.email, fixture) == ["email_confirmation"] + Array(repeating: "password_changed", count: 5)
                )
            }
        }
    }

    @Test("an account that never confirmed its address causes few e-mails, also over several accounts")
    func unconfirmed() async throws {
        try await EngineFixture.run(services: { services in
            services.accounts.hidesAccounts = false
            services.accounts.emailConfirmations.count = 0
            services.accounts.passwordResets.count = 0
            services.accounts.passwordResetsPerAddress.count = 0
            services.accounts.passwordAttempts.count = 3
        }) { fixture in
            let friend = try Member("Friend", in: fixture.database)
            let admin = try Member("Admin", isAdmin: true, in: fixture.database)
            try await fixture.client { client in
                for round in 0..<3 {
                    var eve = try Person.signUp(client, "victim@example.com", ["roles": ["DONOR", "RECEIVER"]])
                    let codes = try (0..<8).map { _ in try client.mutate("requestEmailConfirmation", [:], as: eve).codes }
                    // Signing up has sent the first of five e-mails. Further requests return an error.
                    #expect(codes.count { $0.isEmpty } == (round == 0 ? 4 : 0), "\(codes)")
                    #expect(codes.allSatisfy { $0.isEmpty || $0 == ["TOO_MANY_ATTEMPTS"] }, "\(codes)")
                    for _ in 0..<8 { #expect(try client.mutate("requestPasswordReset", ["email": "victim@example.com"]).mistakes == []) }
                    try Self.changePassword(client, &eve, times: 2)
                    _ = try client.mutate("createApiKey", ["name": "Key", "scopes": ["RECIPES_READ"]], as: eve)
                    #expect(
                        try client.changing("exportMyData", "password: \"\(Person.password)\"", as: eve).errorCode == "EMAIL_UNCONFIRMED"
                    )
                    // An invitation to the address of an account gets the usual response.
                    let invited = try client.change("referFriend", "email: \"victim@example.com\"", as: friend)
                    #expect(invited.codes == (round == 0 ? [] : ["ALREADY_INVITED"]))
                    _ = try client.change("reportUser", "accountId: \"\(eve.id)\", reason: \"x\"", as: friend)
                    for name in ["disableUser", "enableUser"] { _ = try client.change(name, "accountId: \"\(eve.id)\"", as: admin) }
                    for _ in 0..<4 { _ = try Person.logIn(client, "victim@example.com", "Wrong-Horse-7") }
                    let found = try Self.templates(to: "victim@example.com", fixture)
                    // Deleting the account deletes its e-mails but not the counters.
                    #expect(found.count { $0 == "email_confirmation" } == (round == 0 ? 5 : 0), "\(found)")
                    #expect(found.count { $0 == "password_reset" } == (round == 0 ? 5 : 0), "\(found)")
                    #expect(Set(found).isSubset(of: ["email_confirmation", "password_reset"]), "\(found)")
                    _ = try client.change("deleteUser", "accountId: \"\(eve.id)\"", as: admin)
                    #expect(try Self.templates(to: "victim@example.com", fixture) == [])
                    // Other counters limit failed log-ins and confirmations.
                    try fixture.execute("DELETE FROM attempt")
                }
            }
        }
    }

    @Test("many accounts together cannot flood one stranger")
    func strangers() async throws {
        try await EngineFixture.run(loops: 2, clients: 12) { fixture in
            let people = try (0..<24).map { try Member("Person \($0)", in: fixture.database) }
            let codes = try await withThrowingTaskGroup(of: [[String]].self) { group in
                for (number, person) in people.enumerated() {
                    group.addTask {
                        try await fixture.client { client in
                            let item = "itemId: \"catalog_item_\(number % 5 + 1)\", email: \"Victim@example.org\""
                            return [
                                try client.change("referFriend", "email: \"victim@example.org\"", as: person).codes,
                                try client.change("shareItem", item, as: person).codes,
                            ]
                        }
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for kind in 0...1 {
                let kinds = codes.map { $0[kind] }
                #expect(kinds.count { $0 == [] } == 3, "\(kinds)")
                #expect(kinds.count { $0 == ["TOO_MANY_ATTEMPTS"] } == 21, "\(kinds)")
            }
            #expect(
                try Self.templates(to: "victim@example.org", fixture).sorted()
                    == Array(repeating: "friend_referral", count: 3) + Array(repeating: "item_shared", count: 3)
            )
            // The same accounts can still invite other people.
            try await fixture.client { client throws in
                for person in people {
                    #expect(try client.change("referFriend", "email: \"f\(person.number)@example.org\"", as: person).codes == [])
                }
            }
        }
    }

    @Test("one mailbox sends 20 invitations a day, with all its accounts, and one network sends 100")
    func inviters() async throws {
        try await EngineFixture.run { fixture in
            let people = try (0..<12).map { try Member("Person \($0)", in: fixture.database) }
            try fixture.execute("UPDATE account SET email = 'eve+' || id || '@example.org' WHERE name ~ '^Person [012]$'")
            try await fixture.client { client throws in
                func invite(_ count: Int, as person: Member, from address: String) throws -> [[String]] {
                    try (0..<count).map { number in
                        let friend = "friend\(number)of\(person.number)@example.net"
                        return try client.at(address).change("referFriend", "email: \"\(friend)\"", as: person).codes
                    }
                }
                let eve = try people[0...2].flatMap { try invite(8, as: $0, from: "192.0.2.1") }
                #expect(eve.count { $0 == [] } == 20 && eve.count { $0 == ["TOO_MANY_ATTEMPTS"] } == 4, "\(eve)")
                let others = try people[3...8].flatMap { try invite(14, as: $0, from: "192.0.2.1") }
                #expect(others.count { $0 == [] } == 80 && others.suffix(4).allSatisfy { $0 == ["TOO_MANY_ATTEMPTS"] }, "\(others)")
                #expect(try invite(1, as: people[9], from: "192.0.2.1") == [["TOO_MANY_ATTEMPTS"]])
                #expect(try invite(1, as: people[9], from: "192.0.2.2") == [[]])
            }
        }
    }

    @Test("different spellings of one mailbox are counted as one, in the program and in the database")
    func mailboxes() async throws {
        try await EngineFixture.run { fixture throws in
            let spellings = [
                "ana@example.org": "ana@example.org", "ana+news@example.org": "ana@example.org", "a.na@example.org": "a.na@example.org",
                "ana.maria@gmail.com": "anamaria@gmail.com", "a.n.a+x.y@gmail.com": "ana@gmail.com", "ana@googlemail.com": "ana@gmail.com",
                "ana@gmail.com.example.org": "ana@gmail.com.example.org",
            ]
            for (text, mailbox) in spellings {
                #expect(EmailAddress(text)?.mailbox == mailbox, "\(text)")
                #expect(try fixture.column("SELECT mailbox_of('\(text)')") == [mailbox], "\(text)")
            }
        }
    }

    @Test("the welcome e-mail is sent once, when the address is confirmed")
    func welcome() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                func confirm(_ address: String) throws {
                    let token = try fixture.column(
                        "SELECT substring(body FROM 'cpe_[A-Za-z0-9_-]+') FROM email_outbox WHERE recipient = '\(address)' AND template = 'email_confirmation'"
                    )
                    #expect(try client.mutate("confirmEmail", ["token": .string(token.last ?? "")]).mistakes == [])
                }
                let welcomes = "SELECT recipient FROM email_outbox WHERE template = 'welcome'"
                #expect(try fixture.column(welcomes) == [])
                func makeKey() throws {
                    let input: ObjectValue = ["name": "x", "scopes": ["RECIPES_READ"]]
                    #expect(try client.mutate("createApiKey", input, as: ana).mistakes == [])
                }
                try makeKey()
                try confirm("ana@example.com")
                #expect(try fixture.column(welcomes) == ["ana@example.com"])
                // A stranger may have made it before the owner of the address confirmed it.
                #expect(try fixture.column("SELECT name FROM api_key") == [])
                try makeKey()
                let input: ObjectValue = ["email": "new@example.com", "password": .string(Person.password)]
                #expect(try client.mutate("updateProfile", input, as: ana).mistakes == [])
                try confirm("new@example.com")
                #expect(try fixture.column(welcomes) == ["ana@example.com"])
                #expect(try fixture.column("SELECT name FROM api_key") == ["x"])
            }
        }
    }
}

import Engine
import Foundation
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("The words of a deleted person", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ErasedWordsTests {
    /// The beginnings of the words of the deleted person, and of a person who stays.
    private static let (own, ownDigits, others, othersDigits) = ("vrbzk", "7700900", "wkqzj", "8811911")

    /// The mutation that deletes the account.
    enum Deletion: String, CaseIterable, Sendable {
        case deleteAccount, deleteUser
    }

    @Test("are in no table after the account was deleted, except in the documented places", arguments: Deletion.allCases)
    func erased(by deletion: Deletion) async throws {
        let issuer = try await MutationExample.issuer.value
        try await GatewayFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            try await fixture.client { client in
                let session = try PostgresSession(fixture.database)
                #expect(try dump(fixture, Self.own, Self.ownDigits).places == [:], "the database contains none of the words before")
                let world = try World(client, issuer, session)

                let before = try dump(fixture, Self.own, Self.ownDigits)
                expectAllInputs(world.leaver.inputs, try SchemaFile.snapshot().schema)
                expectAllColumns(before, try Self.writableTexts(session))

                switch deletion {
                case .deleteAccount:
                    // The name of this request must not remain either.
                    try world.leave()
                case .deleteUser:
                    let payload = try client.change("deleteUser", "accountId: \"\(world.leaver.person.id)\"", as: world.admin)
                    #expect(payload["message"].string == "Deleted user successfully", "\(payload)")
                }
                let after = try dump(fixture, Self.own, Self.ownDigits)
                let documented = try Self.documentedPlaces()
                for (place, words) in after.places.sorted(by: { $0.key < $1.key }) {
                    #expect(documented.contains(place), "\(words) in \(place)")
                    #expect(words.allSatisfy { Self.mayStay($0, deletion) }, "\(words) in \(place)")
                }
                // The documentation lists no empty place. Only `deleteUser` sends an email about the deletion.
                let expected = deletion == .deleteUser ? documented : documented.subtracting(["email_outbox.recipient"])
                #expect(Set(after.places.keys) == expected, "the table in docs/guide/accounts.md and the database differ")

                try expectOthers(fixture, world, session)
            }
        }
    }

    /// Checks that words of other people stay until their accounts are deleted, and the reason of a report until it is resolved.
    private func expectOthers(_ fixture: GatewayFixture, _ world: World, _ session: PostgresSession) throws {
        let left = try dump(fixture, Self.others, Self.othersDigits)
        #expect(left.places["food_request.note"] == ["\(Self.others)noteedited"], "the note in a received request belongs to its author")
        #expect(left.places["account.name"] != nil && left.places["food_feedback.comment"] != nil)
        let reports = try session.column("SELECT id FROM report WHERE reporter_id = \(world.leaver.person.number) AND status = 'OPEN'")
        #expect(reports.count == 1)
        for report in reports {
            let payload = try world.leaver.client.change(
                "resolveReport",
                "reportId: \"report_\(report)\", action: DISMISS",
                as: world.admin
            )
            #expect(payload["userErrors"].items.isEmpty, "\(payload)")
        }
        #expect(try dump(fixture, Self.own, Self.ownDigits).places["report.reason"] == nil, "resolved")
        let payload = try world.leaver.client.change("deleteUser", "accountId: \"\(world.stayer.person.id)\"", as: world.admin)
        #expect(payload["userErrors"].items.isEmpty, "\(payload)")
        let gone = try dump(fixture, Self.others, Self.othersDigits).places
        #expect(gone["food_request.note"] == nil && gone["food_feedback.comment"] == nil, "\(gone)")
    }

    private func dump(_ fixture: GatewayFixture, _ markers: String...) throws -> DatabaseDump {
        try DatabaseDump(of: fixture.database, lookingFor: markers)
    }

    /// Whether a word may remain in any place.
    private static func mayStay(_ word: String, _ deletion: Deletion) -> Bool {
        let rest = word.dropFirst(own.count)
        // The search index stores stems of words.
        let kept = ["askedforedited", "openreason", "resolution", "operation"]
        return kept.contains { $0.hasPrefix(rest) || rest.hasPrefix($0) }
            || deletion == .deleteUser && ["newname", "newemail"].contains(where: rest.hasPrefix)
    }

    // MARK: The people

    /// Two people who have interacted, and an administrator.
    private struct World {
        var leaver: PlantedWords
        var stayer: PlantedWords
        let admin: Member

        init(_ client: Client, _ issuer: TestIssuer, _ session: PostgresSession) throws {
            admin = try Member("Ada Administrator", isAdmin: true, in: session)
            leaver = try PlantedWords(marker: ErasedWordsTests.own, digits: ErasedWordsTests.ownDigits, client)
            stayer = try PlantedWords(marker: ErasedWordsTests.others, digits: ErasedWordsTests.othersDigits, client)
            // Another account to report.
            let bystander = try Person.signUp(client, "bystander@people.example", ["name": "Bo Bystander"])
            try session.execute("UPDATE account SET notify_donations = true, email_verified = true")

            let asked = try leaver.post("askedfor", moreOf: 10)
            _ = try leaver.post("notaskedfor", moreOf: 20)
            let other = try stayer.post("theirs", moreOf: 10)
            try stayer.ask(for: asked)
            try leaver.ask(for: other)
            try leaver.join(issuer)
            try leaver.write(reporting: stayer.person)
            try stayer.write(reporting: bystander)

            // One report is resolved by an administrator; the other one stays open.
            let settled = try session.column("SELECT id FROM report WHERE reporter_id = \(leaver.person.number)")
            for report in settled { _ = try client.change("resolveReport", "reportId: \"report_\(report)\", action: DISMISS", as: admin) }
            try leaver.plant("reportUser", ["accountId": .string(bystander.id), "reason": leaver.text("openreason")])

            // Administrators write about others, and their reads are audited.
            let report = try session.column("SELECT id FROM report WHERE reporter_id = \(stayer.person.number)")
            try session.execute("UPDATE account SET is_admin = true WHERE id = \(leaver.person.number)")
            // `updateProfile` changed the addresses, and unconfirmed addresses get no food news.
            try session.execute("UPDATE account SET email_verified = true")
            try leaver.logInAgain()
            // The e-mail about an accepted request names the contact of the post.
            let accepted = try session.column("SELECT 'food_request_' || id FROM food_request WHERE receiver_id = \(stayer.person.number)")
            for request in accepted { _ = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: leaver.person) }
            try leaver.plant(
                "registerDevice",
                [
                    "token": .string(String(repeating: "7a", count: 32)), "platform": .enum("IOS"),
                    "bundle": .string("\(leaver.marker).app"),
                ]
            )
            for number in report {
                let input: ObjectValue = [
                    "reportId": .string("report_\(number)"), "action": .enum("DISMISS"), "note": leaver.text("resolution"),
                ]
                try leaver.plant("resolveReport", input)
            }
            let document = "query \(leaver.marker)Operation { accounts(first: 2) { nodes { email } } }"
            _ = try client.data(document, as: leaver.person)
            try fill(session)
        }

        /// Adds words to places that the API would only fill in ways that remove other words.
        private func fill(_ session: PostgresSession) throws {
            let (number, marker) = (leaver.person.number, leaver.marker)
            try session.run(
                """
                INSERT INTO identity_confirmation (digest, account_id, issuer, subject, expires_at)
                VALUES (sha256('identity'), \(number), 'https://issuer.example', \("\(marker)asked"), now() + interval '1 hour')
                """
            )
            // A mail server that rejects a message quotes it.
            try session.run(
                """
                UPDATE email_outbox SET last_error = \("550 no \(marker)mailbox here"), state = 'FAILED', next_attempt_at = NULL
                WHERE id = (SELECT min(id) FROM email_outbox WHERE account_id = \(number))
                """
            )
        }

        func leave() throws {
            var leaver = leaver
            try leaver.plant("deleteAccount", ["password": .string(Person.password)])
        }
    }

    // MARK: Completeness

    /// Text inputs that accept only known values.
    private static let otherInputs: [String: String] = [
        "language": "a language of the service", "timeZone": "a time zone of PostgreSQL", "provider": "a configured provider",
        "idToken": "signed by the provider; its claims are planted", "nonce": "compared with the token, never stored",
        "interests": "tags of the catalogue", "styles": "tags of the catalogue", "sizes": "sizes of the catalogue",
        "size": "a size of the item",
    ]

    /// Fails for every text input of the schema's mutations without a planted word.
    private func expectAllInputs(_ planted: Set<String>, _ schema: Schema) {
        for text in InputText.all(in: schema) where !planted.contains(text.path) && !text.isSecret {
            let name = text.path.split(separator: ".").last.map(String.init) ?? ""
            #expect(Self.otherInputs[name] != nil, "\(text.path) accepts text: plant a word there, or state why users cannot")
        }
    }

    /// Text columns without words of people, by reason.
    private static let otherColumns: [String: Set<String>] = [
        "random bytes, or values that are unreadable without them": [
            "account.password_hash", "account.referral_code", "api_key.digest", "api_key.hint", "data_export.digest", "device.token",
            "device.token_digest",
            "email_confirmation.digest", "idempotency_key.answer", "idempotency_key.digest", "idempotency_key.input_digest",
            "identity_confirmation.digest", "password_reset.digest", "session.digest", "used_identity_token.digest",
        ],
        "digests of an address, deleted with the account or after a year": [
            "account_network.digest", "attempt.subject", "email_tally.subject", "item_share.recipient_digest", "referral.recipient_digest",
            "restricted_mailbox.digest",
        ],
        "names of the gazetteer": ["account.area", "food_post.area"],
        "names of the time zone database, and reset": ["account.time_zone"],
        "values of the catalogue": [
            "fashion_profile.interests", "fashion_profile.sizes", "fashion_profile.styles", "food_post.ingredient_names", "item_click.size",
            "planned_meal.name_en", "planned_meal.name_es",
        ],
        "words of the program or its settings": [
            "account_identity.issuer", "account_identity.provider", "audit_entry.action", "audit_entry.object_type",
            "audit_entry.request_id", "budget_choice.currency_code", "email_outbox.gathering", "email_outbox.template",
            "identity_confirmation.issuer", "notification.object_type", "push_outbox.collapse_key", "push_outbox.last_error",
            "notification.title_en", "notification.title_es", "planned_meal.currency_code", "search_word.letter",
        ],
        "a picture without metadata, in a deleted row": [
            "food_post_photo.bytes", "food_post_photo.media_type", "food_post_photo.name", "photo.bytes", "photo.media_type", "photo.name",
        ],
    ]

    /// Fails for every text column without a planted word.
    private func expectAllColumns(_ dump: DatabaseDump, _ columns: [String]) {
        let others = Self.otherColumns.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        for column in columns where dump.places[column] == nil {
            #expect(others.contains(column), "\(column): plant a word there, or state why users cannot")
        }
        for column in others { #expect(columns.contains(column) && dump.places[column] == nil, "\(column) contains words or is missing") }
    }

    /// The text, bytes and JSON columns of tables that the serving role writes.
    ///
    /// Generated columns are omitted, because they repeat other columns.
    private static func writableTexts(_ session: PostgresSession) throws -> [String] {
        let rights = Domains.migrations.servingRights.tables
        let written = rights.filter { !$0.value.isDisjoint(with: [.insert, .update]) }.keys
        return try session.column(
            """
            SELECT relname || '.' || attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
            WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
                AND format_type(atttypid, NULL) ~ '^(text|character|character varying|name|json|jsonb|xml|bytea|tsvector|citext)(\\[\\])?$'
            ORDER BY 1
            """
        )
        .filter { column in written.contains { column.hasPrefix("\($0).") } }
    }

    /// The places in the table of docs/guide/accounts.md.
    private static func documentedPlaces() throws -> Set<String> {
        let page = String(decoding: try SchemaFile.read(inRepository: "docs/guide/accounts.md"), as: UTF8.self)
        guard let start = page.range(of: "## What stays of a deleted account") else { return [] }
        let rest = page[start.upperBound...]
        let section = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
        var places: Set<String> = []
        for line in section.split(separator: "\n") where line.hasPrefix("| `") {
            guard let cell = line.split(separator: "|").first else { continue }
            places.formUnion(cell.split(separator: "`").map(String.init).filter { $0.contains(".") && !$0.contains(" ") })
        }
        return places
    }
}

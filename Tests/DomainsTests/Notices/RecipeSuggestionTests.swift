import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Recipe suggestions", .tags(.database), .timeLimit(.minutes(20)))
struct RecipeSuggestionTests {
    @Test("come between 9:00 and 20:00 at a different time each day, the same on every server")
    func times() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let times = "SELECT notice_time('RECIPE_SUGGESTION', 7, '07:00', date '2026-05-01' + n) FROM generate_series(1, 200) AS n"
        let drawn = try session.column(times)
        #expect(try session.column(times) == drawn)
        #expect(drawn.allSatisfy { $0 >= "09:00:00" && $0 < "20:00:00" })
        #expect(Set(drawn).count > 190)
        #expect(Set(drawn.map { $0.prefix(2) }).count == 11, "at every hour")
    }

    @Test("are visible to the account alone, in both languages, with the recipe")
    func shown() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let person = try Member("Paula", in: board.session)
            let other = try Member("Other", isAdmin: true, in: board.session)
            try await fixture.client { client in
                let selection = "account { notificationPreferences { recipeSuggestions byEmail } }"
                let input = "recipeSuggestions: true, byEmail: true"
                let chosen = try client.change("setNotificationPreferences", input, selection, as: person)
                #expect(chosen.at("account.notificationPreferences") == ["recipeSuggestions": true, "byEmail": true])
                let kept = try client.change("setNotificationPreferences", "donations: true", selection, as: person)
                #expect(kept.at("account.notificationPreferences") == ["recipeSuggestions": true, "byEmail": true])
            }
            try board.makeSuggestible()
            let early = try board.suggestionTime(of: person, on: "2026-05-01", later: "-1 second")
            #expect(try await board.make([.recipeSuggestion], at: early) == 0)
            let due = try board.suggestionTime(of: person, on: "2026-05-01")
            #expect(try await board.make([.recipeSuggestion], at: due) == 1)
            try await fixture.client { client in
                let query = """
                    { viewer { notifications { nodes { id kind title text spanishTitle: title(language: ES) spanish: text(language: ES)
                      objectId createdAt } } } }
                    """
                let notice = try client.data(query, as: person).at("viewer.notifications.nodes.0")
                let recipe = try #require(notice["objectId"].string)
                let titles = try client.data("{ recipe(id: \"\(recipe)\") { title spanish: title(language: ES) } }")["recipe"]
                let suggested = "SELECT 'recipe_' || recipe_id FROM suggested_recipes(\(person.number), '2026-05-01', NULL, NULL, false, 1)"
                #expect(try fixture.column(suggested) == [recipe])
                #expect(notice["kind"].string == "RECIPE_SUGGESTION")
                #expect(notice["title"].string == "A recipe for you" && notice["spanishTitle"].string == "Una receta para ti")
                #expect(notice["text"].string == "How about “\(titles["title"].string ?? "")” today?")
                #expect(notice["spanish"].string == "¿Qué tal «\(titles["spanish"].string ?? "")» hoy?")
                let id = try #require(notice["id"].string)
                #expect(try client.data("{ node(id: \"\(id)\") { id } }", as: other)["node"] == .null)
                #expect(try client.data(query, as: other).at("viewer.notifications.nodes").items.isEmpty)
            }
        }
    }

    @Test("are the week's suggestions without repetition within 30 days, and stop when there are no more")
    func choice() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let person = try board.account(.recipeSuggestion)
            // Of four possible recipes, one belongs to the account and one contains an ingredient that the account avoids.
            try board.session.execute(
                """
                UPDATE recipe SET fiber_g = 100 * servings, sugar_g = 0, carbs_g = CASE WHEN id <= 4 THEN 0 ELSE 1000 * servings END;
                UPDATE recipe SET author_id = \(person.number) WHERE id = 3;
                UPDATE recipe SET allergens = CASE WHEN id = 4 THEN '{MUSTARD}' ELSE '{}' END::allergen[] WHERE id <= 4;
                INSERT INTO avoided_food (id, allergens) VALUES (\(person.number), '{MUSTARD}');
                """
            )
            func suggested(on day: String) async throws -> Int {
                try await board.make([.recipeSuggestion], at: board.suggestionTime(of: person, on: day))
            }
            for (day, count) in [("2026-05-01", 1), ("2026-05-02", 1), ("2026-05-03", 0), ("2026-06-02", 1)] {
                #expect(try await suggested(on: day) == count, "\(day)")
            }
            let recipes = try board.session.column("SELECT object_id FROM notification ORDER BY id")
            #expect(Set(recipes.prefix(2)) == ["1", "2"])
            #expect(recipes.last == recipes.first, "the least recent one")
        }
    }

    @Test("are sent by e-mail to accounts that opted in and have a confirmed address, in their language")
    func emails() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let people = try ["Spanish", "English", "Unnamed", "Silent", "Unconfirmed", "Nowhere"].map { try board.account(name: $0) }
            try board.session.execute(
                """
                UPDATE account SET notify_recipe_suggestions = true, notify_by_email = name <> 'Silent', email_verified = name <> 'Unconfirmed',
                    email = CASE WHEN name <> 'Nowhere' THEN email END,
                    language = CASE name WHEN 'Spanish' THEN 'ES' WHEN 'English' THEN 'EN' END::language
                WHERE id = ANY ('{\(people.map { "\($0.number)" }.joined(separator: ","))}')
                """
            )
            #expect(try await board.make(at: "2026-05-01 07:00") == 6)
            let emails = "SELECT concat_ws(' | ', recipient, template, language, subject) FROM email_outbox ORDER BY 1"
            #expect(
                try board.session.column(emails) == [
                    "english@people.example | recipe_suggestion | EN | A recipe for you: 2026-05-01",
                    "spanish@people.example | recipe_suggestion | ES | Una receta para ti: 2026-05-01",
                    "unnamed@people.example | recipe_suggestion | EN | A recipe for you: 2026-05-01",
                ]
            )
            #expect(
                try board.session.column(
                    "SELECT count(*) FROM email_outbox WHERE account_id IS NOT NULL AND expires_at = created_at + interval '1 day'"
                ) == ["3"]
            )
        }
    }
}

import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("The morning notification", .tags(.database), .timeLimit(.minutes(20)))
struct MorningNoticeTests {
    @Test("lists the day's meals in both languages, and marks meals with food that the account avoids")
    func meals() async throws {
        try await EngineFixture.run { fixture in
            let notices = try NotificationFixture(fixture)
            let paula = try notices.account()
            try notices.session.execute(
                """
                UPDATE account SET notify_by_email = true WHERE id = \(paula.number);
                UPDATE recipe SET title_en = 'Porridge', title_es = 'Gachas', allergens = '{}', ingredient_ids = '{5}' WHERE id = 1;
                UPDATE recipe SET title_en = 'Soup', title_es = 'Sopa', allergens = '{}', ingredient_ids = '{3,9}' WHERE id = 2;
                UPDATE recipe SET title_en = 'Fish', title_es = 'Pescado', allergens = '{FISH}', ingredient_ids = '{5}' WHERE id = 3;
                INSERT INTO avoided_food (id, allergens, ingredient_ids) VALUES (\(paula.number), '{FISH}', '{3}');
                INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings) VALUES
                    (\(paula.number), '2026-03-04', 'BREAKFAST', '08:30', 1, 1), (\(paula.number), '2026-03-04', 'LUNCH', '13:00', 2, 1),
                    (\(paula.number), '2026-03-04', 'DINNER', '20:15', 3, 1)
                """
            )
            #expect(try await notices.make([.morning], at: "2026-03-04 07:00") == 1)
            let texts = "SELECT text_en || ' – ' || text_es FROM notification WHERE account_id = \(paula.number)"
            let english = """
                8:30\u{A0}AM Porridge, 1:00\u{A0}PM Soup (contains food that you avoid), 8:15\u{A0}PM Fish (contains food that you avoid)
                """
            let spanish = "8:30 Gachas, 13:00 Sopa (contiene algo que evitas), 20:15 Pescado (contiene algo que evitas)"
            let found = try notices.session.column(texts)
            #expect(found.count == 1 && found[0].contains(english) && found[0].contains(spanish), "\(found)")
            let email = try notices.session.column("SELECT body FROM email_outbox WHERE account_id = \(paula.number)")
            #expect(email.count == 1 && email[0].contains("Soup (contains food that you avoid)"), "\(email)")
        }
    }
}

import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Notifications at a local time", .tags(.database), .timeLimit(.minutes(20)))
struct NoticeTimeTests {
    /// A morning time in a zone, and times in UTC with the number of notifications due at each.
    struct Mornings: Sendable, CustomTestStringConvertible {
        let zone: String
        let morning: String
        let moments: [(String, Int)]
        var testDescription: String { "\(zone) \(moments[0].0)" }
    }

    private static let mornings = [
        Mornings(
            zone: "America/New_York",
            morning: "02:30",
            moments: [
                ("2026-03-08 06:59", 0), ("2026-03-08 07:00", 1), ("2026-03-08 07:30", 0), ("2026-03-09 06:29", 0), ("2026-03-09 06:30", 1),
            ]
        ),
        Mornings(
            zone: "America/New_York",
            morning: "01:30",
            moments: [("2026-11-01 05:29", 0), ("2026-11-01 05:30", 1), ("2026-11-01 06:30", 0), ("2026-11-02 06:30", 1)]
        ),
        Mornings(
            zone: "Europe/Madrid",
            morning: "02:15",
            moments: [("2026-03-29 00:59", 0), ("2026-03-29 01:00", 1), ("2026-03-29 01:15", 0), ("2026-03-30 00:15", 1)]
        ),
        Mornings(
            zone: "Europe/Madrid",
            morning: "02:15",
            moments: [("2026-10-25 00:14", 0), ("2026-10-25 00:15", 1), ("2026-10-25 01:15", 0), ("2026-10-26 01:15", 1)]
        ),
        Mornings(zone: "Australia/Lord_Howe", morning: "02:10", moments: [("2026-10-03 15:29", 0), ("2026-10-03 15:30", 1)]),
        Mornings(
            zone: "Australia/Lord_Howe",
            morning: "01:40",
            moments: [("2026-04-04 14:39", 0), ("2026-04-04 14:40", 1), ("2026-04-04 15:10", 0)]
        ),
        Mornings(zone: "Asia/Kolkata", morning: "07:00", moments: [("2026-07-01 01:29", 0), ("2026-07-01 01:30", 1)]),
        Mornings(
            zone: "Pacific/Kiritimati",
            morning: "07:00",
            moments: [("2026-06-30 16:59", 0), ("2026-06-30 17:00", 1), ("2026-07-01 17:00", 1)]
        ),
        // This zone skipped December 30.
        Mornings(
            zone: "Pacific/Apia",
            morning: "07:00",
            moments: [("2011-12-29 17:00", 1), ("2011-12-30 10:00", 0), ("2011-12-30 16:59", 0), ("2011-12-30 17:00", 1)]
        ),
        // This day begins twice.
        Mornings(
            zone: "America/St_Johns",
            morning: "00:00",
            moments: [
                ("2006-10-29 02:29", 0), ("2006-10-29 02:30", 1), ("2006-10-29 02:35", 0), ("2006-10-29 03:30", 0), ("2006-10-30 03:30", 1),
            ]
        ),
    ]

    @Test("are created once a day, at the first moment that is not before their time", arguments: mornings)
    func morning(_ mornings: Mornings) async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let person = try board.account(zone: mornings.zone, morning: mornings.morning)
            for (moment, count) in mornings.moments {
                #expect(try await board.make(at: moment) == count, "\(moment)")
                #expect(try await board.make(at: moment) == 0, "\(moment) once more")
            }
            #expect(try board.texts(of: person).count == mornings.moments.map(\.1).reduce(0, +))
        }
    }

    @Test("are dropped when three hours late, and missed days are not made up for")
    func late() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let person = try board.account()
            for (moment, count) in [
                ("2026-05-01 10:00", 0), ("2026-05-02 09:59:59", 1), ("2026-05-06 06:00", 0), ("2026-05-06 08:00", 1),
                ("2026-05-08 23:59", 0),
            ] {
                #expect(try await board.make(at: moment) == count, "\(moment)")
            }
            #expect(try board.texts(of: person) == ["How about “2026-05-02” today?", "How about “2026-05-06” today?"])
        }
    }

    @Test("come once a day, even after a change of time zone or preferences")
    func changed() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let west = try board.account(name: "West", zone: "Pacific/Kiritimati")
            #expect(try await board.make(at: "2026-05-01 17:00") == 1, "on May 2")
            func change(_ person: Member, _ change: String) throws {
                try board.session.execute("UPDATE account SET \(change) WHERE id = \(person.number)")
            }
            // In Honolulu it is still May 1, and then May 2 again.
            try change(west, "time_zone = 'Pacific/Honolulu'")
            for (moment, count) in [("2026-05-01 17:01", 0), ("2026-05-02 17:00", 0), ("2026-05-03 17:00", 1)] {
                #expect(try await board.make(at: moment) == count, "\(moment)")
            }
            try change(west, "time_zone = 'Pacific/Kiritimati'")
            #expect(try await board.make(at: "2026-05-03 17:01") == 0, "it is May 4, the day of the last notification")
            #expect(try await board.make(at: "2026-05-04 17:00") == 1)
            try change(west, "notify_morning_time = '08:00'")
            #expect(try await board.make(at: "2026-05-04 18:00") == 0)
            try change(west, "notify_planned_meals = false")
            #expect(try await board.make(at: "2026-05-05 18:00") == 0)
            #expect(try await board.make(at: "2026-05-06 18:00") == 0)
            try change(west, "notify_planned_meals = true, notify_morning_time = '07:30'")
            #expect(try await board.make(at: "2026-05-06 18:01") == 1, "at once after the choice, unless that is too late")
            try change(west, "notify_planned_meals = false")
            try change(west, "notify_planned_meals = true")
            #expect(try await board.make(at: "2026-05-06 18:02") == 0)
        }
    }

    @Test("are not sent to disabled or deleted accounts, and an unknown time zone does not affect others")
    func closed() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            let disabled = try board.account(name: "Disabled")
            let deleted = try board.account(name: "Deleted")
            let lost = try board.account(name: "Lost")
            let open = try board.account(name: "Open")
            let admin = try Member("Ada", isAdmin: true, in: board.session)
            try await fixture.client { client in
                _ = try client.change("disableUser", "accountId: \"\(disabled.id)\"", as: admin)
                _ = try client.change("deleteUser", "accountId: \"\(deleted.id)\"", as: admin)
            }
            try board.session.execute("UPDATE account SET time_zone = 'Atlantic/Atlantis' WHERE id = \(lost.number)")
            #expect(try await board.make(at: "2026-05-01 07:00") == 1)
            #expect(try board.texts(of: open).count == 1)
            #expect(try board.session.column("SELECT count(*) FROM notice_schedule WHERE account_id = \(deleted.number)") == ["0"])
            try await fixture.client { _ = try $0.change("enableUser", "accountId: \"\(disabled.id)\"", as: admin) }
            try board.session.execute("UPDATE account SET time_zone = 'UTC' WHERE id = \(lost.number)")
            #expect(try await board.make(at: "2026-05-02 07:00") == 3)
        }
    }

    @Test("a notification without content does not delay other kinds")
    func kinds() async throws {
        try await EngineFixture.run { fixture in
            let board = try NotificationFixture(fixture)
            try board.makeSuggestible()
            let person = try board.account(.recipeSuggestion)
            let due = try board.suggestionTime(of: person, on: "2026-05-01")
            try board.session.execute("UPDATE account SET notify_planned_meals = true WHERE id = \(person.number)")
            #expect(try await board.make([.recipeSuggestion], at: due) == 1)
            #expect(try board.session.column("SELECT kind FROM notice_schedule WHERE next_at = '-infinity'") == ["PLANNED_MEALS"])
        }
    }
}

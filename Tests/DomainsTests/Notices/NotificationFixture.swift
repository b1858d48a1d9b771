import Mail
import Postgres
import ServiceSupport
import TestSupport

@testable import Domains
@testable import Engine

/// Accounts with scheduled notifications, and functions that create the notifications due at a given time.
struct NotificationFixture {
    let fixture: EngineFixture
    let session: PostgresSession

    init(_ fixture: EngineFixture) throws {
        self.fixture = fixture
        session = try PostgresSession(fixture.database)
    }

    /// Creates an account that has chosen a kind of notification.
    func account(
        _ kind: Notice.Kind = .plannedMeals,
        name: String = "Paula",
        zone: String = "UTC",
        morning: String = "07:00"
    ) throws -> Member {
        let member = try Member(name, in: session)
        try session.run(
            """
            UPDATE account SET time_zone = \(zone), notify_morning_time = \(morning, as: "time"),
                notify_planned_meals = \(kind == .plannedMeals), notify_recipe_suggestions = \(kind == .recipeSuggestion)
            WHERE id = \(member.number)
            """
        )
        return member
    }

    /// Creates the notifications due at a time in UTC, and returns their number.
    @discardableResult
    func make(_ notices: [ScheduledNotice] = [.dayByName], at moment: String, batchSize: Int = 100) async throws -> Int {
        try await Self.make(notices, on: fixture.engine, at: moment, batchSize: batchSize)
    }

    /// Creates the notifications due at a time in UTC on the loop of an engine.
    static func make(
        _ notices: [ScheduledNotice] = [.dayByName],
        on engine: Engine,
        at moment: String,
        batchSize: Int = 100
    ) async throws -> Int {
        try await Task(executorPreference: engine.loop) {
            try await ScheduledNotices.make(notices, on: engine.lanes.writing, app: .local, at: "\(moment)+00", batchSize: batchSize)
        }.value
    }

    /// The time in UTC when a day's suggestion is due.
    func suggestionTime(of member: Member, on day: String, zone: String = "UTC", later: String = "0 seconds") throws -> String {
        try session.column(
            """
            SELECT first_moment(date '\(day)' + notice_time('RECIPE_SUGGESTION', \(member.number), '07:00', '\(day)'), '\(zone)')
                AT TIME ZONE 'UTC' + interval '\(later)'
            """
        )[0]
    }

    /// Makes some recipes diabetes friendly so that they can be suggested.
    func makeSuggestible() throws {
        try session.execute("UPDATE recipe SET carbs_g = 0, sugar_g = 0, fiber_g = 100 * servings WHERE id <= 5")
    }

    /// The texts of an account's notifications, oldest first.
    func texts(of member: Member) throws -> [String] {
        try session.column("SELECT text_en FROM notification WHERE account_id = \(member.number) ORDER BY id")
    }
}

extension ScheduledNotice {
    /// A morning notification that names its day.
    static let dayByName = ScheduledNotice(
        kind: .plannedMeals,
        question: { due, _ in
            "SELECT * FROM unnest(\(due.map(\.account)), \(due.compactMap(\.localDay), as: "text[]")) AS due (account, local_day)"
        },
        contents: { rows, app throws(PostgresError) in
            try rows.decode(Morning.self).map { morning in
                Content(
                    account: morning.account,
                    notice: Notice(
                        .plannedMeals,
                        .recipeSuggested,
                        .recipeSuggestedText(english: morning.localDay, spanish: morning.localDay),
                        about: nil
                    ),
                    email: { .recipeSuggestion(name: $0, english: morning.localDay, spanish: morning.localDay, app: app) }
                )
            }
        }
    )

    private struct Morning: Decodable {
        let account: Int64
        let localDay: String
    }
}

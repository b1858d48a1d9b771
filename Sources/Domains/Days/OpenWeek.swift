import Engine
import Postgres

/// A week of an account that can still be changed.
struct OpenWeek {
    /// The account and the Sunday combined in one number, as computed by `account_day`.
    let id: Int64
    /// The first day of the week, a Sunday.
    let week: String
}

extension MutationCall {
    /// The week that contains `weekOf`, by default the current one.
    ///
    /// Throws if the week is over or more than a year away. The lock prevents other changes to the week until the transaction ends.
    func openWeek(_ input: MutationInput) async throws(MutationFailure) -> OpenWeek {
        let today = try await lockedDay()
        struct Week: Decodable {
            let id: Int64?
            let week: String
            let isOver: Bool
            let isFar: Bool
        }
        let week = try await first(
            Week.self,
            """
            SELECT account_day(\(account), week) AS id, week::text AS week, week + 6 < \(today, as: "date") AS is_over,
                week > \(today, as: "date") + 366 AS is_far
            FROM (SELECT week_start(coalesce(\(input.text("weekOf"), as: "date"), \(today, as: "date"))) AS week) AS asked WHERE week IS NOT NULL
            """
        )
        // ISO dates can be compared as strings.
        let isOver = week?.isOver ?? ((input.text("weekOf") ?? today) < today)
        guard !isOver else { throw .refused(UserError(.dayIsOver, .weekIsOver, "weekOf")) }
        guard let week, !week.isFar, let id = week.id else { throw .refused(UserError(.outOfRange, .dayTooFar, "weekOf")) }
        return OpenWeek(id: id, week: week.week)
    }
}

import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The first moment of a local time", .tags(.database), .timeLimit(.minutes(20)))
struct FirstMomentTests {
    private let session: PostgresSession

    init() throws { session = try PostgresSession(TestData.sharedDatabase()) }

    @Test(
        "is correct around changes of clocks",
        arguments: [
            ("America/New_York", "2026-07-01 07:00", "2026-07-01 11:00:00"),
            // Clocks go forward from 2:00 to 3:00.
            ("America/New_York", "2026-03-08 02:30", "2026-03-08 07:00:00"),
            ("Europe/Madrid", "2026-03-29 02:15:10", "2026-03-29 01:00:00"),
            ("America/Santiago", "2026-09-06 00:00", "2026-09-06 04:00:00"),
            // Clocks go back, so the time occurs twice.
            ("America/New_York", "2026-11-01 01:30", "2026-11-01 05:30:00"),
            ("Europe/Madrid", "2026-10-25 02:15", "2026-10-25 00:15:00"),
            // Clocks change by half an hour.
            ("Australia/Lord_Howe", "2026-10-04 02:10", "2026-10-03 15:30:00"),
            ("Australia/Lord_Howe", "2026-04-05 01:40", "2026-04-04 14:40:00"),
            // Clocks go back from one minute past midnight into the previous day.
            ("America/St_Johns", "2006-10-29 00:00", "2006-10-29 02:30:00"),
            // The zone skips a day across the date line.
            ("Pacific/Apia", "2011-12-30 07:00", "2011-12-30 10:00:00"),
            ("Asia/Kolkata", "2026-07-01 07:00", "2026-07-01 01:30:00"),
            ("Pacific/Kiritimati", "2026-07-01 07:00", "2026-06-30 17:00:00"),
        ]
    )
    func changes(zone: String, local: String, expected: String) throws {
        let moment = try session.column("SELECT first_moment('\(local)', '\(zone)') AT TIME ZONE 'UTC'")
        #expect(moment == [expected])
    }

    @Test(
        "equals the result of a search in steps of five minutes",
        arguments: ["America/New_York", "Europe/Madrid", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu"]
    )
    func everyTime(zone: String) throws {
        let wrong = try session.column(
            """
            SELECT local_time FROM generate_series(timestamp '2026-03-01 00:00', '2026-04-06', '55 minutes') AS local_time
            WHERE first_moment(local_time, '\(zone)') <> (
                SELECT min(moment) FROM generate_series(
                    local_time AT TIME ZONE '\(zone)' - interval '2 hours', local_time AT TIME ZONE '\(zone)' + interval '2 hours', '5 minutes'
                ) AS moment WHERE moment AT TIME ZONE '\(zone)' >= local_time
            )
            """
        )
        #expect(wrong == [])
    }
}

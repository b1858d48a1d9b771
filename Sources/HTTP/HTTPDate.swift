import Reactor

/// The `Date` header's line, rewritten once a second.
final class HTTPDate {
    private(set) var line: [UInt8] = []
    private var validUntil = MonotonicTime(nanoseconds: 0)

    /// Updates the line to the current second; returns whether it changed.
    @discardableResult
    func refresh(_ now: MonotonicTime) -> Bool {
        if now < validUntil { return false }
        let time = WallTime.now
        validUntil = now.advanced(by: .nanoseconds(1_000_000_000 - time.nanoseconds))
        line.removeAll(keepingCapacity: true)
        line.append("Date: ")
        Self.append(time.seconds, to: &line)
        line.append("\r\n")
        return true
    }

    /// Appends seconds since 1970 as an IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-date-time-formats
    static func append(_ seconds: Int64, to bytes: inout [UInt8]) {
        let days = Int(seconds / 86_400)
        let ofDay = Int(seconds % 86_400)
        let (year, month, day) = civil(days)
        bytes.append(weekdays[(days + 4) % 7])
        bytes.append(twoDigits: day)
        bytes.append(months[month - 1])
        bytes.append(decimal: year)
        bytes.append(" ")
        bytes.append(twoDigits: ofDay / 3600)
        bytes.append(":")
        bytes.append(twoDigits: ofDay / 60 % 60)
        bytes.append(":")
        bytes.append(twoDigits: ofDay % 60)
        bytes.append(" GMT")
    }

    /// The date of a day counted from 1970.
    ///
    /// Counted in eras of 400 years that begin in March, so that leap days come last.
    private static func civil(_ daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let days = daysSince1970 + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    private static let weekdays: [StaticString] = ["Sun, ", "Mon, ", "Tue, ", "Wed, ", "Thu, ", "Fri, ", "Sat, "]
    private static let months: [StaticString] = [
        " Jan ", " Feb ", " Mar ", " Apr ", " May ", " Jun ", " Jul ", " Aug ", " Sep ", " Oct ", " Nov ", " Dec ",
    ]
}

import Importing

/// A date or date-time as feeds write it, in seconds since 1970: `2026-02-24T11:07:31+0100`, `2026-02-24T11:07Z`, `2026-02-24`.
///
/// Spec: https://support.google.com/merchants/answer/6324460
struct FeedMoment: Comparable {
    let seconds: Int

    init(seconds: Int) {
        self.seconds = seconds
    }

    /// Parses a moment.
    ///
    /// A date without a time is the start of that day in UTC, or its end if `endsDay` is true.
    init?(_ text: some StringProtocol, endsDay: Bool = false) {
        let parts = text.split { $0 == "T" || $0 == " " }
        guard (1...2).contains(parts.count), let day = Self.day(parts[0]) else { return nil }
        if parts.count == 1 {
            seconds = day + (endsDay ? 86_400 : 0)
            return
        }
        guard let time = Self.time(parts[1]) else { return nil }
        seconds = day + time
    }

    static func < (one: FeedMoment, other: FeedMoment) -> Bool { one.seconds < other.seconds }

    /// Parses a date and returns the midnight at its start, in UTC.
    private static func day(_ text: some StringProtocol) -> Int? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = number(parts[0], digits: 4, in: 1970...9999), let month = number(parts[1], in: 1...12),
            let day = number(parts[2], in: 1...daysOfMonth(month, year))
        else { return nil }
        // Counts days from 1 March of year 0, so that February is the last month of the year.
        let (shifted, years) = ((month + 9) % 12, month <= 2 ? year - 1 : year)
        let days = years * 365 + years / 4 - years / 100 + years / 400 + (153 * shifted + 2) / 5 + day - 1
        return (days - 719_468) * 86_400
    }

    private static func daysOfMonth(_ month: Int, _ year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Parses a time and returns the seconds since midnight UTC.
    private static func time(_ text: some StringProtocol) -> Int? {
        let clock = text.prefix { $0 == ":" || $0.isNumber }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hour = number(parts[0], in: 0...23), let minute = number(parts[1], in: 0...59),
            let second = parts.count == 3 ? number(parts[2], in: 0...60) : 0
        else { return nil }
        let rest = text.dropFirst(clock.count)
        guard let shift = rest.isEmpty || rest == "Z" ? 0 : offset(rest) else { return nil }
        return hour * 3_600 + minute * 60 + second - shift
    }

    /// Parses an offset such as `+0100` or `-05:30`.
    private static func offset(_ text: some StringProtocol) -> Int? {
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = String(text.dropFirst().filter { $0 != ":" })
        guard digits.count == 4, let hours = number(digits.prefix(2), in: 0...14), let minutes = number(digits.suffix(2), in: 0...59) else {
            return nil
        }
        return (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    private static func number(_ text: some StringProtocol, digits: Int = 2, in range: ClosedRange<Int>) -> Int? {
        guard text.utf8.count == digits, text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text), range.contains(number)
        else {
            return nil
        }
        return number
    }
}

/// A period between two moments: `2026-02-24T11:07Z/2026-03-01T11:07Z`.
struct FeedPeriod {
    private let begin: FeedMoment
    private let end: FeedMoment

    init(_ text: String, of name: String) throws(RecordProblem) {
        let parts = text.split(separator: "/").map { String($0).trimmed }
        guard parts.count == 2, let begin = FeedMoment(parts[0]), let end = FeedMoment(parts[1], endsDay: true), begin <= end else {
            throw RecordProblem(
                "“\(name)” is “\(text.prefix(80))”: two times are needed, such as 2026-02-24T11:07+0100/2026-03-01T11:07+0100"
            )
        }
        (self.begin, self.end) = (begin, end)
    }

    /// Whether a moment is within the period.
    func contains(_ moment: FeedMoment) -> Bool { begin <= moment && moment < end }
}

/// A moment relative to a fixed day, so that the demo data do not depend on the time of seeding.
struct Moment: Comparable, Sendable {
    let secondsBeforeToday: Int

    /// The fixed day, 2026-11-01 00:00 UTC, in days since 1970.
    private static let today = 20_758
    /// The maximum age of recipes: two years.
    static let span = 730 * 86_400

    init(secondsBeforeToday: Int) { self.secondsBeforeToday = secondsBeforeToday }

    /// Creates a moment that does not depend on the fixed day.
    ///
    /// Food is posted before the day of seeding and expires after it.
    init(secondsSince1970 seconds: Int) { secondsBeforeToday = Self.today * 86_400 - seconds }

    static func < (one: Moment, other: Moment) -> Bool { one.secondsBeforeToday > other.secondsBeforeToday }

    /// The moment in PostgreSQL's format.
    var text: String {
        let seconds = Self.today * 86_400 - secondsBeforeToday
        let (year, month, day) = Self.civil(seconds / 86_400)
        let ofDay = seconds % 86_400
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(two(month))-\(two(day)) \(two(ofDay / 3_600)):\(two(ofDay / 60 % 60)):\(two(ofDay % 60))+00"
    }

    /// The Gregorian date of a day since 1970, computed in eras of 400 years that begin in March.
    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = shifted / 146_097
        let ofEra = shifted % 146_097
        let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * ofYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

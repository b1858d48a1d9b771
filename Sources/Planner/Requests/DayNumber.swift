/// The number of a day in the Gregorian calendar; the difference of two is the number of days between them.
struct DayNumber: Sendable {
    let value: Int

    /// The day of a valid `Date` such as `2026-03-01`; nil for anything else.
    ///
    /// Years are counted from March, so that the leap day is their last; then any five months up to January have 153 days.
    init?(_ date: String) {
        let parts = date.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
        let isBeforeMarch = month < 3
        let (shiftedYear, shiftedMonth) = isBeforeMarch ? (year - 1, month + 9) : (year, month - 3)
        let days = shiftedYear * 365 + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
        value = days + (153 * shiftedMonth + 2) / 5 + day
    }
}

import Glibc

/// Formats dates for e-mails: `Sat, 21 Nov 2026 15:35:54 +0000`.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc5322#section-3.3
enum InternetDate {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Formats a time in seconds since 1970.
    static func text(_ seconds: Int64) -> String {
        var moment = time_t(seconds)
        var fields = unsafe tm()
        // Sound: pointers to locals, and only numbers are read from them.
        _ = unsafe gmtime_r(&moment, &fields)
        let (weekday, day, month, year) = unsafe (fields.tm_wday, fields.tm_mday, fields.tm_mon, fields.tm_year + 1_900)
        let clock = unsafe [fields.tm_hour, fields.tm_min, fields.tm_sec].map(twoDigits).joined(separator: ":")
        return "\(weekdays[Int(weekday) % 7]), \(twoDigits(day)) \(months[Int(month) % 12]) \(year) \(clock) +0000"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

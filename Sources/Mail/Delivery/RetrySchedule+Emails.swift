public import Curl

extension RetrySchedule {
    /// For e-mails: from half a minute to six hours, with 17 attempts in about two days.
    public static let emails = RetrySchedule(first: .seconds(30), longest: .seconds(21_600), attempts: 17)
}

/// The settings of accounts and their limits.
public struct AccountSettings: Sendable {
    /// The lifetime of a session.
    public var sessionLifetime = Duration.seconds(30 * 86_400)
    /// The maximum number of sessions of an account.
    ///
    /// The next login ends the oldest.
    public var sessions = 200
    /// Whether responses hide the existence of accounts.
    ///
    /// If so, logging in has the same response for a wrong password and for an unknown account. Signing up has the same response for a free
    /// address and for one in use.
    public var hidesAccounts = false
    /// The addresses of accounts with publicly known passwords.
    ///
    /// Their logins are answered as if the password were wrong.
    public var refusedLogIns: Set<String> = []
    /// Publicly known passwords, which are treated as wrong.
    public var refusedPasswords: Set<String> = []
    /// The limit of wrong passwords for one account, before its logins are locked.
    public var passwordAttempts = AttemptLimit(10, within: .seconds(900), lock: .seconds(900))
    /// The limit of wrong passwords from one address, over all accounts.
    public var passwordAttemptsPerAddress = AttemptLimit(300, within: .seconds(900), lock: .seconds(900))
    /// The delay of the next attempt after the third wrong password.
    ///
    /// The delay doubles with each further failure, up to eight times this value.
    public var passwordDelay = Duration.milliseconds(250)
    /// The limit of accounts created from one address.
    public var signUpsPerAddress = AttemptLimit(500, within: .seconds(3_600))
    /// The limit of password reset tokens for one account.
    public var passwordResets = AttemptLimit(5, within: .seconds(3_600))
    /// The limit of password reset tokens requested from one address.
    public var passwordResetsPerAddress = AttemptLimit(50, within: .seconds(3_600))
    /// The lifetime of a password reset token.
    public var passwordResetLifetime = Duration.seconds(45 * 60)
    /// The limit of data export links for one account.
    public var dataExports = AttemptLimit(5, within: .seconds(86_400))
    /// The lifetime of a data export link.
    public var dataExportLifetime = Duration.seconds(24 * 3_600)
    /// Whether mutations that reach other people require a confirmed e-mail.
    public var needsConfirmedEmail = false
    /// The limit of confirmation links sent to one e-mail address.
    public var emailConfirmations = AttemptLimit(5, within: .seconds(3_600))
    /// The lifetime of a confirmation link.
    public var emailConfirmationLifetime = Duration.seconds(24 * 3_600)
    /// The number of accounts that one person can report in a day.
    public var dailyReports = 20
    /// The number of friends that one person can invite in a day.
    public var dailyReferrals = 20
    /// The number of catalogue items that one person can send to friends in a day.
    public var dailyItemShares = 20
    /// The number of times that one person can send feedback on the app in a day.
    public var dailyFeedback = 10
    /// The number of food posts that one person can add in a day.
    public var dailyFoodPosts = 200
    /// The number of food requests that one person can send or change in a day.
    ///
    /// Each request or change notifies a donor.
    public var dailyFoodRequests = 300
    /// The number of posts whose contact one person can see in a day.
    public var dailyFoodContacts = 30

    /// Creates the default settings.
    public init() {}
}

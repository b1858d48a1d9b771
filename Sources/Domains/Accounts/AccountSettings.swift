/// The settings of accounts.
public struct AccountSettings: Sendable {
    /// How long a session lasts.
    public var sessionLifetime = Duration.seconds(30 * 86_400)
    /// How many sessions an account can have; with the next log-in the oldest ends.
    public var sessions = 200
    /// Whether logging in answers the same for a wrong password and for an unknown account, and signing up for an e-mail that is free and one that
    /// is not, so that no one learns who has an account.
    public var hidesAccounts = false
    /// The addresses of accounts whose password everybody knows; logging in to them is answered like a wrong password.
    public var refusedLogIns: Set<String> = []
    /// How many wrong passwords an account may get before nobody can log in to it for a while.
    public var passwordAttempts = AttemptLimit(10, within: .seconds(900), lock: .seconds(900))
    /// How many wrong passwords may come from one address, whatever the accounts.
    public var passwordAttemptsPerAddress = AttemptLimit(300, within: .seconds(900), lock: .seconds(900))
    /// How long the next attempt waits after the third wrong password; twice as long after each further one, up to eight times.
    public var passwordDelay = Duration.milliseconds(250)
    /// How many accounts may be made from one address.
    public var signUpsPerAddress = AttemptLimit(500, within: .seconds(3_600))
    /// How many tokens for a new password may be asked for, account by account.
    public var passwordResets = AttemptLimit(5, within: .seconds(3_600))
    /// How many of them may be asked for from one address.
    public var passwordResetsPerAddress = AttemptLimit(50, within: .seconds(3_600))
    /// How long such a token can be used.
    public var passwordResetLifetime = Duration.seconds(45 * 60)
    /// How many links to everything that is stored of an account can be asked for.
    public var dataExports = AttemptLimit(5, within: .seconds(86_400))
    /// How long such a link can be used.
    public var dataExportLifetime = Duration.seconds(24 * 3_600)
    /// Whether what reaches other people takes a confirmed e-mail.
    public var needsConfirmedEmail = false
    /// How many links to confirm it are sent to one e-mail.
    public var emailConfirmations = AttemptLimit(5, within: .seconds(3_600))
    /// How long such a link can be used.
    public var emailConfirmationLifetime = Duration.seconds(24 * 3_600)
    /// How many accounts somebody can report within a day.
    public var dailyReports = 20
    /// How many friends somebody can invite within a day.
    public var dailyReferrals = 20
    /// How many items of the catalogue somebody can send to friends within a day.
    public var dailyItemShares = 20
    /// How often somebody can say within a day what they think of the service.
    public var dailyFeedback = 10
    /// How many posts of food somebody can make within a day.
    public var dailyFoodPosts = 200
    /// How many requests for food somebody can send or change within a day: each tells a donor.
    public var dailyFoodRequests = 300
    /// Of how many posts somebody can ask to be shown the contact within a day.
    public var dailyFoodContacts = 30

    /// The defaults.
    public init() {}
}

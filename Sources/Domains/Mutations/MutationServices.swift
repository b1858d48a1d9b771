public import Mail

/// What the server lends mutations besides the database; shared by all loops.
public struct MutationServices: Sendable {
    /// Where passwords are hashed.
    public let passwords: PasswordWork
    /// The settings of accounts.
    public var accounts = AccountSettings()
    /// Where links in e-mails lead.
    public var app = AppAddress.local
    /// What photos may be like.
    public var photos = PhotoSettings()

    /// The services of a server; `passwords` has threads of its own.
    public init(passwords: PasswordWork) {
        self.passwords = passwords
    }
}

/// The settings of accounts.
public struct AccountSettings: Sendable {
    /// How long a session lasts.
    public var sessionLifetime = Duration.seconds(30 * 86_400)
    /// Whether logging in answers the same for a wrong password and for an unknown account, so that nobody learns who has one.
    public var hidesAccounts = false
    /// How many accounts somebody can report within a day.
    public var dailyReports = 20
    /// How many friends somebody can invite within a day.
    public var dailyReferrals = 20
    /// How often somebody can say within a day what they think of the service.
    public var dailyFeedback = 10

    /// The defaults.
    public init() {}
}

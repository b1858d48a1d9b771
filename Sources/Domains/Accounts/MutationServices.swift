public import IdentityTokens
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
    /// The names of time zones.
    let timeZones = TimeZoneNames()
    /// Who else can say who somebody is; nil for nobody.
    public var identities: IdentityTokenVerifier?
    /// Hears what operators need to know of a refusal and clients must not: for the log.
    public var note: @Sendable (_ event: StaticString, _ reason: String) -> Void = { _, _ in }

    /// The services of a server; `passwords` has threads of its own.
    public init(passwords: PasswordWork) {
        self.passwords = passwords
    }
}

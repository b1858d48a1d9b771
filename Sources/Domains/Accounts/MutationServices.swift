public import Geocoding
public import IdentityTokens
public import Mail

/// The services that the server provides to mutations besides the database.
///
/// All loops share them.
public struct MutationServices: Sendable {
    /// The threads that hash passwords.
    public let passwords: PasswordWork
    /// The settings of accounts.
    public var accounts = AccountSettings()
    /// The address of the app, for links in e-mails.
    public var app = AppAddress.local
    /// The limits for photos.
    public var photos = PhotoSettings()
    /// The time zones of the database.
    let timeZones = TimeZoneNames()
    /// The verifier of identity tokens.
    ///
    /// Nil if no identity provider is trusted.
    public var identities: IdentityTokenVerifier?
    /// The geocoder for street addresses.
    ///
    /// Nil if the operator has named none.
    public var geocoder: Geocoder?
    /// Logs the reason of a refusal for operators.
    ///
    /// Clients must not see it.
    public var note: @Sendable (_ event: StaticString, _ reason: String) -> Void = { _, _ in }

    /// Creates the services of a server.
    ///
    /// `passwords` has its own threads.
    public init(passwords: PasswordWork) {
        self.passwords = passwords
    }
}

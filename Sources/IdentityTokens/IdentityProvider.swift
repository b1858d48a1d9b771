/// A trusted identity provider.
public struct IdentityProvider: Sendable, Equatable {
    /// The provider's name for clients.
    public let name: String
    /// The exact value of `iss` in its tokens.
    public let issuer: String
    /// The accepted values of `aud`: the ids that the provider assigned to our apps.
    public let audiences: [String]
    /// The source of the provider's keys.
    public let keys: KeySource

    /// Describes a provider.
    public init(name: String, issuer: String, audiences: [String], keys: KeySource) {
        self.name = name
        self.issuer = issuer
        self.audiences = audiences
        self.keys = keys
    }
}

/// A provider of identities whose word is taken.
public struct IdentityProvider: Sendable, Equatable {
    /// What clients call it.
    public let name: String
    /// What its tokens have as `iss`, to the letter.
    public let issuer: String
    /// What its tokens can have as `aud`: the ids that it has given to our apps.
    public let audiences: [String]
    /// Where its keys are.
    public let keys: KeySource

    /// Describes a provider.
    public init(name: String, issuer: String, audiences: [String], keys: KeySource) {
        self.name = name
        self.issuer = issuer
        self.audiences = audiences
        self.keys = keys
    }
}

public import Sodium

extension SecretToken.Kind {
    /// The token of a session.
    public static let session = SecretToken.Kind(prefix: "cps_")
    /// A partner's key.
    public static let apiKey = SecretToken.Kind(prefix: "cpk_")
    /// The one-time token of a new password.
    public static let passwordReset = SecretToken.Kind(prefix: "cpr_")
}

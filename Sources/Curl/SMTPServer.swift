/// A mail server that accepts messages, and the way to connect to it.
public struct SMTPServer: Sendable {
    /// The encryption of the connection; `smtps://` is always encrypted.
    public enum Encryption: String, Sendable, CaseIterable {
        /// Never.
        case off
        /// If the server offers `STARTTLS`, without checking its identity: better than nothing, since the alternative is no encryption.
        case opportunistic = "try"
        /// Always, with a valid certificate.
        case required
    }

    /// The server's address: `smtp://host:port` or `smtps://host:port`.
    public var url: String
    /// The user to log in as; nil to skip the log-in.
    public var user: String?
    /// The password for the log-in.
    public var password: String?
    /// The encryption; nil means required if there is a user, and otherwise opportunistic.
    public var encryption: Encryption?
    /// A file with the certificates (PEM) to trust; nil for the system's trusted certificates.
    public var certificates: String?
    /// The time that one message may take, from connecting to the server's last reply.
    public var timeout = Duration.seconds(30)

    /// Creates a server with the default settings.
    public init(url: String) {
        self.url = url
    }

    /// The encryption to use.
    ///
    /// By default, a password is never sent in clear text.
    var effectiveEncryption: Encryption { encryption ?? (user == nil ? .opportunistic : .required) }
}

/// A mail server that takes messages, and how to talk to it.
public struct SMTPServer: Sendable {
    /// Whether the conversation is encrypted; by `smtps://` it always is.
    public enum Encryption: String, Sendable, CaseIterable {
        /// Never.
        case off
        /// If the server offers it (`STARTTLS`), whoever it says it is: better than nothing, since nothing would do as well.
        case opportunistic = "try"
        /// With a certificate that holds, or not at all.
        case required
    }

    /// Where it listens: `smtp://host:port` or `smtps://host:port`.
    public var url: String
    /// The name to log in with; without it nobody logs in.
    public var user: String?
    /// The password to log in with.
    public var password: String?
    /// Whether the conversation is encrypted; nil: required where a password goes over it, else if the server offers it.
    public var encryption: Encryption?
    /// A file with the certificates (PEM) that vouch for the server; nil: those that the system trusts.
    public var certificates: String?
    /// How long one message may take, from connecting to the server's last word.
    public var timeout = Duration.seconds(30)

    /// Names a server.
    public init(url: String) {
        self.url = url
    }

    /// What holds when nothing is said: a password never travels in clear text by accident.
    var effectiveEncryption: Encryption { encryption ?? (user == nil ? .opportunistic : .required) }
}

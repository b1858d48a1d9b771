public import Curl

/// What the delivery of e-mails goes by.
public struct DeliveryConfiguration: Sendable {
    /// The mail server.
    public var server: SMTPServer
    /// Who e-mails come from.
    public var sender: Mailbox
    /// How often to look for e-mails.
    public var pollInterval = Duration.seconds(2)
    /// When to try again what was not taken, and when to give up.
    public var schedule = RetrySchedule.emails
    /// When to try again while the mail server, or the database, is not there.
    public var outages = RetrySchedule.outages
    /// How long an e-mail belongs to who has begun to send it; must be longer than a message may take.
    public var lease = Duration.seconds(300)

    /// The defaults for a mail server and a sender.
    public init(server: SMTPServer, sender: Mailbox) {
        self.server = server
        self.sender = sender
    }
}

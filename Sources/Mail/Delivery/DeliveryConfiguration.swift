public import Curl

/// The settings for delivering e-mails.
public struct DeliveryConfiguration: Sendable {
    /// The mail server.
    public var server: SMTPServer
    /// The sender of all e-mails.
    public var sender: Mailbox
    /// The interval between checks for new e-mails.
    public var pollInterval = Duration.seconds(2)
    /// The schedule for e-mails that the server did not accept.
    public var schedule = RetrySchedule.emails
    /// The schedule for reconnecting to an unavailable mail server or database.
    public var outages = RetrySchedule.outages
    /// The duration of a process's claim on an e-mail; it must be longer than sending a message can take.
    public var lease = Duration.seconds(300)

    /// Creates the default settings for a mail server and a sender.
    public init(server: SMTPServer, sender: Mailbox) {
        self.server = server
        self.sender = sender
    }
}

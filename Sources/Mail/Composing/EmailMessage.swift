public import Languages

/// A plain-text e-mail, ready to be sent.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc5322 (headers), https://www.rfc-editor.org/rfc/rfc2045 (content)
public struct EmailMessage: Sendable {
    /// The sender.
    public var sender: Mailbox
    /// The recipient.
    public var recipient: EmailAddress
    /// The address for replies; nil if they go to the sender.
    public var replyTo: EmailAddress?
    /// The subject; line breaks become blanks.
    public var subject: String
    /// The text, with any kind of line breaks.
    public var body: String
    /// The language of the subject and the body.
    public var language: Language
    /// The time at which the message was written, in seconds since 1970.
    public var date: Int64
    /// The unique left part of the Message-ID, a UUID.
    public var identifier: String

    /// Creates a message.
    public init(
        from sender: Mailbox,
        to recipient: EmailAddress,
        replyTo: EmailAddress? = nil,
        subject: String,
        body: String,
        language: Language,
        date: Int64,
        identifier: String
    ) {
        self.sender = sender
        self.recipient = recipient
        self.replyTo = replyTo
        self.subject = subject
        self.body = body
        self.language = language
        self.date = date
        self.identifier = identifier
    }

    /// The whole message in ASCII with CR LF line breaks; equal values give equal bytes.
    public var bytes: [UInt8] {
        let reply = replyTo.map { [("Reply-To", $0.ascii)] } ?? []
        let sides = [("Date", InternetDate.text(date)), ("From", sender.headerText), ("To", recipient.ascii)] + reply
        let content = [
            ("Subject", HeaderText.encoded(subject)),
            ("Message-ID", "<\(identifier.filter { $0.isASCII && ($0.isHexDigit || $0 == "-") })@\(sender.address.asciiDomain)>"),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "quoted-printable"),
            ("Content-Language", language.enumValue.lowercased()),
            // Prevents automatic replies such as vacation notices (RFC 3834).
            ("Auto-Submitted", "auto-generated"),
        ]
        var bytes: [UInt8] = []
        for (name, value) in sides + content { bytes += "\(name): \(value)\r\n".utf8 }
        bytes += "\r\n".utf8
        return bytes + QuotedPrintable.encode(body)
    }
}

public import Languages

/// An e-mail of plain text, ready to be sent.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc5322 (headers), https://www.rfc-editor.org/rfc/rfc2045 (content)
public struct EmailMessage: Sendable {
    /// Who sends it.
    public var sender: Mailbox
    /// Who gets it.
    public var recipient: EmailAddress
    /// What it is about; whatever would end the line becomes a blank.
    public var subject: String
    /// The text, with any ends of lines.
    public var body: String
    /// The language of subject and body.
    public var language: Language
    /// When it was written, in seconds since 1970.
    public var date: Int64
    /// What no other message has: the left part of its Message-ID, as a UUID.
    public var identifier: String

    /// Gathers what an e-mail consists of.
    public init(
        from sender: Mailbox,
        to recipient: EmailAddress,
        subject: String,
        body: String,
        language: Language,
        date: Int64,
        identifier: String
    ) {
        self.sender = sender
        self.recipient = recipient
        self.subject = subject
        self.body = body
        self.language = language
        self.date = date
        self.identifier = identifier
    }

    /// The whole message in ASCII, its lines ended by CR LF; the same for the same values.
    public var bytes: [UInt8] {
        let headers = [
            ("Date", InternetDate.text(date)),
            ("From", sender.headerText),
            ("To", recipient.ascii),
            ("Subject", HeaderText.encoded(subject)),
            ("Message-ID", "<\(identifier.filter { $0.isASCII && ($0.isHexDigit || $0 == "-") })@\(sender.address.asciiDomain)>"),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "quoted-printable"),
            ("Content-Language", language.enumValue.lowercased()),
            // Programs that answer by themselves, such as those of people on holiday, keep quiet then (RFC 3834).
            ("Auto-Submitted", "auto-generated"),
        ]
        var bytes: [UInt8] = []
        for (name, value) in headers { bytes += "\(name): \(value)\r\n".utf8 }
        bytes += "\r\n".utf8
        return bytes + QuotedPrintable.encode(body)
    }
}

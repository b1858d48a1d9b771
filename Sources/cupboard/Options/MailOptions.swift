public import ArgumentParser
public import Curl
import Mail

/// The sending of emails, and the destination of their links.
struct MailOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The mail server: smtp://host:port or smtps://host:port. Without it e-mails stay in the outbox, where `cupboard outbox` shows them. \
            The password of --smtp-user comes from a file or from CUPBOARD_SMTP_PASSWORD.
            """,
            valueName: "url"
        )
    )
    var smtpUrl: String?

    @Option(help: ArgumentHelp("The name to log in to the mail server with.", valueName: "name"))
    var smtpUser: String?

    @Option(help: ArgumentHelp("A file whose first line is the password.", valueName: "file"))
    var smtpPasswordFile: String?

    @Option(
        help: ArgumentHelp(
            """
            Whether to encrypt by STARTTLS: off; try, if the server offers it, without asking for a certificate that holds; required. \
            [default: required with --smtp-user, else try]
            """,
            valueName: "when"
        )
    )
    var smtpTls: SMTPServer.Encryption?

    @Option(
        help: ArgumentHelp("A file with the certificates (PEM) that vouch for the mail server. [default: the system's]", valueName: "file")
    )
    var smtpCertificates: String?

    @Option(help: ArgumentHelp("How long the mail server may take for one e-mail. [default: 30]", valueName: "seconds"))
    var smtpTimeout: Double?

    @Option(help: ArgumentHelp("Who e-mails come from: an address, or 'Name <address>'. Needed with --smtp-url.", valueName: "mailbox"))
    var mailFrom: String?

    @Option(
        help: ArgumentHelp(
            "Where the app is that people use: links in e-mails begin with it. [default: http://localhost:8080]",
            valueName: "url"
        )
    )
    var appUrl: String?

    @Option(
        help: ArgumentHelp(
            "Where this server can be reached, such as https://api.example: links to people's own data begin with it. [default: as --app-url]",
            valueName: "url"
        )
    )
    var serverUrl: String?

    @Option(help: ArgumentHelp("Where the app can be had for a phone; invitations name it.", valueName: "url"))
    var appStoreUrl: String?

    /// Returns the configuration for sending emails, or nil without a mail server.
    func delivery() throws -> DeliveryConfiguration? {
        guard let url = try Setting("smtp-url").value(smtpUrl) else { return nil }
        guard let text = try Setting("mail-from").value(mailFrom) else {
            throw CommandFailure("--smtp-url needs --mail-from (or CUPBOARD_MAIL_FROM): who e-mails come from.")
        }
        guard let sender = Mailbox(text) else {
            throw CommandFailure("--mail-from must be an address such as 'Cupboard <hello@example.com>', not “\(text)”.")
        }
        return DeliveryConfiguration(server: try server(url), sender: sender)
    }

    /// Returns the base address of links in emails.
    func app() throws -> AppAddress {
        let base = try Setting("app-url").value(appUrl) ?? AppAddress.local.base
        let (store, gateway) = (try Setting("app-store-url").value(appStoreUrl), try Setting("server-url").value(serverUrl))
        guard let app = AppAddress(base, store: store, gateway: gateway) else {
            throw CommandFailure("--app-url, --app-store-url and --server-url must begin with https:// or http:// and hold no blanks.")
        }
        return app
    }

    private func server(_ url: String) throws -> SMTPServer {
        let lower = url.lowercased()
        // The message omits the URL, because it may contain a password.
        guard lower.hasPrefix("smtp://") || lower.hasPrefix("smtps://"), !url.contains("@"),
            url.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else {
            throw CommandFailure(
                "--smtp-url must be smtp://host:port or smtps://host:port; the user belongs in --smtp-user, the password in --smtp-password-file."
            )
        }
        var server = SMTPServer(url: url)
        server.user = try Setting("smtp-user").value(smtpUser)
        server.password = try password()
        server.encryption = try Setting("smtp-tls").value(smtpTls)
        server.certificates = try Setting("smtp-certificates").value(smtpCertificates)
        try Setting("smtp-timeout").apply(seconds: smtpTimeout, in: 1...120, to: &server.timeout)
        guard server.user == nil || server.password != nil else {
            throw CommandFailure("--smtp-user needs a password: --smtp-password-file, or CUPBOARD_SMTP_PASSWORD.")
        }
        return server
    }

    private func password() throws -> String? {
        guard let file = try Setting("smtp-password-file").value(smtpPasswordFile) else { return Environment["CUPBOARD_SMTP_PASSWORD"] }
        let line = try TextFile.read(file).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard !line.isEmpty else { throw CommandFailure("\(file): the first line, which should be the password, is empty.") }
        return String(decoding: line, as: UTF8.self)
    }
}

extension SMTPServer.Encryption: ExpressibleByArgument {}

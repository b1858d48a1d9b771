public import ArgumentParser
public import Curl
import Mail

/// The sending of emails, and the destination of their links.
struct MailOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The mail server: smtp://host:port or smtps://host:port. Without it e-mails stay in the outbox, where `cupboard outbox` shows them. \
            The password of --smtp-user comes from --smtp-password-file or CUPBOARD_SMTP_PASSWORD.
            """,
            valueName: "url"
        )
    )
    var smtpUrl: String?

    @Option(help: ArgumentHelp("The user name for the mail server.", valueName: "name"))
    var smtpUser: String?

    @Option(help: ArgumentHelp("A file whose first line is the mail server's password.", valueName: "file"))
    var smtpPasswordFile: String?

    @Option(
        help: ArgumentHelp(
            """
            Encryption by STARTTLS: off; try (if the server offers it, without checking its certificate); or required. \
            [default: required with --smtp-user, else try]
            """,
            valueName: "when"
        )
    )
    var smtpTls: SMTPServer.Encryption?

    @Option(
        help: ArgumentHelp("A PEM file with the CA certificates for the mail server. [default: the system's]", valueName: "file")
    )
    var smtpCertificates: String?

    @Option(help: ArgumentHelp("Maximum time to deliver one e-mail to the mail server. [default: 30]", valueName: "seconds"))
    var smtpTimeout: Double?

    @Option(help: ArgumentHelp("The sender of e-mails: an address, or 'Name <address>'. Required with --smtp-url.", valueName: "mailbox"))
    var mailFrom: String?

    @Option(
        help: ArgumentHelp(
            "The URL of the app; links in e-mails begin with it. [default: http://localhost:8080]",
            valueName: "url"
        )
    )
    var appUrl: String?

    @Option(
        help: ArgumentHelp(
            "The public URL of this server, such as https://api.example; links to data exports begin with it. [default: as --app-url]",
            valueName: "url"
        )
    )
    var serverUrl: String?

    @Option(help: ArgumentHelp("The URL of the app in an app store, for invitations.", valueName: "url"))
    var appStoreUrl: String?

    @Option(
        help: ArgumentHelp(
            """
            Names, links and invitations of single apps: a JSON file with an object for each app, such as \
            {"FOODSAVER": {"name": "FoodSaver", "url": "https://foodsaver.example"}}. [environment: CUPBOARD_APPS; default: none]
            """,
            valueName: "file"
        )
    )
    var apps: String?

    /// Returns the configuration for sending emails, or nil without a mail server.
    func delivery() throws -> DeliveryConfiguration? {
        guard let url = try Setting("smtp-url").value(smtpUrl) else { return nil }
        guard let text = try Setting("mail-from").value(mailFrom) else {
            throw CommandFailure("--smtp-url requires --mail-from (or CUPBOARD_MAIL_FROM), the sender of e-mails.")
        }
        guard let sender = Mailbox(text) else {
            throw CommandFailure("--mail-from must be an address such as 'Cupboard <hello@example.com>', not “\(text)”.")
        }
        return DeliveryConfiguration(server: try server(url), sender: sender)
    }

    /// Returns the addresses that links in emails begin with.
    func app() throws -> AppAddress {
        let base = try Setting("app-url").value(appUrl) ?? AppAddress.local.base
        let (store, gateway) = (try Setting("app-store-url").value(appStoreUrl), try Setting("server-url").value(serverUrl))
        guard var app = AppAddress(base, store: store, gateway: gateway) else {
            throw CommandFailure("--app-url, --app-store-url and --server-url must begin with https:// or http:// and contain no spaces.")
        }
        guard let path = try Setting("apps").value(apps) else { return app }
        let file = try TextFile.read(path)
        do throws(CommandFailure) {
            try AppConfiguration.add(file, to: &app)
        } catch {
            throw CommandFailure("Cannot use the apps in \(path.printable): \(error)")
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
                "--smtp-url must be smtp://host:port or smtps://host:port. Give the user in --smtp-user and the password in --smtp-password-file."
            )
        }
        var server = SMTPServer(url: url)
        server.user = try Setting("smtp-user").value(smtpUser)
        server.password = try password()
        server.encryption = try Setting("smtp-tls").value(smtpTls)
        server.certificates = try Setting("smtp-certificates").value(smtpCertificates)
        try Setting("smtp-timeout").apply(seconds: smtpTimeout, in: 1...120, to: &server.timeout)
        guard server.user == nil || server.password != nil else {
            throw CommandFailure("--smtp-user requires a password: --smtp-password-file or CUPBOARD_SMTP_PASSWORD.")
        }
        return server
    }

    private func password() throws -> String? {
        guard let file = try Setting("smtp-password-file").value(smtpPasswordFile) else { return Environment["CUPBOARD_SMTP_PASSWORD"] }
        let line = try TextFile.read(file).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard !line.isEmpty else { throw CommandFailure("\(file): the first line must be the password, but it is empty.") }
        return String(decoding: line, as: UTF8.self)
    }
}

extension SMTPServer.Encryption: ExpressibleByArgument {}

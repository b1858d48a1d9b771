import ArgumentParser
import Domains

/// `cupboard admin`: manages administrators, and the reports they cannot resolve themselves.
struct AdminCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin",
        abstract: "Make administrators, list them, and settle reports.",
        discussion: "The first administrator is made here; the audit has each change.",
        subcommands: [
            AdminCreateCommand.self, AdminGrantCommand.self, AdminRevokeCommand.self, AdminListCommand.self, AdminReportsCommand.self,
            AdminSettleCommand.self, AdminLiftCommand.self,
        ]
    )
}

/// `cupboard admin create`: creates an administrator with a new account.
struct AdminCreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Make an account that runs the service.",
        discussion: """
            The password is asked for on a terminal; otherwise it is the first line of standard input, or CUPBOARD_ADMIN_PASSWORD. It is never \
            an argument, which others on the machine could see.
            """
    )

    @Option(help: ArgumentHelp("The e-mail address to log in with.", valueName: "address"))
    var email: String

    @Option(help: ArgumentHelp("The name shown to others.", valueName: "name"))
    var name: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        let password = try PasswordPrompt.newPassword(variable: "CUPBOARD_ADMIN_PASSWORD")
        try database.withAdministrators { administrators in
            let number = try administrators.create(email: email, name: name, password: password)
            print("account_\(number) can log in as \(email.printable) now, and runs the service.")
        }
    }
}

/// `cupboard admin grant`: makes an existing account an administrator.
struct AdminGrantCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "grant", abstract: "Let an account run the service.")

    @Option(help: ArgumentHelp("The account's e-mail address.", valueName: "address"))
    var email: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.withAdministrators { administrators in
            let hasChanged = try administrators.grant(email: email)
            print(hasChanged ? "\(email.printable) runs the service now." : "\(email.printable) runs the service already.")
        }
    }
}

/// `cupboard admin revoke`: removes an account's administrator rights.
struct AdminRevokeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "revoke", abstract: "Let an account run the service no longer.")

    @Option(help: ArgumentHelp("The account's e-mail address.", valueName: "address"))
    var email: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.withAdministrators { administrators in
            let hasChanged = try administrators.revoke(email: email)
            print(hasChanged ? "\(email.printable) does not run the service any more." : "\(email.printable) does not run the service.")
            if try administrators.list().isEmpty { print("Nobody runs the service now: `cupboard admin grant` makes it somebody.") }
        }
    }
}

/// `cupboard admin list`: lists the administrators.
struct AdminListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Say who runs the service.")

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.withAdministrators { administrators in
            let list = try administrators.list()
            if list.isEmpty { print("Nobody runs the service: `cupboard admin create` makes it somebody.") }
            for one in list {
                print("account_\(one.number)  \(one.email.printable)  \(one.name.printable)\(one.isActive ? "" : "  (disabled)")")
            }
        }
    }
}

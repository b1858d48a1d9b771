import ArgumentParser
import Domains

/// `cupboard admin`: manages administrators and resolves reports, even those that administrators cannot resolve through the API.
struct AdminCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin",
        abstract: "Create and list administrators, and resolve reports.",
        discussion: "The first administrator is created with this command. The audit log records every change.",
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
        abstract: "Create an administrator.",
        discussion: """
            On a terminal the command asks for the password. Otherwise it is the first line of standard input, or CUPBOARD_ADMIN_PASSWORD. It is \
            never an argument, because other users of the machine could see it.
            """
    )

    @Option(help: ArgumentHelp("The e-mail address for log-in.", valueName: "address"))
    var email: String

    @Option(help: ArgumentHelp("The name that other users see.", valueName: "name"))
    var name: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        let password = try PasswordPrompt.newPassword(variable: "CUPBOARD_ADMIN_PASSWORD")
        try database.withAdministrators { administrators in
            let number = try administrators.create(email: email, name: name, password: password)
            print("Created the administrator account_\(number), who can log in as \(email.printable).")
        }
    }
}

/// `cupboard admin grant`: makes an existing account an administrator.
struct AdminGrantCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "grant", abstract: "Make an account an administrator.")

    @Option(help: ArgumentHelp("The account's e-mail address.", valueName: "address"))
    var email: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.withAdministrators { administrators in
            let hasChanged = try administrators.grant(email: email)
            print(hasChanged ? "\(email.printable) is now an administrator." : "\(email.printable) is already an administrator.")
        }
    }
}

/// `cupboard admin revoke`: removes an account's administrator rights.
struct AdminRevokeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "revoke", abstract: "Revoke an account's administrator role.")

    @Option(help: ArgumentHelp("The account's e-mail address.", valueName: "address"))
    var email: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.withAdministrators { administrators in
            let hasChanged = try administrators.revoke(email: email)
            print(hasChanged ? "\(email.printable) is no longer an administrator." : "\(email.printable) is not an administrator.")
            if try administrators.list().isEmpty {
                print("There is no administrator now. Make an account one with `cupboard admin grant`.")
            }
        }
    }
}

/// `cupboard admin list`: lists the administrators.
struct AdminListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the administrators.")

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.withAdministrators { administrators in
            let list = try administrators.list()
            if list.isEmpty { print("There is no administrator. Create one with `cupboard admin create`.") }
            for one in list {
                print("account_\(one.number)  \(one.email.printable)  \(one.name.printable)\(one.isActive ? "" : "  (disabled)")")
            }
        }
    }
}

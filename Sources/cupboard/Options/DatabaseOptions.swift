import ArgumentParser
import Domains
import Glibc
import Postgres

/// The database of a command: a named one or the embedded one.
struct DatabaseOptions: ParsableArguments {
    @Option(
        name: .customLong("database"),
        help: ArgumentHelp(
            "The database, as a URL or key=value pairs. [environment: DATABASE_URL] Without it the command runs an embedded PostgreSQL.",
            valueName: "url"
        )
    )
    var url: String?

    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder of the embedded PostgreSQL. [environment: CUPBOARD_DATA; default: .data]", valueName: "dir")
    )
    var folder: String?

    /// Opens the configured database, and starts it if it is embedded.
    func open() throws -> Database {
        try Database.open(url: url, folder: folder)
    }

    /// Opens the database as its owner, the only role that may change tables.
    ///
    /// MIGRATION_DATABASE_URL takes precedence over DATABASE_URL.
    func openAsOwner() throws -> Database {
        try Database.open(url: url ?? Environment["MIGRATION_DATABASE_URL"], folder: folder)
    }
}

/// The role that serves the database, for commands that change its tables.
struct ServingRoleOptions: ParsableArguments {
    @Option(
        name: .customLong("serving-role"),
        help: ArgumentHelp(
            "The role used for serving. It is granted the rights that serving needs; other rights are revoked. [environment: CUPBOARD_SERVING_ROLE]",
            valueName: "name"
        )
    )
    var name: String?

    /// Migrates the tables and updates the rights of the role.
    ///
    /// An embedded database has a fixed role.
    @discardableResult
    func migrate(_ database: Database, on session: PostgresSession, willApply: (String) -> Void = { _ in }) throws -> [String] {
        let role = try Setting("serving-role").value(name) ?? (database.embedded == nil ? nil : EmbeddedServer.servingRole)
        return try Domains.migrations.apply(on: session, servedBy: role, willApply: willApply)
    }
}

/// The database of a command.
struct Database {
    /// The libpq connection string.
    ///
    /// For the embedded database, the string connects as the owner.
    let connectionString: String
    /// The embedded server, or nil for an external database.
    let embedded: EmbeddedServer?

    /// Opens the named database, or starts the embedded one in a folder.
    ///
    /// Missing arguments come from the environment.
    static func open(url: String?, folder: String?) throws -> Database {
        if let url = url ?? Environment["DATABASE_URL"] { return Database(connectionString: url, embedded: nil) }
        let server = try EmbeddedServer.start(EmbeddedServer.Configuration(folder: folder ?? Environment["CUPBOARD_DATA"] ?? ".data"))
        return Database(connectionString: server.connectionString, embedded: server)
    }

    /// Opens a blocking session.
    func session() throws(PostgresError) -> PostgresSession {
        try PostgresSession(connectionString)
    }

    /// Stops the embedded server, if there is one.
    func close() {
        embedded?.stop()
    }
}

/// The environment of the process.
enum Environment {
    /// The value of a variable, or nil if it is missing or empty.
    static subscript(_ name: String) -> String? {
        // Sound: nothing in this process changes the environment.
        guard let value = unsafe getenv(name).map({ unsafe String(cString: $0) }), !value.isEmpty else { return nil }
        return value
    }

    /// Returns the items of a variable, separated by commas.
    static func list(_ name: String) -> [String] {
        let items = Environment[name]?.split(separator: ",") ?? []
        return items.map { $0.filter { $0 != " " } }
    }
}

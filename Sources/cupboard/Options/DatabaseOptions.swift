import ArgumentParser
import Domains
import Glibc
import Postgres

/// Which database a command works on: one that is named, or the embedded one.
struct DatabaseOptions: ParsableArguments {
    @Option(
        name: .customLong("database"),
        help: ArgumentHelp(
            "The database, as a URL or key=value pairs. [environment: DATABASE_URL] Without it the command runs a PostgreSQL of its own.",
            valueName: "url"
        )
    )
    var url: String?

    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder of the embedded PostgreSQL. [environment: CUPBOARD_DATA; default: .data]", valueName: "dir")
    )
    var folder: String?

    /// The database that the options name, started when it is the embedded one.
    func open() throws -> Database {
        try Database.open(url: url, folder: folder)
    }

    /// The same as its owner, who alone changes tables: MIGRATION_DATABASE_URL goes before DATABASE_URL.
    func openAsOwner() throws -> Database {
        try Database.open(url: url ?? Environment["MIGRATION_DATABASE_URL"], folder: folder)
    }
}

/// By which role the database is served, for commands that change its tables.
struct ServingRoleOptions: ParsableArguments {
    @Option(
        name: .customLong("serving-role"),
        help: ArgumentHelp(
            "The role that serves; it gets the rights that serving takes, and loses others. [environment: CUPBOARD_SERVING_ROLE]",
            valueName: "name"
        )
    )
    var name: String?

    /// Brings the tables up to date, and the rights of the role; that of an embedded database is known.
    @discardableResult
    func migrate(_ database: Database, on session: PostgresSession, willApply: (String) -> Void = { _ in }) throws -> [String] {
        let role = try Setting("serving-role").value(name) ?? (database.embedded == nil ? nil : EmbeddedServer.servingRole)
        return try Domains.migrations.apply(on: session, servedBy: role, willApply: willApply)
    }
}

/// A database that a command works on.
struct Database {
    /// How to connect, as libpq reads it; to the embedded one as its owner.
    let connectionString: String
    /// The server that runs it, when it is ours.
    let embedded: EmbeddedServer?

    /// The named database, or else the embedded one of a folder, which is started; what is nil comes from the environment.
    static func open(url: String?, folder: String?) throws -> Database {
        if let url = url ?? Environment["DATABASE_URL"] { return Database(connectionString: url, embedded: nil) }
        let server = try EmbeddedServer.start(EmbeddedServer.Configuration(folder: folder ?? Environment["CUPBOARD_DATA"] ?? ".data"))
        return Database(connectionString: server.connectionString, embedded: server)
    }

    /// A blocking session.
    func session() throws(PostgresError) -> PostgresSession {
        try PostgresSession(connectionString)
    }

    /// Stops the server, when it is ours.
    func close() {
        embedded?.stop()
    }
}

/// The environment of the process.
enum Environment {
    /// The value of a variable; nil when it is missing or empty.
    static subscript(_ name: String) -> String? {
        // Sound: nothing in this process changes the environment.
        guard let value = unsafe getenv(name).map({ unsafe String(cString: $0) }), !value.isEmpty else { return nil }
        return value
    }

    /// The items of a variable, separated by commas.
    static func list(_ name: String) -> [String] {
        let items = Environment[name]?.split(separator: ",") ?? []
        return items.map { $0.filter { $0 != " " } }
    }
}

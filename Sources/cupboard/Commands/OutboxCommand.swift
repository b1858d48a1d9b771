public import ArgumentParser
import GraphQL
public import Mail
import Postgres

/// `cupboard outbox`: shows waiting, sent and failed emails, and retries one of them.
struct OutboxCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outbox",
        abstract: "Show waiting, sent and failed e-mails.",
        discussion: "The text of an e-mail is deleted once it has been sent.",
        subcommands: [List.self, Retry.self],
        defaultSubcommand: List.self
    )

    /// `cupboard outbox list`, or `cupboard outbox` alone.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show the latest e-mails, newest first.")

        @OptionGroup var database: DatabaseOptions

        @Option(help: "Show only e-mails in this state. Repeatable.")
        var state: [OutboxRecord.State] = []

        @Option(help: ArgumentHelp("Maximum number of e-mails.", valueName: "number"))
        var limit = 50

        @Flag(help: "Print a JSON array.")
        var json = false

        func validate() throws {
            guard (1...10_000).contains(limit) else { throw ValidationError("--limit must be between 1 and 10000.") }
        }

        func run() throws {
            let states = state.isEmpty ? OutboxRecord.State.allCases : state
            let records = try OutboxCommand.using(database) { session throws(PostgresError) in
                try OutboxRecord.list(states, limit: limit, on: session)
            }
            guard !json else { return StandardStream.output.write(json: .list(records.map(\.json))) }
            StandardStream.output.write(records.isEmpty ? "No e-mails.\n" : records.map(\.text).joined(separator: "\n"))
        }
    }

    /// `cupboard outbox retry ID`.
    struct Retry: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Retry a waiting or failed e-mail now.")

        @OptionGroup var database: DatabaseOptions

        @Argument(help: "The number of the e-mail.")
        var id: Int64

        func run() throws {
            let isKnown = try OutboxCommand.using(database) { session throws(PostgresError) in try OutboxRecord.retry(id, on: session) }
            guard isKnown else { throw CommandFailure("There is no waiting or failed e-mail \(id).") }
            StandardStream.output.write("E-mail \(id) will be retried now.\n")
        }
    }

    /// Runs a body with a session, and turns database errors into command failures.
    private static func using<Answer>(
        _ options: DatabaseOptions,
        _ body: (PostgresSession) throws(PostgresError) -> Answer
    ) throws -> Answer {
        let database = try options.open()
        defer { database.close() }
        do throws(PostgresError) {
            return try body(try database.session())
        } catch {
            guard error.sqlState != .undefinedTable else { throw CommandFailure("The database has no outbox yet: run cupboard migrate.") }
            throw CommandFailure("Cannot read the outbox: \(error)")
        }
    }
}

extension OutboxRecord.State: ExpressibleByArgument {
    /// Parses a state in lower case, as on the command line.
    public init?(argument: String) { self.init(rawValue: argument.uppercased()) }

    /// The states in lower case, as on the command line.
    public static var allValueStrings: [String] { allCases.map { $0.rawValue.lowercased() } }
}

extension OutboxRecord {
    /// The email as text: its state, its times, the error if any, and its content.
    fileprivate var text: String {
        var lines = ["\(id)  \(state.rawValue.lowercased())  \(template)  to \(recipient ?? "(forgotten)")"]
        var times = ["queued \(createdAt)", "attempts \(attempts)"]
        if let sentAt { times.append("sent \(sentAt)") }
        if state == .waiting, let nextAttemptAt { times.append("next \(nextAttemptAt)") }
        lines.append("    " + times.joined(separator: ", "))
        if let lastError { lines.append("    Error: \(lastError)") }
        if let replyTo { lines.append("    Reply-To: \(replyTo)") }
        lines.append("    Subject: \(subject)")
        if let body {
            lines.append("")
            lines += body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        }
        return lines.map { $0.printable + "\n" }.joined()
    }

    fileprivate var json: Value {
        func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .null }
        return .object([
            "id": .int(id), "state": .string(state.rawValue.lowercased()), "template": .string(template), "recipient": optional(recipient),
            "replyTo": optional(replyTo), "language": .string(language), "subject": .string(subject), "body": optional(body),
            "accountId": account.map { .int($0) } ?? .null,
            "attempts": .int(Int64(attempts)), "lastError": optional(lastError), "createdAt": .string(createdAt),
            "nextAttemptAt": optional(nextAttemptAt), "sentAt": optional(sentAt),
        ])
    }
}

import ArgumentParser
import Domains
import Engine
import GraphQL
import JSON
import JSONValues
import Languages
import Planner
import Postgres

/// `cupboard explain`: shows the SQL statements of an operation.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show the SQL of an operation and, with --analyze, PostgreSQL's plans.",
        discussion: "Example: echo '{ recipes(first: 3) { nodes { title author { name } } } }' | cupboard explain -"
    )

    @Argument(help: "The file with the operation, or - for standard input.")
    var file: String

    @Option(help: ArgumentHelp("The operation's variables as a JSON object.", valueName: "json"))
    var variables: String = "{}"

    @Option(name: .customLong("operation"), help: ArgumentHelp("The operation's name, if the file has several.", valueName: "name"))
    var operationName: String?

    @Option(help: ArgumentHelp("The language of texts: EN or ES.", valueName: "language"))
    var language: String = "EN"

    @Option(
        help: ArgumentHelp(
            "The account that sends the operation, for example account_5, with the rights of every account. [default: anonymous]",
            valueName: "id"
        )
    )
    var account: String?

    @Option(help: "The output format.")
    var format = OutputFormat.text

    @Flag(help: "Run the statements and show PostgreSQL's plans with times; requires a database.")
    var analyze = false

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var schema: SchemaOptions

    func run() throws {
        let explanation = try explain()
        var plans: [[String]] = []
        if analyze {
            let database = try database.open()
            defer { database.close() }
            plans = try explanation.analyze(on: database.session())
        }
        switch format {
        case .text: StandardStream.output.write(explanation.text(limit: OperationLimits().cost, plans: plans))
        case .json: StandardStream.output.write(json: explanation.statements(plans: plans))
        }
    }

    private func explain() throws -> Explanation {
        guard let language = Language(enumValue: language.uppercased()) else { throw ValidationError("--language must be EN or ES.") }
        let viewer = try viewer()
        let query = try file == "-" ? TextFile.readStandardInput() : TextFile.read(file)
        let input = try variableValues()
        let snapshot = try schema.snapshot()
        do throws(RequestError) {
            return try Explanation(
                query: query,
                operationName: operationName,
                variables: input,
                language: language.text,
                viewer: viewer,
                with: snapshot
            )
        } catch {
            throw CommandFailure(error.errors.lines(in: file))
        }
    }

    private func viewer() throws -> Viewer? {
        guard let account else { return nil }
        guard let number = Int64(account.hasPrefix("account_") ? account.dropFirst(8) : account[...]), number > 0 else {
            throw ValidationError("--account must be an account's id, for example account_5, not '\(account)'.")
        }
        return Viewer(account: number)
    }

    private func variableValues() throws -> ObjectValue {
        let text = Array(variables.utf8)
        do throws(JSONError) {
            if case .object(let object) = Value(try JSONDocument(parsing: text).root) { return object }
        } catch {
            throw ValidationError("--variables must be a JSON object, not '\(variables)': \(error)")
        }
        throw ValidationError("--variables must be a JSON object, not '\(variables)': Variables must be a JSON object.")
    }
}

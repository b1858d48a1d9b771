import ArgumentParser
import Domains
import Engine
import Glibc
import GraphQL
import Mail

/// The service's own schema, as used by a command.
struct SchemaOptions: ParsableArguments {
    @Option(
        name: .customLong("schema"),
        help: ArgumentHelp(
            "The schema file. [environment: CUPBOARD_SCHEMA; default: schema.graphql in the current folder, else next to the program]",
            valueName: "file"
        )
    )
    var file: String?

    /// Loads the schema with the bindings of all domains.
    func snapshot(app: AppAddress = .local) throws -> SchemaSnapshot {
        try Self.snapshot(of: file, app: app)
    }

    /// Loads the schema from a file, or else from the default location, with the bindings of all domains.
    static func snapshot(of file: String?, app: AppAddress = .local) throws -> SchemaSnapshot {
        let path = try file ?? defaultLocation()
        let text = try TextFile.read(path)
        do throws(SnapshotError) {
            return try SchemaSnapshot(sdl: text, app: app)
        } catch {
            let problems = if case .schema(let error) = error { error.errors.lines(in: path) } else { error.description }
            throw CommandFailure("Cannot use the schema in \(path):\n\(problems)")
        }
    }

    /// Returns the path of the schema if no option sets it.
    static func defaultLocation() throws(CommandFailure) -> String {
        if let location = Environment["CUPBOARD_SCHEMA"] { return location }
        let candidates = ["schema.graphql", TextFile.programFolder + "/schema.graphql"]
        guard let path = candidates.first(where: { unsafe access($0, R_OK) == 0 }) else {
            throw CommandFailure("Found no schema.graphql in the current folder or next to the program; give it with --schema.")
        }
        return path
    }
}

import Foundation
import TestSupport

/// A folder with the files of a test, in which the program runs.
struct Workspace: Sendable {
    /// A schema with a deprecated element of each kind.
    static let schema = """
        type Query {
          recipe(id: ID!, language: String @deprecated(reason: "Send a header.")): Recipe
          recipes(filter: RecipeFilter, order: Order = NEWEST): [Recipe!]!
        }
        type Recipe { id: ID! title: String! author: User! time: Int @deprecated(reason: "Ask for minutes.") }
        type User { id: ID! name: String! }
        input RecipeFilter { text: String word: String @deprecated(reason: "Use text.") }
        enum Order { NEWEST OLDEST RANDOM @deprecated(reason: "Too slow.") }
        """

    private let folder = TemporaryFolder()

    /// The absolute path of the folder.
    var path: String { folder.path }

    /// Writes the files, and the schema as `schema.graphql`.
    ///
    /// Creates the folders in their paths.
    init(_ files: [String: String] = [:]) throws {
        try write(Self.schema, to: "schema.graphql")
        for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    /// Runs the program in the folder and waits for its end.
    func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
        try Program.run(arguments, in: folder.path, input: input)
    }

    /// Checks operation files and returns the output.
    func check(_ arguments: String..., input: String = "") throws -> Program.Outcome {
        try Program.run(["check"] + arguments, in: folder.path, input: input)
    }
}

import ArgumentParser
import GraphQL

/// Why a command could not do what it was asked: one clear line, and exit status 1.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        // Its lines are the command's own; names and messages of others are made printable before.
        self.description = description.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
            .joined(separator: "\n")
    }
}

extension ExitCode {
    /// What a command was to work on cannot be read; for commands whose status 1 is an answer about what they read.
    static let unreadable = ExitCode(2)
}

/// Runs what reads a command's input; where it fails, says why and exits with status 2.
func reading<Input>(_ body: () throws(CommandFailure) -> Input) throws(ExitCode) -> Input {
    do throws(CommandFailure) {
        return try body()
    } catch {
        StandardStream.error.write("Error: \(error)\n")
        throw .unreadable
    }
}

extension [GraphQLError] {
    /// A line for each error: `file:line:column message`.
    func lines(in file: String) -> String {
        map { error in (error.locations.first.map { "\(file):\($0.line):\($0.column) " } ?? "") + error.message }.joined(separator: "\n")
    }
}

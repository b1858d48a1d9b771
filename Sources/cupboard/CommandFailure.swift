import ArgumentParser
import GraphQL

/// The reason a command failed, as one clear line.
///
/// The exit status is 1.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        // The line breaks are the command's. Foreign names and messages were made printable before.
        self.description = description.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
            .joined(separator: "\n")
    }
}

extension ExitCode {
    /// The exit status if the input cannot be read, for commands that use status 1 for a result about their input.
    static let unreadable = ExitCode(2)
}

/// Reads a command's input.
///
/// If that fails, prints the reason and exits with status 2.
func reading<Input>(_ body: () throws(CommandFailure) -> Input) throws(ExitCode) -> Input {
    do throws(CommandFailure) {
        return try body()
    } catch {
        StandardStream.error.write("Error: \(error)\n")
        throw .unreadable
    }
}

extension [GraphQLError] {
    /// Returns one line per error: `file:line:column message`.
    func lines(in file: String) -> String {
        map { error in (error.locations.first.map { "\(file):\($0.line):\($0.column) " } ?? "") + error.message }.joined(separator: "\n")
    }
}

import Foundation
import Testing

/// The program that was built with these tests.
enum Program {
    /// What a run came to.
    struct Outcome: Sendable, Equatable, CustomStringConvertible {
        var status: Int32
        var output: String
        var errors: String

        /// The lines of standard output.
        var lines: [String] { output.split(separator: "\n").map(String.init) }

        var description: String { "status \(status)\n\(output)---\n\(errors)" }
    }

    /// Beside the tests' own program.
    private static let url = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: "cupboard"
    )

    /// Runs the program in a folder and waits for its end; of the environment it sees only what a sanitizer needs to tell which leaks are
    /// none, so that no setting of the machine has a say.
    static func run(_ arguments: [String], in folder: String, input: String) throws -> Outcome {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
        process.environment = ProcessInfo.processInfo.environment.filter { ["LSAN_OPTIONS", "PATH"].contains($0.key) }
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Inputs and messages of tests are shorter than a pipe is, so that neither side waits for the other.
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: written, as: UTF8.self),
            errors: String(decoding: said, as: UTF8.self)
        )
    }
}

import ArgumentParser
import Glibc
import GraphQL
import JSON

/// `cupboard-conformance`: runs the language against the recorded cases of other implementations.
@main
struct ConformanceTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cupboard-conformance",
        abstract: "Runs Cupboard's GraphQL language against cases of the conformance protocol.",
        subcommands: [ConformanceCommand.self]
    )
}

/// `cupboard-conformance conformance`: runs the cases of the conformance protocol.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Answer conformance cases: one JSON object per line on stdin, one answer per line on stdout.",
        discussion: "Kinds: parse, print, schema, validate, introspect, coerce, execute, breaking. Ends at the end of input."
    )

    /// Schemas and documents nest, so their JSON may nest too.
    ///
    /// A document may contain any character.
    private static let limits = JSONDocument.Limits(nesting: 4096, allowsNUL: true)

    /// Responds to each request with a line, in order and without buffering.
    func run() {
        var session = ConformanceSession()
        while let line = readLine(strippingNewline: true) {
            var writer = ResponseWriter()
            do throws(JSONError) {
                let request = try JSONDocument(parsing: Array(line.utf8), limits: Self.limits)
                session.answer(request.root, to: &writer)
            } catch {
                writer.write(literal: "{\"error\":")
                writer.write(string: error.description)
                writer.write(literal: "}")
            }
            print(writer.text)
            // Stops if the reader has closed the pipe.
            guard fflush(nil) == 0 else { return }
        }
    }
}

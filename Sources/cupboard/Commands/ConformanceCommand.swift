import ArgumentParser

/// `cupboard conformance`: answers the cases of the conformance protocol.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Answer conformance cases: one JSON object per line on stdin, one answer per line on stdout.",
        discussion: "Kinds: parse, print, schema, validate, introspect, coerce, execute, breaking. Ends at the end of input."
    )

    func run() {
        Conformance.run()
    }
}

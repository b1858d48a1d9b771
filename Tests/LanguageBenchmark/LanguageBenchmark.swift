import ArgumentParser
import AttackDocuments
import FoundationEssentials
import GraphQL

/// `cupboard-language-benchmark`: times the parser and the validator.
///
/// `scripts/bench` runs it.
@main
struct LanguageBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cupboard-language-benchmark",
        abstract: "Time parsing and validating: a few documents that people write, and attacks.",
        discussion: """
            Prints a JSON object with two lists, `documents` and `attacks`; times are the best of many rounds. Allocations are counted where \
            scripts/bench.d/count_allocations.c is preloaded.
            """
    )

    @Option(help: ArgumentHelp("The schema that the documents are validated against.", valueName: "file"))
    var schema = "schema.graphql"

    @Flag(help: "Leave the attacks out.")
    var withoutAttacks = false

    @Option(help: ArgumentHelp("Only documents and attacks whose name contains this text.", valueName: "text"))
    var only = ""

    func run() throws {
        let schema = try Schema(sdl: String(contentsOf: URL(filePath: schema), encoding: .utf8))
        let documents = try BenchmarkDocument.all.filter(isWanted).map { try LanguageMeasurement.document($0.name, $0.text, schema) }
        var attacks: [Value] = []
        if !withoutAttacks {
            let schema = try Schema(sdl: AttackDocument.schema)
            attacks = AttackDocument.all().filter { isWanted($0.name) }.map { LanguageMeasurement.attack($0, schema) }
        }
        var writer = ResponseWriter()
        writer.write(["documents": .list(documents), "attacks": .list(attacks)])
        print(writer.text)
    }

    private func isWanted(_ document: BenchmarkDocument) -> Bool { isWanted(document.name) }

    private func isWanted(_ name: String) -> Bool { only.isEmpty || name.contains(only) }
}

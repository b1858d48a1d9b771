import ArgumentParser
import Imports

/// `cupboard import words`.
struct ImportWordsCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv
    }

    static let configuration = CommandConfiguration(
        commandName: "words",
        abstract: "Import synonyms for searches (CSV)."
    )

    @Option(help: "The format of the files.") var format: Format = .csv
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(WordCSV(), into: WordTarget())
        }
    }
}

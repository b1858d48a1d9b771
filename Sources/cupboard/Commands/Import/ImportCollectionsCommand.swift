import ArgumentParser
import Imports

/// `cupboard import collections`.
struct ImportCollectionsCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv
    }

    static let configuration = CommandConfiguration(
        commandName: "collections",
        abstract: "Import collections of items (CSV)."
    )

    @Option(help: "The format of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(CollectionCSV(), into: CollectionTarget())
        }
    }
}

import ArgumentParser
import Imports

/// `cupboard import collections`.
struct ImportCollectionsCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv
    }

    static let configuration = CommandConfiguration(
        commandName: "collections",
        abstract: "Bring in collections of items that editors have put together: CSV."
    )

    @Option(help: "The form of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(CollectionCSV(), into: CollectionTarget())
        }
    }
}

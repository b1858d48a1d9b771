import ArgumentParser
import Imports

/// `cupboard import`: imports recipes, foods, stores, prices, items, collections, places and words from other sources.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import recipes, foods, stores, prices, items, collections, places and words from files.",
        discussion: """
            Files are read record by record, so they can be larger than memory. A repeated import changes only the records that changed in \
            the files. To continue an interrupted import, run it again. An invalid record is reported with its position and skipped. \
            docs/operate/importing.md lists what each format keeps.
            """,
        subcommands: [
            ImportRecipesCommand.self, ImportFoodsCommand.self, ImportStoresCommand.self, ImportPricesCommand.self,
            ImportCatalogCommand.self, ImportCollectionsCommand.self, ImportPlacesCommand.self, ImportWordsCommand.self,
        ]
    )
}

/// `cupboard import recipes`.
struct ImportRecipesCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case edamam
    }

    enum Language: String, CaseIterable, ExpressibleByArgument {
        case en, es
    }

    static let configuration = CommandConfiguration(
        commandName: "recipes",
        abstract: "Import recipes from responses of Edamam's Recipe API."
    )

    @Option(help: "The format of the files.") var format: Format
    @Option(help: "The language of the files.") var language = Language.en
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .edamam: try files.run(Edamam(language: language.rawValue.uppercased()), into: RecipeTarget(provider: .edamam))
        }
    }
}

/// `cupboard import foods`.
struct ImportFoodsCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case usda
    }

    static let configuration = CommandConfiguration(
        commandName: "foods",
        abstract: "Import foods with their nutrients from downloads of the USDA's FoodData Central."
    )

    @Option(help: "The format of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .usda: try files.run(USDA(), into: FoodTarget.usda)
        }
    }
}

/// `cupboard import stores`.
struct ImportStoresCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv, osm
    }

    static let configuration = CommandConfiguration(
        commandName: "stores",
        abstract: "Import grocery stores from CSV, or from OpenStreetMap data as returned by Overpass."
    )

    @Option(help: "The format of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(StoreCSV(), into: StoreTarget.csv)
        case .osm: try files.run(OpenStreetMap(), into: StoreTarget.openStreetMap)
        }
    }
}

/// `cupboard import prices`.
struct ImportPricesCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv
    }

    static let configuration = CommandConfiguration(commandName: "prices", abstract: "Import prices of packages in stores (CSV).")

    @Option(help: "The format of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(PriceCSV(), into: PriceTarget())
        }
    }
}

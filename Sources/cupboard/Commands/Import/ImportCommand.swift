import ArgumentParser
import Imports

/// `cupboard import`: imports recipes, foods, stores, prices, items and collections from other sources.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring in recipes, foods, stores, prices, items and collections from files of others.",
        discussion: """
            Files are read record by record, so they can be larger than the memory. Importing again changes nothing but what has changed in \
            the files; what was interrupted goes on when it is repeated. A record that is not right is told with its place, and skipped. \
            docs/importing.md says what is kept of each format.
            """,
        subcommands: [
            ImportRecipesCommand.self, ImportFoodsCommand.self, ImportStoresCommand.self, ImportPricesCommand.self,
            ImportCatalogCommand.self, ImportCollectionsCommand.self,
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

    static let configuration = CommandConfiguration(commandName: "recipes", abstract: "Bring in recipes: answers of Edamam's Recipe API.")

    @Option(help: "The form of the files.") var format: Format
    @Option(help: "The language that they are written in.") var language = Language.en
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
        abstract: "Bring in foods with their nutrients: downloads of the USDA's FoodData Central."
    )

    @Option(help: "The form of the files.") var format: Format
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
        abstract: "Bring in grocery stores: CSV, or OpenStreetMap's as Overpass answers them."
    )

    @Option(help: "The form of the files.") var format: Format
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

    static let configuration = CommandConfiguration(commandName: "prices", abstract: "Bring in what packages cost in stores: CSV.")

    @Option(help: "The form of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(PriceCSV(), into: PriceTarget())
        }
    }
}

import ArgumentParser
import Imports

/// `cupboard import`: imports recipes, foods, stores, prices, items, collections, places and words from other sources.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import recipes, foods, stores, prices, items, collections, places and words from files.",
        discussion: """
            Files are read record by record, so they can be larger than memory. A repeated import changes only the records that changed in \
            the files. To continue an interrupted import, run it again. An invalid record is reported with its position and skipped.

            Files can be compressed with gzip, or in a zip archive.

            The exit status is 0 if everything was read, 1 if something was refused or skipped, and 2 for wrong usage.

            FORMATS

            \(FormatTable.text)
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
        case schemaOrg = "schema-org"
    }

    enum Language: String, CaseIterable, ExpressibleByArgument {
        case en, es
    }

    static let configuration = CommandConfiguration(
        commandName: "recipes",
        abstract: "Import recipes from saved pages, exports of recipe programs, or responses of Edamam's Recipe API."
    )

    @Option(help: "The format of the files.") var format: Format
    @Option(help: "The language of recipes that do not name one of these; en by default.") var language: Language?
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .edamam:
            try files.run(Edamam(language: (language ?? .en).rawValue.uppercased()), into: RecipeTarget(provider: .edamam))
        case .schemaOrg:
            try files.run(SchemaOrg(language: language?.rawValue.uppercased()), into: RecipeTarget(provider: .schemaOrg))
        }
    }
}

/// `cupboard import foods`.
struct ImportFoodsCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case usda
        case usdaCSV = "usda-csv"
        case openFoodFacts = "open-food-facts"
    }

    static let configuration = CommandConfiguration(
        commandName: "foods",
        abstract: "Import foods with their nutrients from the USDA's FoodData Central or Open Food Facts.",
        discussion: "The format usda-csv takes the folder of a CSV download of FoodData Central, or its files."
    )

    @Option(help: "The format of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .usda: try files.run(USDA(), into: FoodTarget.usda)
        case .usdaCSV: try files.runFoodTables()
        case .openFoodFacts: try files.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts)
        }
    }
}

/// `cupboard import stores`.
struct ImportStoresCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv, osm, geojson
    }

    static let configuration = CommandConfiguration(
        commandName: "stores",
        abstract: "Import grocery stores from CSV, from OpenStreetMap data as returned by Overpass (JSON or XML), or from GeoJSON."
    )

    @Option(help: "The format of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(StoreCSV(), into: StoreTarget.csv)
        case .osm: try files.run(OpenStreetMap(), into: StoreTarget.openStreetMap)
        case .geojson: try files.run(GeoJSON(), into: StoreTarget.geoJSON)
        }
    }
}

/// `cupboard import prices`.
struct ImportPricesCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv
        case openPrices = "open-prices"
    }

    static let configuration = CommandConfiguration(
        commandName: "prices",
        abstract: "Import prices of packages in stores from CSV or Open Prices."
    )

    @Option(help: "The format of the files.") var format: Format
    @OptionGroup var files: ImportOptions

    func run() throws {
        switch format {
        case .csv: try files.run(PriceCSV(), into: PriceTarget())
        case .openPrices: try files.run(OpenPrices(), into: PriceTarget())
        }
    }
}

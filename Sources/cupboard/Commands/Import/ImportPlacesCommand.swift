import ArgumentParser
import Imports

/// `cupboard import places`.
struct ImportPlacesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places",
        abstract: "Import towns, regions and postcodes from files of GeoNames.",
        discussion: """
            The files are cities500.txt to cities15000.txt, admin1CodesASCII.txt, and postal files such as US.txt or allCountries.txt. The \
            columns show which kind a line is. GeoNames' data are under the licence CC BY 4.0.
            """
    )

    @OptionGroup var files: ImportOptions

    func run() throws {
        try files.run(GeoNames(), into: PlaceTarget())
    }
}

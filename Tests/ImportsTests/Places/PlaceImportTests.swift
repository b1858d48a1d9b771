import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Places from GeoNames", .tags(.database), .removesDatabases)
struct PlaceImportTests {
    /// A line of a file with towns.
    private static func town(
        _ id: Int,
        _ name: String,
        _ names: String,
        at point: (Double, Double),
        _ country: String,
        _ region: String,
        _ population: Int,
        feature: String = "P"
    ) -> String {
        let columns =
            [
                "\(id)", name, "", names, "\(point.0)", "\(point.1)", feature, "PPL", country, "", region, "", "", "", "\(population)", "",
                "7",
                "America/New_York", "2026-01-02",
            ]
        return columns.joined(separator: "\t") + "\n"
    }

    private static let oldTown = town(7, "Lakeview \"East\"", "LKV,XX,Vista al Lago,湖景", at: (41.5, -81.7), "US", "OH", 12_345)

    @Test("keeps towns, regions and postcodes from mixed files, and reports lines that are none")
    func kept() throws {
        let support = try ImportSupport(hasDemoData: false)
        let text =
            "# comment\n" + Self.oldTown + Self.town(8, "Big Mountain", "", at: (40, -80), "US", "OH", 0, feature: "T")
            + "PE.15\tLima region\tLima region\t3936451\n" + "US\t44101\tLakeview\tOhio\tOH\tCuyahoga\t035\t\t\t41.49\t-81.69\t4\n"
            + "one\ttwo\n" + Self.town(9, "Nowhere", "", at: (99, 0), "US", "OH", 1)
            + "XXX\t1\tA\t\t\t\t\t\t\t1\t1\t\n" + "US-NY\tNew York\tNew York\t1\n"
        let (report, messages) = try support.run(GeoNames(), into: PlaceTarget(), text: text)
        #expect(report.counts == [3, 0, 0, 4])
        #expect(report.other == 1)
        let problems = messages.map { $0.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? "" }
        #expect(
            messages.contains {
                $0.hasSuffix("record 5 (line 6) skipped: it has 2 columns: a town of GeoNames has 19, a postcode 12 and a region 4")
            }
        )
        #expect(messages.contains { $0.contains("columns 5 and 6 are no latitude and longitude") })
        #expect(messages.contains { $0.contains("“XXX” in column 1 is no country") })
        #expect(messages.contains { $0.contains("“US-NY” in column 1 is no region") }, "\(problems)")
        let town = "concat_ws('|', name, country_code, region_code, latitude, longitude, population, time_zone, alternate_names, called)"
        #expect(
            try support.value("SELECT \(town) FROM place")
                == "Lakeview \"East\"|US|OH|41.5|-81.7|12345|America/New_York|{LKV,\"Vista al Lago\",湖景}|{\"lakeview east\",lkv,\"vista al lago\",湖景}"
        )
        #expect(
            try support.value("SELECT concat_ws('|', code, name, region, region_code, latitude, longitude) FROM postcode")
                == "44101|Lakeview|Ohio|OH|41.49|-81.69"
        )
        #expect(try support.value("SELECT name FROM region WHERE country_code = 'PE'") == "Lima region")
        #expect(
            try support.value("SELECT concat_ws('|', city, region) FROM resolved_place('Vista al Lago, Ohio')") == "Lakeview \"East\"|Ohio"
        )
    }

    @Test("writes only what has changed when a file is imported again")
    func again() throws {
        let support = try ImportSupport(hasDemoData: false)
        let code = "US\t44101\tLakeview\tOhio\tOH\t\t\t\t\t41.49\t-81.69\t4\n"
        let region = "ES.51\tAndalusia\tAndalusia\t2593109\n"
        try support.run(GeoNames(), into: PlaceTarget(), text: Self.oldTown + code + region)
        let before = try support.versions(["place", "postcode", "region"])
        #expect(try support.run(GeoNames(), into: PlaceTarget(), text: Self.oldTown + code + region).report.counts == [0, 0, 3, 0])
        #expect(try support.versions(["place", "postcode", "region"]) == before)
        // The region's own name is the program's.
        #expect(try support.value("SELECT concat_ws('|', name, 'andalusia' = ANY (called)) FROM region WHERE code = '51'") == "Andalucía|t")
        let changed =
            Self.town(7, "Lakeview East", "", at: (41.5, -81.7), "US", "OH", 13_000) + code.replacing("41.49", with: "41.48") + region
        #expect(try support.run(GeoNames(), into: PlaceTarget(), text: changed).report.counts == [0, 2, 1, 0])
        #expect(
            try support.value("SELECT concat_ws('|', name, population, called) FROM place") == "Lakeview East|13000|{\"lakeview east\"}"
        )
        #expect(try support.value("SELECT latitude FROM postcode") == "41.48")
    }

    @Test("a town that the demo data have keeps its id, names and districts")
    func merged() throws {
        let support = try ImportSupport()
        let count = try support.value("SELECT count(*) FROM place")
        let text =
            Self.town(2510911, "Seville", "Sevilla,Hispalis", at: (37.38283, -5.97317), "ES", "51", 686_741)
            + Self.town(5120034, "Harlem", "Harlem,New Harlem", at: (40.80788, -73.94542), "US", "NY", 116_345)
            + Self.town(99, "Sevilla", "", at: (37.4, -5.98), "ES", "51", 900)
        #expect(try support.run(GeoNames(), into: PlaceTarget(), text: text).report.counts == [3, 0, 0, 0])
        #expect(try support.value("SELECT count(*) - \(count ?? "0") FROM place") == "1", "only the hamlet is new")
        let place = "SELECT concat_ws('|', name_en, name_es, city, region, kind, match) FROM resolved_place"
        #expect(try support.value("\(place)('Hispalis')") == "Seville|Sevilla|Sevilla|Andalucía|TOWN|EXACT")
        #expect(try support.value("\(place)('Triana, Hispalis')") == "Triana, Seville|Triana, Sevilla|Sevilla|Andalucía|DISTRICT|EXACT")
        #expect(
            try support.value("\(place)('Harlem')")?.hasPrefix("Harlem, New York|Harlem, Nueva York|New York|New York|DISTRICT") == true
        )
        #expect(try support.run(GeoNames(), into: PlaceTarget(), text: text).report.counts == [0, 0, 3, 0])
    }

    @Test("two towns with one name in one country are both kept, and the larger one counts")
    func sameName() throws {
        let support = try ImportSupport(hasDemoData: false)
        let text =
            Self.town(1, "Twinford", "", at: (40, -80), "US", "PA", 20_000)
            + Self.town(2, "Twinford", "", at: (30, -90), "US", "LA", 90_000)
        try support.run(GeoNames(), into: PlaceTarget(), text: text)
        #expect(try support.value("SELECT region FROM resolved_place('Twinford')") == "Louisiana")
        #expect(try support.value("SELECT region FROM resolved_place('Twinford PA')") == "Pennsylvania")
    }

    @Test("recognises a file whose last record is stored")
    func complete() throws {
        let support = try ImportSupport(hasDemoData: false)
        let line = String(Self.oldTown.dropLast())
        #expect(try !PlaceTarget().isStored(line, support.session))
        try support.run(GeoNames(), into: PlaceTarget(), text: Self.oldTown)
        #expect(try PlaceTarget().isStored(line, support.session))
        #expect(try !PlaceTarget().isStored(line.replacing("12345", with: "12346"), support.session))
        #expect(try !PlaceTarget().isStored("", support.session))
    }
}

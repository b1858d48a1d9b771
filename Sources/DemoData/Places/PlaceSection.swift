import Postgres

/// The gazetteer: the cities with their districts, the same at every scale.
enum PlaceSection: DemoSection {
    static let tables = ["place"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "places")
            guard mark.scale == 0 else { return false }
            let ids = try Identities(lockedIn: session, tables: tables)
            mark.firstIDs["place"] = ids.last("place") + 1
            var id = ids.last("place")
            let columns = "id, name, town_id, region, country_code, latitude, longitude, population"
            try session.copy("COPY place (\(columns)) FROM STDIN") { rows in
                for city in City.all {
                    id += 1
                    let town = id
                    rows.append(town)
                    rows.append(city.name)
                    rows.append(nil as String?)
                    try endRow(city.latitude, city.longitude, city.population)
                    for district in city.districts {
                        id += 1
                        rows.append(id)
                        rows.append(district.name)
                        rows.append(town)
                        try endRow(district.latitude, district.longitude, district.population)
                    }

                    func endRow(_ latitude: Double, _ longitude: Double, _ population: Int) throws {
                        rows.append(city.region)
                        rows.append(city.countryCode)
                        rows.append("\(latitude)")
                        rows.append("\(longitude)")
                        rows.append(population)
                        try rows.endRow()
                    }
                }
            }
            try Identities.advanceSequences(in: session, tables: tables)
            mark.scale = 1
            try mark.save(in: session)
            return true
        }
    }
}

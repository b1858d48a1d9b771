import Postgres

/// The names of cities in other languages and their abbreviations; they are the same at every scale.
enum PlaceNameSection: DemoSection {
    static let tables = ["place_name"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "place names")
            guard mark.scale == 0 else { return false }
            let cities = try SectionMark(lockedIn: session, name: "places").first("place")
            let ids = try Identities(lockedIn: session, tables: tables)
            mark.firstIDs["place_name"] = ids.last("place_name") + 1
            var id = ids.last("place_name")
            var city = cities
            // An operator may have removed some.
            let present = Set(try session.query("SELECT id FROM place WHERE town_id IS NULL").decode(Int.self))
            try session.copy("COPY place_name (id, place_id, kind, language, name) FROM STDIN") { rows in
                for place in City.all {
                    for name in present.contains(city) ? place.otherNames.all : [] {
                        id += 1
                        rows.append(id)
                        rows.append(city)
                        rows.append(name.kind)
                        rows.append(name.language)
                        rows.append(name.text)
                        try rows.endRow()
                    }
                    // The id of each city is followed by the ids of its districts.
                    city += 1 + place.districts.count
                }
            }
            try Identities.advanceSequences(in: session, tables: tables)
            mark.scale = 1
            try mark.save(in: session)
            return true
        }
    }
}

extension City.Names {
    /// All names, with the kinds and languages used in the table.
    fileprivate var all: [(kind: String, language: String?, text: String)] {
        [("NAME", "EN", english), ("NAME", "ES", spanish)] + englishAliases.map { ("ALIAS", "EN", $0) }
            + spanishAliases.map { ("ALIAS", "ES", $0) } + short.map { ("SHORT", nil, $0) }
    }
}

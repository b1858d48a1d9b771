/// A city of the demo data, with its districts.
struct City: Sendable {
    /// The local name.
    let name: String
    /// The other names.
    let otherNames: Names
    let region: String
    /// The country code of ISO 3166-1.
    let countryCode: String
    /// Whether the inhabitants write in Spanish rather than English.
    let writesSpanish: Bool
    let latitude: Double
    let longitude: Double
    let population: Int
    /// A pattern for telephone numbers; each `#` becomes a digit.
    let phonePattern: String
    let streets: [String]
    let districts: [District]

    /// The names of a city other than the local one.
    struct Names: Sendable {
        let english: String
        let spanish: String
        /// Other names in English and in Spanish.
        var englishAliases: [String] = []
        var spanishAliases: [String] = []
        /// Common abbreviations, in any language.
        let short: [String]
    }

    /// A district of a city.
    struct District: Sendable {
        let name: String
        let latitude: Double
        let longitude: Double
        let population: Int

        init(_ name: String, _ latitude: Double, _ longitude: Double, _ population: Int) {
            self.name = name
            self.latitude = latitude
            self.longitude = longitude
            self.population = population
        }
    }

    /// The cities that use a language.
    static func all(inSpanish: Bool) -> [City] { all.filter { $0.writesSpanish == inSpanish } }
}

/// A district with its city: the public part of an account's location.
struct Area: Sendable {
    let city: City
    let district: City.District

    /// The name, such as “Triana, Sevilla”.
    var name: String { "\(district.name), \(city.name)" }

    /// The centre of the district, rounded to 0.01 degrees as the database requires for public locations.
    var latitude: String { Self.toHundredths(district.latitude) }
    var longitude: String { Self.toHundredths(district.longitude) }

    private static func toHundredths(_ degrees: Double) -> String { "\((degrees * 100).rounded() / 100)" }

    /// The areas of the cities that use a language; consecutive areas are in different cities.
    static func all(inSpanish: Bool) -> [Area] {
        let cities = City.all(inSpanish: inSpanish)
        return (0..<(cities.map(\.districts.count).min() ?? 0)).flatMap { place in
            cities.map { Area(city: $0, district: $0.districts[place]) }
        }
    }
}

/// A town of the demo data, with its districts.
struct City: Sendable {
    /// What people there call it.
    let name: String
    /// What else it is called.
    let otherNames: Names
    let region: String
    /// By ISO 3166-1.
    let countryCode: String
    /// What people there write in.
    let writesSpanish: Bool
    let latitude: Double
    let longitude: Double
    let population: Int
    /// A telephone number in which each `#` stands for a digit.
    let phonePattern: String
    let streets: [String]
    let districts: [District]

    /// The names of a town besides what its people call it.
    struct Names: Sendable {
        let english: String
        let spanish: String
        /// Other names in English and in Spanish.
        var englishAliases: [String] = []
        var spanishAliases: [String] = []
        /// Usual short forms, in any language.
        let short: [String]
    }

    /// A part of a town.
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

    /// The cities whose people write in a language.
    static func all(inSpanish: Bool) -> [City] { all.filter { $0.writesSpanish == inSpanish } }
}

/// A district together with its city: what everybody may know of where somebody is.
struct Area: Sendable {
    let city: City
    let district: City.District

    /// “Triana, Sevilla”.
    var name: String { "\(district.name), \(city.name)" }

    /// The middle of the district to 0.01 degrees, as the database wants it of what everybody may know.
    var latitude: String { Self.toHundredths(district.latitude) }
    var longitude: String { Self.toHundredths(district.longitude) }

    private static func toHundredths(_ degrees: Double) -> String { "\((degrees * 100).rounded() / 100)" }

    /// The areas of a language's cities by turns: neighbours in this order are in different cities.
    static func all(inSpanish: Bool) -> [Area] {
        let cities = City.all(inSpanish: inSpanish)
        return (0..<(cities.map(\.districts.count).min() ?? 0)).flatMap { place in
            cities.map { Area(city: $0, district: $0.districts[place]) }
        }
    }
}

/// A store of the first seed.
struct DemoStore: Sendable {
    let chain: Chain
    let city: City
    let district: City.District
    let place: Int
    let address: String
    let latitude: Double
    let longitude: Double
    /// The telephone number; nil for a few small stores.
    let phone: String?

    /// One store of each chain in each city, spread across the districts.
    static let all: [DemoStore] = City.all.enumerated().flatMap { number, city in
        let chains = Chain.all(inSpanish: city.writesSpanish)
        return chains.enumerated().map { place, chain in
            DemoStore(chain, city, district: city.districts[(place + number) % city.districts.count], place: number * chains.count + place)
        }
    }

    private init(_ chain: Chain, _ city: City, district: City.District, place: Int) {
        var dice = Dice(seed: 40_000 + place)
        self.chain = chain
        self.city = city
        self.district = district
        self.place = place
        let (street, house) = (dice.pick(city.streets), 1 + dice.roll(180))
        address = (city.writesSpanish ? "\(street) \(house)" : "\(house) \(street)") + ", \(district.name), \(city.name)"
        // Within a kilometre of the district's centre, rounded to a ten-thousandth of a degree.
        latitude = Self.degrees(district.latitude, moved: dice.roll(161) - 80)
        longitude = Self.degrees(district.longitude, moved: dice.roll(161) - 80)
        let number = String(city.phonePattern.map { $0 == "#" ? Character(String(dice.roll(10))) : $0 })
        phone = chain.isIndependent && place % 5 == 4 ? nil : number
    }

    /// The opening hours in OpenStreetMap's notation; nil for a few small stores.
    var openingHours: String? { chain.isIndependent && place % 7 == 4 ? nil : chain.openingHours }

    var name: String { chain.isIndependent ? chain.name : "\(chain.name) \(district.name)" }

    private static func degrees(_ degrees: Double, moved tenThousandths: Int) -> Double {
        ((degrees * 10_000).rounded() + Double(tenThousandths)) / 10_000
    }
}

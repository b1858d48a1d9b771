/// An account that uses the service for itself, with its own meals, clothes and notices.
struct Resident: Sendable {
    /// The name of a log-in (`DemoLogIn.mailbox`), or a name used only in these tables for a resident without a log-in.
    let key: String
    let name: String
    let isGroup: Bool
    let roles: [String]
    let language: String
    let area: Area
    let status: String
    let eating: Eating?
    let style: Style?

    /// The eating habits of a resident; unknown values are nil or empty.
    struct Eating: Sendable {
        let sex: String?
        let age: String?
        let weightKg: String?
        let heightCm: String?
        let activity: String?
        let direction: String?
        let kgPerWeek: String?
        /// The caps of calories, protein, carbohydrates and fat.
        let caps: [String?]
        let diets: [String]
        let cuisines: [String]
        let allergens: [String]
        /// The slugs of ingredients.
        let avoided: [String]
        let disliked: [String]
        /// The costs in minor units.
        let leastCost: String?
        let mostCost: String?
        let budget: String?
        let plan: Plan
    }

    /// The way a resident plans the weeks.
    enum Plan: String {
        /// Three recipes for each meal fill the whole week.
        case chosen
        /// Fewer than three recipes are chosen so far.
        case begun
        /// The resident plans some dinners one by one.
        case byHand = "by-hand"
        /// The resident plans nothing.
        case none = "-"
    }

    /// The fashion preferences of a resident.
    struct Style: Sendable {
        /// The tag for the audience of the clothes.
        let audience: String
        let styles: [String]
        let interests: [String]
        let sizes: [String]
        let colors: [String]
        /// The prices in minor units.
        let leastPrice: String?
        let mostPrice: String?
    }

    /// The time zone of the resident's city.
    var timeZone: String { Self.timeZones[area.city.name] ?? "UTC" }

    private static let timeZones = [
        "New York": "America/New_York", "Los Angeles": "America/Los_Angeles", "Chicago": "America/Chicago", "London": "Europe/London",
        "Madrid": "Europe/Madrid", "Sevilla": "Europe/Madrid", "Barcelona": "Europe/Madrid", "Ciudad de México": "America/Mexico_City",
        "Bogotá": "America/Bogota", "Buenos Aires": "America/Argentina/Buenos_Aires",
    ]

    /// All residents, in the order of the table.
    static func all() throws(NotationError) -> [Resident] {
        let meals = try byKey(eating, "eating habits") { line throws(NotationError) in try Eating(line) }
        let styles = try byKey(style, "styles") { line throws(NotationError) in try Style(line) }
        var residents: [Resident] = []
        for line in NotationLine.lines(of: people, in: "residents") {
            let cells = try line.cells(6...6)
            let words = cells[2].split(separator: " ").map(String.init)
            guard let district = Area.all.first(where: { $0.district.name == cells[4] }), words.count > 0 else {
                throw line.mistake("kind and roles, a language and a district expected")
            }
            let key = String(cells[0])
            residents.append(
                Resident(
                    key: key,
                    name: String(cells[1]),
                    isGroup: words[0] == "GROUP",
                    roles: Array(words.dropFirst()),
                    language: String(cells[3]),
                    area: district,
                    status: String(cells[5]),
                    eating: meals[key],
                    style: styles[key]
                )
            )
        }
        return residents
    }

    private static func byKey<Value>(
        _ table: String,
        _ source: String,
        _ read: (NotationLine) throws(NotationError) -> Value
    ) throws(NotationError) -> [String: Value] {
        var values: [String: Value] = [:]
        for line in NotationLine.lines(of: table, in: source) {
            values[String(line.text.prefix { $0 != "|" }.trimmed)] = try read(line)
        }
        return values
    }
}

extension Resident.Eating {
    fileprivate init(_ line: NotationLine) throws(NotationError) {
        let cells = try line.cells(11...11)
        let body = cells[1].values
        caps = cells[2].values
        let cost = cells[8].values
        guard body.count == 7, caps.count == 4, cost.count == 2, let plan = Resident.Plan(rawValue: String(cells[10])) else {
            throw line.mistake("seven facts of a body, four caps, two costs and a way of planning expected")
        }
        (sex, age, weightKg, heightCm) = (body[0], body[1], body[2], body[3])
        (activity, direction, kgPerWeek) = (body[4], body[5], body[6])
        (diets, cuisines, allergens) = (cells[3].words, cells[4].words, cells[5].words)
        (avoided, disliked) = (cells[6].words, cells[7].words)
        (leastCost, mostCost) = (cost[0], cost[1])
        budget = cells[9].values.first ?? nil
        self.plan = plan
    }
}

extension Resident.Style {
    fileprivate init(_ line: NotationLine) throws(NotationError) {
        let cells = try line.cells(7...7)
        let price = cells[6].values
        guard price.count == 2 else { throw line.mistake("a lowest and a highest price expected") }
        audience = String(cells[1])
        (styles, interests, sizes, colors) = (cells[2].words, cells[3].words, cells[4].words, cells[5].words)
        (leastPrice, mostPrice) = (price[0], price[1])
    }
}

extension Substring {
    /// The words of a cell, where `-` means none.
    fileprivate var words: [String] { values.compactMap(\.self) }

    /// The values of a cell, where `-` means nil.
    fileprivate var values: [String?] { split(separator: " ").map { $0 == "-" ? nil : String($0) } }
}

extension Area {
    /// All districts of all cities.
    fileprivate static let all = City.all.flatMap { city in city.districts.map { Area(city: city, district: $0) } }
}

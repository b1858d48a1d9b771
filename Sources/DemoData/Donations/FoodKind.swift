/// A kind of surplus food.
struct FoodKind: Sendable {
    let givers: [FoodGiver]
    let type: String
    let unit: String
    let quantities: ClosedRange<Int>
    /// The shelf life in hours from the time of posting.
    let hours: ClosedRange<Int>
    let title: Bilingual
    let note: Bilingual
    /// The indices in the table of ingredients, the most important first.
    let ingredients: [Int]

    /// All kinds, in the order of the table.
    static func all(_ ingredients: IngredientTable) throws(NotationError) -> [FoodKind] {
        var kinds: [FoodKind] = []
        for line in NotationLine.lines(of: table, in: "food kinds") { kinds.append(try FoodKind(line, ingredients)) }
        return kinds
    }

    private init(_ line: NotationLine, _ table: IngredientTable) throws(NotationError) {
        let cells = try line.cells(5...5)
        let words = cells[0].split(separator: " ")
        guard words.count == 5, let quantities = Self.range(words[3]), let hours = Self.range(words[4]) else {
            throw line.mistake("givers, type, unit, quantities, hours expected")
        }
        self.quantities = quantities
        self.hours = hours
        givers = words[0].compactMap(FoodGiver.init(letter:))
        type = String(words[1])
        unit = String(words[2])
        guard let title = Bilingual(sides: cells[1]), let note = Bilingual(sides: cells[2] + " = " + cells[3]) else {
            throw line.mistake("a title in both languages expected")
        }
        self.title = title
        self.note = note
        var ingredients: [Int] = []
        for slug in cells[4].split(separator: " ") {
            guard let place = table.position(of: slug) else { throw line.mistake("no ingredient is called \(slug)") }
            ingredients.append(place)
        }
        self.ingredients = ingredients
    }

    private static func range(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-").compactMap { Int($0) }
        return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
    }
}

/// The kinds of donors.
enum FoodGiver: Character, CaseIterable, Sendable {
    case restaurant = "r"
    case bakery = "b"
    case farm = "f"
    case shop = "s"
    case charity = "c"
    case cafe = "k"
    case neighbour = "n"

    init?(letter: Character) { self.init(rawValue: letter) }

    /// The number of such donors in each city.
    var countPerCity: Int {
        switch self {
        case .restaurant, .bakery, .shop: 2
        case .farm, .charity, .cafe: 1
        case .neighbour: 3
        }
    }

    /// The number of posts by each donor.
    var posts: Int { self == .neighbour ? 4 : 9 }
}

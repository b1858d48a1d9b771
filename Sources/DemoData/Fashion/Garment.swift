/// A kind of garment, with many items in the catalogue.
struct Garment: Sendable {
    let category: String
    let name: Bilingual
    let sizes: SizeScale
    /// The details that distinguish its items.
    let details: [Bilingual]
    let materials: [Material]
    /// The prices in dollars.
    let prices: ClosedRange<Int>
    let tags: [String]
}

/// A material of garments.
struct Material: Sendable {
    let key: String
    /// The adjective, such as “Linen” and “de lino”.
    let adjective: Bilingual
    let sentence: Bilingual
    /// The price in percent of the garment's usual price.
    let percent: Int
    let tags: [String]

    /// All materials by key.
    static func all() throws(NotationError) -> [String: Material] {
        var materials: [String: Material] = [:]
        for line in NotationLine.lines(of: text, in: "Materials") {
            let cells = try line.cells(5...5)
            guard let percent = Int(cells[3]) else { throw line.mistake("“\(cells[3])” is not a percentage") }
            materials[String(cells[0])] = Material(
                key: String(cells[0]),
                adjective: try line.bilingual(cells[1]),
                sentence: try line.bilingual(cells[2]),
                percent: percent,
                tags: cells[4].split(separator: " ").map(String.init)
            )
        }
        return materials
    }
}

/// The sizes of a garment.
enum SizeScale: String, Sendable {
    case letters, waist, shoes, stockings, rings, waists, one

    /// The sizes from small to large.
    var sizes: [String] {
        switch self {
        // As on labels, up to three times extra large.
        case .letters: ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]
        case .waist: (24...36).map(String.init)
        case .shoes: (35...46).map(String.init)
        case .stockings: ["S", "M", "L", "XL"]
        case .rings: ["50", "52", "54", "56", "58", "60"]
        case .waists: ["75", "85", "95", "105", "115"]
        case .one: ["ONE_SIZE"]
        }
    }
}

/// All garments, in the order of their items' numbers.
struct GarmentTable: Sendable {
    let garments: [Garment]

    /// Reads the tables of this folder.
    init() throws(NotationError) {
        let materials = try Material.all()
        let details = try Self.detailLists()
        var garments: [Garment] = []
        for (source, text) in [("Clothes", Self.clothes), ("More clothes", Self.moreClothes), ("Accessories", Self.accessories)] {
            var heading: (category: String, sizes: SizeScale, details: [Bilingual])?
            for line in NotationLine.lines(of: text, in: source) {
                if line.text.hasPrefix("= ") {
                    let words = line.text.split(separator: " ")
                    guard words.count == 4, let sizes = SizeScale(rawValue: String(words[2])), let list = details[words[3]] else {
                        throw line.mistake("a heading names a category, sizes and details")
                    }
                    heading = (String(words[1]), sizes, list)
                } else if let heading {
                    garments.append(try Self.garment(line, heading.category, heading.sizes, heading.details, materials))
                } else {
                    throw line.mistake("a garment without a heading")
                }
            }
        }
        self.garments = garments
    }

    private static func garment(
        _ line: NotationLine,
        _ category: String,
        _ sizes: SizeScale,
        _ details: [Bilingual],
        _ materials: [String: Material]
    ) throws(NotationError) -> Garment {
        let cells = try line.cells(4...4)
        let prices = cells[1].split(separator: "-").compactMap { Int($0) }
        guard prices.count == 2, prices[0] < prices[1] else { throw line.mistake("“\(cells[1])” is not a range of prices") }
        var chosen: [Material] = []
        for key in cells[2].split(separator: " ") {
            guard let material = materials[String(key)] else { throw line.mistake("“\(key)” is not a material") }
            chosen.append(material)
        }
        return Garment(
            category: category,
            name: try line.bilingual(cells[0]),
            sizes: sizes,
            details: details,
            materials: chosen,
            prices: prices[0]...prices[1],
            tags: cells[3].split(separator: " ").map(String.init)
        )
    }

    private static func detailLists() throws(NotationError) -> [Substring: [Bilingual]] {
        var lists: [Substring: [Bilingual]] = [:]
        var name: Substring = ""
        for line in NotationLine.lines(of: details, in: "Details") + NotationLine.lines(of: accessoryDetails, in: "Accessory details") {
            if line.text.hasPrefix("= ") {
                name = line.text.dropFirst(2)
            } else {
                lists[name, default: []].append(try line.bilingual(line.text))
            }
        }
        return lists
    }
}

/// The theme of a collection, drawn as three pieces on a rail.
enum CollectionTheme: String, Sendable, CaseIterable {
    case season, occasion, style, color, material, travel, sustainable, gift

    private var categories: [Garment.Category] {
        switch self {
        case .season: [.outerwear, .knitwear, .dress, .scarf]
        case .occasion: [.dress, .suit, .jumpsuit, .top]
        case .style: [.top, .jeans, .skirt, .outerwear]
        case .color: [.dress, .top, .trousers, .skirt]
        case .material: [.knitwear, .jeans, .bag, .top]
        case .travel: [.bag, .hat, .outerwear, .shoes]
        case .sustainable: [.top, .trousers, .swimwear, .bag]
        case .gift: [.scarf, .watch, .jewelry, .hat]
        }
    }

    func drawn(_ view: Drawing.View, _ random: inout SeededRandom) -> Canvas {
        let wall = view == .dark ? Color(0x4A4E69) : random.pick(Self.walls)
        var canvas = Canvas(wall)
        canvas.fill(.rectangle(0, 268, 480, 52), wall.shaded)
        canvas.fill(.rectangle(20, 44, 440, 7), Color(0x6B5B4D))
        // One colour for a collection by colour, or else three.
        let colors = ItemColor.allCases.filter { $0 != .multicolor && $0.color != wall }
        let one = random.pick(colors)
        let scale = view == .close ? 2.0 : 1.4
        for place in 0..<3 {
            let x = 90 + 150 * Double(place)
            canvas.placement = Placement()
            canvas.fill(.rectangle(x - 1.5, 48, 3, 26), Color(0x6B5B4D))
            canvas.placement = Placement(scale: scale, x: x - 50 * scale, y: 66)
            let color = self == .color ? one : random.pick(colors)
            Garment(category: random.pick(categories), color: color).draw(on: &canvas, &random)
        }
        return canvas
    }

    private static let walls = [0xEFE6DA, 0xE3E8EC, 0xF3E3E0, 0xE2EBDD].map { Color($0) }
}

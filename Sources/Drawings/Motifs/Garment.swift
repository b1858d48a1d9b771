/// A garment, drawn by its silhouette.
struct Garment: Sendable, Hashable {
    enum Category: String, Sendable, CaseIterable {
        case dress, top, knitwear, outerwear, trousers, jeans, skirt, jumpsuit, suit, activewear, swimwear, nightwear
        case shoes, bag, jewelry, scarf, hat, belt, eyewear, watch, hosiery
    }

    let category: Category
    let color: ItemColor

    /// The pattern of the fabric.
    private enum Pattern: CaseIterable {
        case plain, stripes, columns, dots, band
    }

    func drawn(_ view: Drawing.View, _ random: inout SeededRandom) -> Canvas {
        var canvas = Canvas(random.pick(view == .dark ? Self.darkGrounds : Self.grounds))
        // The line between wall and floor.
        let horizon = random.number(210...270)
        canvas.fill(.rectangle(0, horizon, 480, 120), canvas.colors[0].shaded)
        let scale = view == .close ? 5.4 : random.number(2.7...3.0)
        let lean = random.number(-14...14)
        canvas.placement = Placement(scale: scale, x: 240 - 50 * scale + lean, y: 160 - 50 * scale)
        draw(on: &canvas, &random)
        return canvas
    }

    /// Draws the garment in an area of 100 by 100 units, which the canvas places.
    func draw(on canvas: inout Canvas, _ random: inout SeededRandom) {
        let silhouette = category.silhouette
        let main = color.color
        for shape in silhouette.body { canvas.fill(shape, main) }
        if color == .multicolor {
            for (number, bright) in Self.brights.enumerated() {
                canvas.fill(.rectangle(0, 8 + Double(number) * 17 + random.number(0...5), 100, 9), bright, over: main)
            }
        } else {
            draw(random.pick(Pattern.allCases), on: &canvas, over: main, &random)
        }
        let trim = random.share() < 0.5 ? main.shaded : main.lit
        for shape in silhouette.trim { canvas.fill(shape, trim) }
        for shape in silhouette.gaps { canvas.fill(shape, canvas.colors[0]) }
    }

    private func draw(_ pattern: Pattern, on canvas: inout Canvas, over main: Color, _ random: inout SeededRandom) {
        let other = random.share() < 0.5 ? main.lit : main.shaded
        let step = random.number(8...16)
        let width = step * random.number(0.2...0.5)
        let places = stride(from: random.number(0...step), to: 100, by: step)
        switch pattern {
        case .plain: break
        case .stripes: for place in places { canvas.fill(.rectangle(0, place, 100, width), other, over: main) }
        case .columns: for place in places { canvas.fill(.rectangle(place, 0, width, 100), other, over: main) }
        case .dots:
            for (row, y) in places.enumerated() {
                for x in stride(from: row % 2 == 0 ? 4.0 : 4 + step / 2, to: 100, by: step) {
                    canvas.fill(.circle(x, y, radius: width / 2 + 0.6), other, over: main)
                }
            }
        case .band: canvas.fill(.rectangle(0, random.number(30...70), 100, random.number(6...14)), other, over: main)
        }
    }

    private static let grounds = [0xEFE6DA, 0xE3E8EC, 0xF3E3E0, 0xE2EBDD, 0xF4EBCB, 0xE6E0EF, 0xD9E8E6].map { Color($0) }
    private static let darkGrounds = [0x4A4E69, 0x5E503F, 0x3D5A5B, 0x6B4E57].map { Color($0) }
    private static let brights = [0xE63946, 0xF4A261, 0xE9C46A, 0x457B9D, 0x6D597A].map { Color($0) }
}

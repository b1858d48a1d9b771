/// A dish on a laid table, seen from above.
struct Dish: Sendable, Hashable {
    enum Vessel: String, Sendable, CaseIterable {
        case plate, bowl, board
    }

    let cuisine: Cuisine
    let vessel: Vessel
    let food: Food

    private static let center = Point(240, 160)

    func drawn(_ view: Drawing.View, _ random: inout SeededRandom) -> Canvas {
        let table = view == .dark ? random.pick(Self.darkTables) : random.pick(Self.tables)
        var canvas = Canvas(table)
        if view == .close { canvas.placement = Placement(scale: 1.7, x: Self.center.x * -0.7, y: Self.center.y * -0.7) }
        drawCloth(&canvas, &random)
        drawCutlery(&canvas, on: table)
        switch vessel {
        case .plate: drawPlate(&canvas)
        case .bowl: drawBowl(&canvas)
        case .board: drawBoard(&canvas)
        }
        food.draw(on: &canvas, within: vessel == .board ? (110, 62) : vessel == .bowl ? (98, 98) : (92, 92), &random)
        return canvas
    }

    /// Draws a tablecloth with one to three stripes on each side.
    private func drawCloth(_ canvas: inout Canvas, _ random: inout SeededRandom) {
        let cloth = cuisine.glaze.mixed(with: .white, quarters: 3)
        let left = random.number(20...90)
        let width = random.number(240...330)
        canvas.fill(.rectangle(left, -10, width, 340), cloth)
        for stripe in 1...random.count(1...3) {
            canvas.fill(.rectangle(left + 12 * Double(stripe), -10, 5, 340), cuisine.glaze.lit)
            canvas.fill(.rectangle(left + width - 12 * Double(stripe), -10, 5, 340), cuisine.glaze.lit)
        }
    }

    private func drawCutlery(_ canvas: inout Canvas, on table: Color) {
        let metal = Color(0xB9BEC3)
        if cuisine.hasChopsticks {
            for offset in [0.0, 14] {
                let sticks = [Point(404 + offset, 60), Point(409 + offset, 60), Point(418 + offset, 262), Point(415 + offset, 262)]
                canvas.fill(.polygon(sticks), Color(0x7B3F00))
            }
            return
        }
        // A fork to the left, a knife to the right.
        for tine in [58.0, 66, 74] { canvas.fill(.rectangle(tine, 70, 4, 46), metal) }
        canvas.fill(.ellipse(Point(68, 122), width: 22, height: 34), metal)
        canvas.fill(.rectangle(65, 120, 7, 134), metal)
        canvas.fill(.polygon([Point(404, 66), Point(416, 78), Point(416, 176), Point(404, 176)]), metal)
        canvas.fill(.rectangle(404, 170, 9, 84), metal.shaded)
    }

    private func circle(_ radius: Double) -> Shape { .circle(Self.center.x, Self.center.y, radius: radius) }

    private func drawPlate(_ canvas: inout Canvas) {
        canvas.fill(.circle(Self.center.x + 5, Self.center.y + 7, radius: 138), Color(0x3A332D))
        canvas.fill(circle(138), Color(0xFAF7F2))
        canvas.fill(circle(131), cuisine.glaze)
        canvas.fill(circle(122), Color(0xFAF7F2))
        canvas.fill(circle(104), Color(0xECE6DC))
    }

    private func drawBowl(_ canvas: inout Canvas) {
        canvas.fill(.circle(Self.center.x + 6, Self.center.y + 8, radius: 130), Color(0x3A332D))
        canvas.fill(circle(130), cuisine.glaze)
        canvas.fill(circle(118), cuisine.glaze.lit)
        canvas.fill(circle(112), cuisine.glaze.shaded)
        canvas.fill(circle(106), food.sauce)
    }

    private func drawBoard(_ canvas: inout Canvas) {
        let wood = Color(0xB98B5E)
        canvas.fill(.rectangle(86, 72, 318, 192), Color(0x3A332D))
        canvas.fill(.rectangle(80, 66, 318, 188), wood)
        for grain in [96.0, 131, 178, 221] { canvas.fill(.rectangle(80, grain, 318, 3), wood.shaded) }
        canvas.fill(.rectangle(80, 66, 318, 7), cuisine.glaze)
        canvas.fill(.rectangle(80, 247, 318, 7), cuisine.glaze)
    }

    private static let tables = [0xE9DCC9, 0xD7C4A9, 0xDDE3E0, 0xF0E9DE, 0xC9B79C, 0xE4D5D0].map { Color($0) }
    private static let darkTables = [0x3B2F2A, 0x2C3136, 0x46362C, 0x33302E].map { Color($0) }
}

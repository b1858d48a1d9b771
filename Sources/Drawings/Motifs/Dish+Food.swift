extension Dish {
    /// The food on the plate, by its main ingredient.
    enum Food: String, Sendable, CaseIterable {
        case greens, grains, fish, meat, sweet

        /// The colour of the sauce under the food.
        var sauce: Color {
            switch self {
            case .greens: Color(0x8FB36A)
            case .grains: Color(0xE9C46A)
            case .fish: Color(0xF1E3C6)
            case .meat: Color(0x9C5F38)
            case .sweet: Color(0xF7D9C4)
            }
        }

        /// The colours of the pieces.
        private var pieces: [Color] {
            switch self {
            case .greens: [0x4F7F3A, 0x6FA04C, 0xC0392B, 0xE8C547].map { Color($0) }
            case .grains: [0xF4D58D, 0xD9A441, 0xB5651D, 0x6A994E].map { Color($0) }
            case .fish: [0xF4A582, 0xE98A6A, 0xF9C9AE, 0x84A98C].map { Color($0) }
            case .meat: [0x6F3F24, 0x8A4B2A, 0xC97B4A, 0x6A994E].map { Color($0) }
            case .sweet: [0xD2691E, 0x7B3F00, 0xE75480, 0xFFF1D0].map { Color($0) }
            }
        }

        /// Draws the food around the middle of the canvas, within the given extent.
        func draw(on canvas: inout Canvas, within reach: (width: Double, height: Double), _ random: inout SeededRandom) {
            let center = Point(240, 160)
            canvas.fill(.ellipse(center, width: reach.width * 1.86, height: reach.height * 1.86), sauce.shaded)
            canvas.fill(.ellipse(center, width: reach.width * 1.8, height: reach.height * 1.8), sauce)
            for _ in 0..<random.count(6...10) { drawPiece(random.pick(pieces), on: &canvas, within: reach, &random) }
            // Herbs, crumbs or sugar on top.
            let topping = self == .sweet ? Color.white : Color(0x2F6B2F)
            for _ in 0..<random.count(4...12) {
                let place = Self.place(within: (reach.width * 0.75, reach.height * 0.75), &random)
                canvas.fill(.ellipse(place, width: random.number(4...9), height: random.number(4...7)), topping)
            }
        }

        private func drawPiece(
            _ color: Color,
            on canvas: inout Canvas,
            within reach: (width: Double, height: Double),
            _ random: inout SeededRandom
        ) {
            let place = Self.place(within: (reach.width * 0.6, reach.height * 0.6), &random)
            let size = random.number(18...34)
            switch self {
            case .fish:
                // A fillet with its lines.
                canvas.fill(.ellipse(place, width: size * 2.4, height: size), color)
                for line in [-0.5, 0, 0.5] {
                    canvas.fill(.ellipse(Point(place.x + size * line, place.y), width: 3, height: size * 0.7), color.lit)
                }
            case .meat:
                canvas.fill(.ellipse(place, width: size * 1.5, height: size * 1.2), color.shaded)
                canvas.fill(.ellipse(Point(place.x - 2, place.y - 3), width: size * 1.4, height: size * 1.05), color)
            case .greens:
                let (half, tip) = (size * 0.45, size * random.number(0.8...1.2))
                let lean = random.number(-half...half)
                let leaf = [
                    Point(place.x + lean, place.y - tip), Point(place.x + half, place.y), Point(place.x - lean, place.y + tip),
                    Point(place.x - half, place.y),
                ]
                canvas.fill(.polygon(leaf), color)
            case .grains, .sweet:
                canvas.fill(.circle(place.x, place.y, radius: size * 0.55), color.shaded)
                canvas.fill(.circle(place.x - 1, place.y - 2, radius: size * 0.5), color)
                canvas.fill(.circle(place.x - size * 0.15, place.y - size * 0.18, radius: size * 0.14), color.lit)
            }
        }

        /// Returns a random position in an ellipse around the middle, without trigonometry.
        private static func place(within reach: (width: Double, height: Double), _ random: inout SeededRandom) -> Point {
            let across = random.number(-1...1)
            let room = (1 - across * across).squareRoot()
            return Point(240 + across * reach.width, 160 + random.number(-room...room) * reach.height)
        }
    }
}

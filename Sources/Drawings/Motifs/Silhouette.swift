/// The outline of a garment laid flat, in an area of 100 by 100 units.
struct Silhouette {
    /// The shapes with the garment's colour and pattern.
    var body: [Shape]
    /// Seams, collars, soles, buttons.
    var trim: [Shape] = []
    /// The shapes that show the background.
    var gaps: [Shape] = []
}

extension Garment.Category {
    var silhouette: Silhouette {
        switch self {
        case .dress:
            Silhouette(
                body: [area(36, 8, 64, 8, 60, 44, 40, 44), area(40, 43, 60, 43, 80, 94, 20, 94)],
                trim: [bar(39, 42, 22, 3)],
                gaps: [oval(50, 8, 14, 12)]
            )
        case .top:
            Silhouette(
                body: [area(34, 22, 66, 22, 66, 82, 34, 82), sleeve(34, 22, 14, 42), sleeve(66, 22, 86, 42)],
                trim: [bar(34, 79, 32, 3)],
                gaps: [oval(50, 22, 16, 12)]
            )
        case .knitwear:
            Silhouette(
                body: [area(32, 20, 68, 20, 70, 84, 30, 84), sleeve(32, 20, 14, 78), sleeve(68, 20, 86, 78)],
                trim: [bar(30, 78, 40, 6), oval(50, 20, 22, 14)],
                gaps: [oval(50, 19, 16, 10)]
            )
        case .outerwear:
            Silhouette(
                body: [area(32, 12, 68, 12, 74, 94, 26, 94), sleeve(32, 12, 14, 74), sleeve(68, 12, 86, 74)],
                trim: [bar(49, 12, 2, 82), area(40, 10, 50, 30, 46, 32, 34, 14), area(60, 10, 50, 30, 54, 32, 66, 14)]
                    + [44.0, 58, 72].map { oval(54, $0, 3, 3) },
                gaps: [oval(50, 10, 12, 8)]
            )
        case .trousers: trousers(flare: 0)
        case .jeans:
            Silhouette(
                body: trousers(flare: 3).body,
                trim: trousers(flare: 3).trim + [bar(36, 18, 9, 2), bar(55, 18, 9, 2), bar(49.5, 12, 1, 16)]
            )
        case .skirt: Silhouette(body: [area(38, 20, 62, 20, 82, 84, 18, 84)], trim: [bar(37, 18, 26, 6)])
        case .jumpsuit:
            Silhouette(
                body: [area(38, 8, 62, 8, 64, 46, 36, 46)] + [area(36, 45, 50, 45, 48, 96, 28, 96), area(50, 45, 64, 45, 72, 96, 52, 96)],
                trim: [bar(36, 44, 28, 4)],
                gaps: [oval(50, 8, 12, 16)]
            )
        case .suit:
            Silhouette(
                body: [area(32, 14, 68, 14, 70, 86, 30, 86), sleeve(32, 14, 16, 74), sleeve(68, 14, 84, 74)],
                trim: [area(44, 13, 50, 46, 46, 46, 36, 16), area(56, 13, 50, 46, 54, 46, 64, 16), oval(52, 56, 3, 3), oval(52, 66, 3, 3)],
                gaps: [area(44, 13, 56, 13, 50, 40, 50, 40)]
            )
        case .activewear:
            Silhouette(
                body: [area(38, 14, 62, 14, 64, 44, 36, 44)] + trousers(flare: -2, from: 50, to: 94).body,
                trim: [bar(36, 40, 28, 4), bar(37, 50, 26, 4)],
                gaps: [oval(50, 13, 12, 14), oval(37, 16, 6, 16), oval(63, 16, 6, 16)]
            )
        case .swimwear:
            Silhouette(
                body: [area(38, 14, 62, 14, 58, 46, 42, 46), area(42, 45, 58, 45, 66, 72, 34, 72), area(34, 71, 66, 71, 54, 88, 46, 88)],
                trim: [bar(42, 45, 16, 2)],
                gaps: [oval(50, 13, 14, 26)]
            )
        case .nightwear:
            Silhouette(
                body: [area(34, 12, 66, 12, 74, 70, 26, 70), sleeve(34, 12, 16, 48), sleeve(66, 12, 84, 48)]
                    + trousers(flare: 4, from: 74, to: 98).body,
                trim: [bar(49.5, 12, 1, 58)] + [24.0, 36, 48].map { oval(52, $0, 2.5, 2.5) },
                gaps: [area(42, 11, 58, 11, 50, 26, 50, 26)]
            )
        case .shoes: shoes
        case .bag:
            Silhouette(
                body: [oval(50, 42, 48, 62), area(18, 44, 82, 44, 88, 90, 12, 90)],
                trim: [bar(17, 52, 66, 3), oval(50, 62, 9, 9)],
                gaps: [area(32, 22, 68, 22, 68, 44, 32, 44)]
            )
        case .jewelry:
            Silhouette(
                body: [oval(50, 42, 66, 72)],
                trim: [oval(50, 80, 18, 22), oval(50, 78, 10, 12)],
                gaps: [oval(50, 38, 58, 66)]
            )
        case .scarf:
            Silhouette(
                body: [oval(50, 28, 54, 34), area(34, 34, 50, 34, 46, 92, 26, 92), area(52, 34, 66, 34, 76, 84, 58, 84)],
                trim: [bar(26, 88, 20, 4), bar(59, 80, 17, 4)],
                gaps: [oval(50, 24, 30, 14)]
            )
        case .hat: Silhouette(body: [oval(50, 66, 92, 26), oval(50, 44, 48, 44), bar(26, 44, 48, 22)], trim: [bar(26, 56, 48, 7)])
        case .belt:
            Silhouette(
                body: [area(4, 42, 96, 42, 96, 58, 4, 58)],
                trim: [bar(8, 36, 22, 28)] + [58.0, 68, 78, 88].map { oval($0, 50, 3, 3) },
                gaps: [bar(13, 41, 12, 18)]
            )
        case .eyewear:
            Silhouette(
                body: [oval(27, 52, 40, 36), oval(73, 52, 40, 36), bar(44, 46, 12, 5), bar(2, 42, 10, 5), bar(88, 42, 10, 5)],
                trim: [oval(27, 52, 32, 28), oval(73, 52, 32, 28)]
            )
        case .watch:
            Silhouette(
                body: [bar(40, 4, 20, 92), oval(50, 50, 44, 44)],
                trim: [oval(50, 50, 34, 34), bar(72, 47, 5, 6)],
                gaps: [bar(49, 38, 2, 13), area(50, 49, 60, 54, 59, 56, 49, 51)]
            )
        case .hosiery:
            Silhouette(
                body: [area(30, 8, 44, 8, 44, 70, 30, 70), oval(40, 76, 24, 18), oval(28, 80, 30, 14)]
                    + [area(60, 8, 74, 8, 74, 70, 60, 70), oval(70, 76, 24, 18), oval(58, 80, 30, 14)],
                trim: [bar(29, 8, 16, 6), bar(59, 8, 16, 6)]
            )
        }
    }

    private var shoes: Silhouette {
        // The back shoe, then the front one.
        let pair = [(30.0, 16.0), (10.0, 46.0)]
        return Silhouette(
            body: pair.flatMap { x, y in
                [area(x, y, x + 20, y, x + 26, y + 34, x, y + 34), oval(x + 32, y + 25, 46, 20), bar(x, y + 20, 54, 14)]
            },
            trim: pair.flatMap { x, y in
                [bar(x - 1, y + 33, 56, 5), bar(x - 1, y, 22, 4)] + [8.0, 13, 18].map { bar(x + 13, y + $0, 9, 2) }
            }
        )
    }

    private func trousers(flare: Double, from top: Double = 8, to bottom: Double = 94) -> Silhouette {
        let crotch = top + (bottom - top) * 0.34
        return Silhouette(
            body: [
                area(36, top, 64, top, 66, crotch, 34, crotch),
                area(34, crotch - 1, 50, crotch - 1, 46 + flare / 2, bottom, 31 - flare, bottom),
                area(50, crotch - 1, 66, crotch - 1, 69 + flare, bottom, 54 - flare / 2, bottom),
            ],
            trim: [bar(35.5, top, 29, 5)]
        )
    }

    // The following areas are convex, with corners in order.

    private func area(
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        _ x3: Double,
        _ y3: Double,
        _ x4: Double,
        _ y4: Double
    ) -> Shape {
        .polygon([Point(x1, y1), Point(x2, y2), Point(x3, y3), Point(x4, y4)])
    }

    private func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape { .rectangle(x, y, width, height) }

    private func oval(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
        .ellipse(Point(x, y), width: width, height: height)
    }

    /// Returns the shape of a sleeve from the shoulder down to the hand.
    private func sleeve(_ x: Double, _ y: Double, _ handX: Double, _ handY: Double) -> Shape {
        let side = handX < x ? 1.0 : -1.0
        return area(x, y, x, y + 18, handX + 12 * side, handY + 4, handX, handY)
    }
}

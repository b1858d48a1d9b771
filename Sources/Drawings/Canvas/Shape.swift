/// A position on a canvas, from the top left.
struct Point: Sendable, Hashable {
    let x: Double
    let y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// An area that each horizontal line crosses at most once, so that filling a row is one run of pixels.
enum Shape: Sendable, Hashable {
    case ellipse(Point, width: Double, height: Double)
    /// The corners of a convex area, in order.
    case polygon([Point])

    static func circle(_ x: Double, _ y: Double, radius: Double) -> Shape {
        .ellipse(Point(x, y), width: radius * 2, height: radius * 2)
    }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
        .polygon([Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)])
    }

    /// The vertical extent of the shape.
    var rows: (top: Double, bottom: Double) {
        switch self {
        case .ellipse(let center, _, let height): (center.y - height / 2, center.y + height / 2)
        case .polygon(let points): (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
        }
    }

    /// Returns the horizontal extent of the shape at a height, or nil if it has none there.
    func span(at y: Double) -> (left: Double, right: Double)? {
        switch self {
        case .ellipse(let center, let width, let height):
            let share = (y - center.y) * 2 / height
            guard abs(share) < 1 else { return nil }
            let half = width / 2 * (1 - share * share).squareRoot()
            return (center.x - half, center.x + half)
        case .polygon(let points):
            var (left, right) = (Double.infinity, -Double.infinity)
            var last = points.count - 1
            for next in points.indices {
                let (one, other) = (points[last], points[next])
                last = next
                guard (one.y <= y) != (other.y <= y) else { continue }
                let x = one.x + (y - one.y) / (other.y - one.y) * (other.x - one.x)
                left = min(left, x)
                right = max(right, x)
            }
            return left < right ? (left, right) : nil
        }
    }
}

/// The scale and offset of a motif's shapes on the canvas.
struct Placement: Sendable, Hashable {
    var scale = 1.0
    var x = 0.0
    var y = 0.0

    func placed(_ shape: Shape) -> Shape {
        switch shape {
        case .ellipse(let center, let width, let height): .ellipse(placed(center), width: width * scale, height: height * scale)
        case .polygon(let points): .polygon(points.map(placed))
        }
    }

    private func placed(_ point: Point) -> Point { Point(x + point.x * scale, y + point.y * scale) }
}

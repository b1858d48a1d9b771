/// A picture under construction.
///
/// Each pixel is a byte, the index of one of at most 256 colours.
///
/// Edges are smooth: a pixel that a shape covers by about half takes the colour in between. Motifs are drawn in an area of 480 by 320
/// units, regardless of the pixels.
struct Canvas {
    static let width = 360
    static let height = 240
    private static let pixelsPerUnit = Double(width) / 480

    /// The colour indexes of the pixels, row by row.
    private(set) var pixels: [UInt8]
    /// The palette.
    private(set) var colors: [Color]
    /// The placement of the next shapes.
    var placement = Placement()

    private var numbers: [Color: UInt8]
    /// Cached mixtures, by the indexes of the two colours.
    private var mixtures: [UInt16: UInt8] = [:]

    /// Creates a canvas filled with one colour.
    init(_ ground: Color) {
        pixels = [UInt8](repeating: 0, count: Self.width * Self.height)
        colors = [ground]
        numbers = [ground: 0]
    }

    /// Fills a shape.
    ///
    /// With `over`, fills only the pixels that have exactly that colour.
    mutating func fill(_ shape: Shape, _ color: Color, over ground: Color? = nil) {
        guard let number = number(of: color) else { return }
        let below = ground.flatMap { numbers[$0] }
        if ground != nil, below == nil { return }
        let unit = Self.pixelsPerUnit
        let shape = Placement(scale: placement.scale * unit, x: placement.x * unit, y: placement.y * unit).placed(shape)
        let (top, bottom) = shape.rows
        // The shape can be far outside the canvas.
        let first = Int(max(0, top.rounded(.down)))
        let end = Int(min(Double(Self.height), bottom.rounded(.up)))
        guard first < end else { return }
        for y in first..<end {
            // Samples each row of pixels along two lines.
            let upper = shape.span(at: Double(y) + 0.25)
            let lower = shape.span(at: Double(y) + 0.75)
            guard let outer = Self.union(upper, lower) else { continue }
            let inner = Self.common(upper, lower) ?? outer.lowerBound..<outer.lowerBound
            for x in outer.lowerBound..<inner.lowerBound { blend(x, y, number, upper, lower, below) }
            paint(inner, y, number, below)
            for x in inner.upperBound..<outer.upperBound { blend(x, y, number, upper, lower, below) }
        }
    }

    /// Returns the pixels that either line touches.
    private static func union(_ one: (left: Double, right: Double)?, _ other: (left: Double, right: Double)?) -> Range<Int>? {
        guard let some = one ?? other else { return nil }
        let (one, other) = (one ?? some, other ?? some)
        return clipped(min(one.left, other.left).rounded(.down), max(one.right, other.right).rounded(.up))
    }

    /// Returns the pixels within both lines.
    private static func common(_ one: (left: Double, right: Double)?, _ other: (left: Double, right: Double)?) -> Range<Int>? {
        guard let one, let other else { return nil }
        return clipped(max(one.left, other.left).rounded(.up), min(one.right, other.right).rounded(.down))
    }

    private static func clipped(_ left: Double, _ right: Double) -> Range<Int>? {
        let (left, right) = (max(0, left), min(Double(width), right))
        return left < right ? Int(left)..<Int(right) : nil
    }

    private mutating func paint(_ run: Range<Int>, _ y: Int, _ number: UInt8, _ below: UInt8?) {
        let start = y * Self.width
        if let below {
            for place in start + run.lowerBound..<start + run.upperBound where pixels[place] == below { pixels[place] = number }
        } else {
            for place in start + run.lowerBound..<start + run.upperBound { pixels[place] = number }
        }
    }

    private mutating func blend(
        _ x: Int,
        _ y: Int,
        _ number: UInt8,
        _ upper: (left: Double, right: Double)?,
        _ lower: (left: Double, right: Double)?,
        _ below: UInt8?
    ) {
        let place = y * Self.width + x
        if let below, pixels[place] != below { return }
        var covered = 0.0
        for span in [upper, lower] {
            guard let span else { continue }
            covered += max(0, min(Double(x + 1), span.right) - max(Double(x), span.left))
        }
        switch covered {
        case ..<0.5: return
        case 1.5...: pixels[place] = number
        default: pixels[place] = mixture(of: pixels[place], number)
        }
    }

    private mutating func mixture(of below: UInt8, _ above: UInt8) -> UInt8 {
        let pair = UInt16(below) << 8 | UInt16(above)
        if let known = mixtures[pair] { return known }
        // If the palette is full, the edge stays hard.
        let number = number(of: colors[Int(below)].mixed(with: colors[Int(above)], quarters: 2)) ?? above
        mixtures[pair] = number
        return number
    }

    private mutating func number(of color: Color) -> UInt8? {
        if let known = numbers[color] { return known }
        guard let number = UInt8(exactly: colors.count) else { return nil }
        colors.append(color)
        numbers[color] = number
        return number
    }
}

/// A colour of 24 bits.
struct Color: Sendable, Hashable {
    /// `0xRRGGBB`.
    let rgb: UInt32

    init(_ rgb: UInt32) { self.rgb = rgb }

    /// Red, green and blue.
    var parts: [UInt8] { [16, 8, 0].map { UInt8(truncatingIfNeeded: rgb >> $0) } }

    /// A colour between this one and another, so many quarters of the way.
    func mixed(with other: Color, quarters: UInt32) -> Color {
        var mixed: UInt32 = 0
        for shift: UInt32 in [16, 8, 0] {
            let (own, others) = (rgb >> shift & 0xFF, other.rgb >> shift & 0xFF)
            mixed |= ((own * (4 - quarters) + others * quarters + 2) / 4) << shift
        }
        return Color(mixed)
    }

    /// The colour in the shade.
    var shaded: Color { mixed(with: Color(0x1F1A17), quarters: 1) }

    /// The colour in the light.
    var lit: Color { mixed(with: .white, quarters: 1) }

    static let white = Color(0xFFFFFF)
}

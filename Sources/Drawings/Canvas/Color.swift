/// A 24-bit colour.
struct Color: Sendable, Hashable {
    /// `0xRRGGBB`.
    let rgb: UInt32

    init(_ rgb: UInt32) { self.rgb = rgb }

    /// Red, green and blue.
    var parts: [UInt8] { [16, 8, 0].map { UInt8(truncatingIfNeeded: rgb >> $0) } }

    /// Mixes in another colour, by a number of quarters.
    func mixed(with other: Color, quarters: UInt32) -> Color {
        var mixed: UInt32 = 0
        for shift: UInt32 in [16, 8, 0] {
            let (own, others) = (rgb >> shift & 0xFF, other.rgb >> shift & 0xFF)
            mixed |= ((own * (4 - quarters) + others * quarters + 2) / 4) << shift
        }
        return Color(mixed)
    }

    /// A darker shade of the colour.
    var shaded: Color { mixed(with: Color(0x1F1A17), quarters: 1) }

    /// A lighter shade of the colour.
    var lit: Color { mixed(with: .white, quarters: 1) }

    static let white = Color(0xFFFFFF)
}

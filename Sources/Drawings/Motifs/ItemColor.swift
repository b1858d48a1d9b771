/// The colours of the fashion catalogue.
enum ItemColor: String, Sendable, CaseIterable {
    case black, white, grey, beige, brown, red, pink, orange, yellow, green, blue, navy, purple, gold, silver, multicolor

    /// The colour to draw with.
    var color: Color {
        switch self {
        case .black: Color(0x26242A)
        case .white: Color(0xF7F5F0)
        case .grey: Color(0x8F9499)
        case .beige: Color(0xD8C3A0)
        case .brown: Color(0x7A4B2B)
        case .red: Color(0xC4262E)
        case .pink: Color(0xEE9CB4)
        case .orange: Color(0xE8772E)
        case .yellow: Color(0xF0C93A)
        case .green: Color(0x3E8250)
        case .blue: Color(0x3F7FC1)
        case .navy: Color(0x22325A)
        case .purple: Color(0x7A4C9E)
        case .gold: Color(0xD1A53A)
        case .silver: Color(0xB8BEC6)
        case .multicolor: Color(0x2E9C93)
        }
    }
}

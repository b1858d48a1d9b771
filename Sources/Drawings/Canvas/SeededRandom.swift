/// A deterministic pseudo-random number generator (SplitMix64).
///
/// The same variation always yields the same numbers.
struct SeededRandom {
    private var state: UInt64

    init(_ variation: Int) { state = UInt64(truncatingIfNeeded: variation + 1) &* 0xD6E8_FEB8_6659_FD93 }

    /// Returns a number from 0 up to but not including 1.
    mutating func share() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { range.lowerBound + share() * (range.upperBound - range.lowerBound) }

    mutating func count(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(share() * Double(range.count)) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(share() * Double(elements.count))] }
}

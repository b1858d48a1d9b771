/// A generator of pseudorandom numbers that depend only on the seed (SplitMix64).
struct Dice {
    private var state: UInt64

    /// Consecutive seeds must not be one step apart in the same sequence, so this factor differs from the constant in `roll`.
    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD6E8_FEB8_6659_FD93 }

    /// The next number from 0 up to but not including `count`, which must be positive.
    mutating func roll(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }

    /// A random element.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

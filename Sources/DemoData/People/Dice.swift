/// A row of numbers that looks random and is always the same for the same seed (SplitMix64).
struct Dice {
    private var state: UInt64

    /// Neighbouring seeds must not begin a step apart on the same path, so this factor is not the one that `roll` adds.
    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD6E8_FEB8_6659_FD93 }

    /// The next number from 0 up to `count`, which must be positive.
    mutating func roll(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }

    /// One of several.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

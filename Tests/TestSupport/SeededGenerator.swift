/// A random number generator with a fixed seed, so that failures can be reproduced.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator with a seed.
    public init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

    /// Returns the next number of SplitMix64.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

// Choices.
extension SeededGenerator {
    /// Returns true with a probability of 1 in `count`.
    public mutating func once(in count: Int) -> Bool { next() % UInt64(count) == 0 }

    /// Returns a number in the range.
    public mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    /// Returns one of the choices, which must not be empty.
    public mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: number(0...choices.count - 1))]
    }

    /// Returns each of the choices with a probability of one half, in their order.
    public mutating func some<Choice>(_ choices: [Choice]) -> [Choice] { choices.filter { _ in once(in: 2) } }
}

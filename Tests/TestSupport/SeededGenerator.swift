/// A generator of random numbers with a fixed seed, so that a failure can be seen again.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Starts at a seed.
    public init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

    /// The next number, by SplitMix64.
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
    /// True once in so many times.
    public mutating func once(in count: Int) -> Bool { next() % UInt64(count) == 0 }

    /// A number of the range.
    public mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    /// One of the choices, of which there must be at least one.
    public mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: number(0...choices.count - 1))]
    }

    /// Each of the choices with a probability of one half, in their order.
    public mutating func some<Choice>(_ choices: [Choice]) -> [Choice] { choices.filter { _ in once(in: 2) } }
}

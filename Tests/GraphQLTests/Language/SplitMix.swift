/// A small generator with a fixed seed, so that a failure can be seen again.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

extension SplitMix {
    /// A source with a few bytes changed, removed or doubled.
    mutating func damaged(_ source: String) -> [UInt8] {
        var bytes = Array(source.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let index = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<3, using: &self) {
            case 0: bytes[index] = .random(in: 0...255, using: &self)
            case 1: bytes.remove(at: index)
            default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &self)], at: index)
            }
        }
        return bytes
    }
}

// Choices.
extension SplitMix {
    /// True once in so many times.
    mutating func once(in count: Int) -> Bool { next() % UInt64(count) == 0 }

    /// A number of the range.
    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    /// One of the choices, of which there must be at least one.
    mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: number(0...choices.count - 1))]
    }

    /// Each of the choices with a probability of one half, in their order.
    mutating func some<Choice>(_ choices: [Choice]) -> [Choice] { choices.filter { _ in once(in: 2) } }
}

/// The pairs of an abstract type and an object or interface type that belongs to it.
///
/// The size of the table is proportional to the number of declarations in the schema. The table uses open addressing over one flat array,
/// and a lookup allocates nothing. Because of the random seed, nobody can write a schema that makes the table slow.
struct SubtypeTable: Sendable {
    private static let seed = UInt64.random(in: .min ... .max) | 1
    /// The value of a free slot, which is never a pair because type indices are not negative.
    private static let free = UInt64.max

    private let seed = Self.seed
    private var count = 0
    /// The slots of the table; their number is a power of two, and at most half of them are taken.
    private var slots = [UInt64](repeating: Self.free, count: 64)

    /// Whether a type belongs to an abstract type.
    func contains(_ type: TypeID, in abstract: TypeID) -> Bool {
        let slots = slots.span
        let pair = Self.pair(type, abstract)
        var slot = firstSlot(of: pair, slots.count)
        while slots[slot] != Self.free {
            if slots[slot] == pair { return true }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    /// Records that a type belongs to an abstract type.
    mutating func insert(_ type: TypeID, in abstract: TypeID) {
        guard !contains(type, in: abstract) else { return }
        occupy(Self.pair(type, abstract))
        count += 1
        guard count * 2 > slots.count else { return }
        let pairs = slots.filter { $0 != Self.free }
        slots = [UInt64](repeating: Self.free, count: slots.count * 2)
        for pair in pairs { occupy(pair) }
    }

    private static func pair(_ type: TypeID, _ abstract: TypeID) -> UInt64 {
        UInt64(UInt32(bitPattern: abstract.index)) << 32 | UInt64(UInt32(bitPattern: type.index))
    }

    private func firstSlot(of pair: UInt64, _ slotCount: Int) -> Int {
        let (high, low) = (pair ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(truncatingIfNeeded: high ^ low) & (slotCount - 1)
    }

    private mutating func occupy(_ pair: UInt64) {
        var slot = firstSlot(of: pair, slots.count)
        while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = pair
    }
}

/// The pairs that were compared, and whether they were compared only as mutually exclusive.
///
/// A hostile document has a quarter of a million pairs. An open hash table of integers takes a fraction of a dictionary's time.
struct ComparedPairs {
    /// Zero for a free slot; otherwise the two numbers, with the highest bit set if they were compared as mutually exclusive.
    private var slots = [UInt64](repeating: 0, count: 64)
    private var count = 0

    private static let exclusive: UInt64 = 1 << 63
    /// A random factor, so that clients cannot choose pairs that all begin at the same slot.
    private static let factor = UInt64.random(in: .min ... .max) | 1

    /// Records that a pair is being compared; returns false if it has already been compared at least as strictly.
    ///
    /// Fields that are not mutually exclusive are compared more strictly, which covers the other case.
    mutating func insert(_ left: Int32, _ right: Int32, areExclusive: Bool) -> Bool {
        if 2 * count >= slots.count { grow() }
        let pair = UInt64(UInt32(bitPattern: left)) << 32 | UInt64(UInt32(bitPattern: right)) + 1
        let slot = slot(of: pair)
        if slots[slot] == 0 {
            count += 1
        } else if areExclusive || slots[slot] & Self.exclusive == 0 {
            return false
        }
        slots[slot] = areExclusive ? pair | Self.exclusive : pair
        return true
    }

    /// Returns the slot that a pair has or would get.
    private func slot(of pair: UInt64) -> Int {
        var slot = Int((pair &* Self.factor) >> UInt64(64 - slots.count.trailingZeroBitCount))
        while slots[slot] != 0, slots[slot] & ~Self.exclusive != pair { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: 2 * old.count)
        for entry in old where entry != 0 { slots[slot(of: entry & ~Self.exclusive)] = entry }
    }
}

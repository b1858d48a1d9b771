/// Assigns the same small integer to names with the same text, so that rules compare and index by integers.
///
/// The table uses open addressing over flat arrays. The names come from clients, so the hash has a random seed that prevents chosen
/// collisions.
struct NameInterner {
    private static let seed = UInt64.random(in: .min ... .max)

    private var names: [Name] = []
    private var hashes: [UInt32] = []
    /// The ids, −1 if free; the number of slots is a power of two, and at most half of them are taken.
    private var slots = [Int32](repeating: -1, count: 128)
    private let seed = Self.seed

    /// The number of different names; all ids are less than this number.
    var count: Int { names.count }

    /// The first occurrence of the name with an id.
    subscript(id: Int32) -> Name { names[Int(id)] }

    /// Returns the id of a name.
    mutating func id(of name: Name, in document: borrowing Document) -> Int32 {
        let hash = hash(name, document.source.span)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] >= 0 {
            let id = Int(slots[slot])
            if hashes[id] == hash, document.areEqual(names[id], name) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        let id = Int32(names.count)
        names.append(name)
        hashes.append(hash)
        slots[slot] = id
        if names.count * 2 > slots.count { grow() }
        return id
    }

    private func hash(_ name: Name, _ source: Span<UInt8>) -> UInt32 {
        var hash = seed
        for index in name.range {
            hash = (hash ^ UInt64(source[index])) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return UInt32(truncatingIfNeeded: hash)
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (id, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(id)
        }
    }
}

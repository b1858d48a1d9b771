/// All names of a schema in one hash table.
///
/// The table maps an owner (a type, a field, …) and the bytes of a name to the index of a member. The table uses open addressing over flat
/// arrays, and a lookup allocates nothing and needs no `String`.
struct NameTable: Sendable {
    /// The kinds of names; each kind has a separate range of owners.
    enum Space: UInt32 {
        case type, directive, field, fieldArgument, directiveArgument, inputField, enumValue
    }

    private struct Entry {
        var owner: UInt32
        var hash: UInt32
        var start: Int32
        var length: Int32
        var index: Int32
    }

    private static let seed = UInt32.random(in: .min ... .max)

    private let seed = Self.seed
    private var names: [UInt8] = []
    private var entries: [Entry] = []
    /// Indices into `entries`, −1 if free; the number of slots is a power of two, and at most half of them are taken.
    private var slots = [Int32](repeating: -1, count: 64)

    private static func owner(_ space: Space, _ owner: Int32) -> UInt32 {
        space.rawValue << 28 | UInt32(truncatingIfNeeded: owner)
    }

    /// Returns the FNV-1a hash of a name.
    ///
    /// FNV-1a is fast for short names. Because of the random seed, nobody can write a schema that makes the table slow.
    private func hash(_ owner: UInt32, _ name: Span<UInt8>) -> UInt32 {
        var hash = (seed ^ owner) &* 0x0100_0193
        for index in name.indices {
            hash = (hash ^ UInt32(name[index])) &* 0x0100_0193
        }
        return hash ^ hash >> 15
    }

    /// Adds a name; returns false if its owner already has it.
    mutating func insert(_ name: String, _ space: Space, of owner: Int32 = 0, index: Int32) -> Bool {
        let bytes = Array(name.utf8)
        let owner = Self.owner(space, owner)
        let hash = self.hash(owner, bytes.span)
        guard find(bytes.span, owner: owner, hash: hash) == nil else { return false }
        entries.append(
            Entry(owner: owner, hash: hash, start: Int32(names.count), length: Int32(bytes.count), index: index)
        )
        names.append(contentsOf: bytes)
        if entries.count * 2 > slots.count {
            slots = [Int32](repeating: -1, count: slots.count * 2)
            for position in entries.indices { occupy(position) }
        } else {
            occupy(entries.count - 1)
        }
        return true
    }

    /// Returns the index of an owner's member.
    func find(_ name: Span<UInt8>, _ space: Space, of owner: Int32 = 0) -> Int32? {
        let owner = Self.owner(space, owner)
        return find(name, owner: owner, hash: hash(owner, name))
    }

    private mutating func occupy(_ position: Int) {
        var slot = Int(entries[position].hash) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(position)
    }

    private func find(_ name: Span<UInt8>, owner: UInt32, hash: UInt32) -> Int32? {
        let entries = entries.span
        let slots = slots.span
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, entry.owner == owner, Int(entry.length) == name.count, equals(entry, name) {
                return entry.index
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func equals(_ entry: Entry, _ name: Span<UInt8>) -> Bool {
        let names = names.span
        for offset in 0..<name.count where names[Int(entry.start) + offset] != name[offset] {
            return false
        }
        return true
    }
}

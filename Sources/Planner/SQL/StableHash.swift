import GraphQL

/// A small hash that is the same in every process (FNV-1a); nothing depends on its strength.
struct StableHash {
    private static let start: UInt32 = 0x811C_9DC5
    private static let prime: UInt32 = 0x0100_0193

    /// The hash of the bytes so far.
    var value = Self.start

    mutating func combine(byte: UInt8) { value = (value ^ UInt32(byte)) &* Self.prime }

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte: byte) }
    }

    /// The hash of a value; 0 if the value is absent or has no effect, like null and an input object without fields.
    static func fingerprint(of value: Value?) -> UInt32 {
        guard let value, !value.isWithoutEffect else { return 0 }
        var hash = StableHash()
        hash.combine(value)
        return hash.value
    }

    private mutating func combine(_ value: Value) {
        switch value {
        case .null: combine(byte: 0)
        case .boolean(let flag): combine(byte: flag ? 1 : 2)
        case .int(let number): combine(3, UInt64(bitPattern: number))
        case .double(let number): combine(4, number.bitPattern)
        case .string(let text), .enum(let text), .bigInteger(let text): combine(5, text)
        case .list(let items):
            combine(byte: 6)
            for item in items { combine(item) }
            combine(byte: 7)
        case .object(let object):
            // The order of an object's fields has no meaning.
            combine(byte: 8)
            for field in object.sorted(by: { $0.name < $1.name }) where !field.value.isWithoutEffect {
                combine(5, field.name)
                combine(field.value)
            }
            combine(byte: 9)
        case .upload: combine(byte: 10)
        }
    }

    private mutating func combine(_ kind: UInt8, _ bits: UInt64) {
        combine(byte: kind)
        for shift in stride(from: 56, through: 0, by: -8) { combine(byte: UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    }

    private mutating func combine(_ kind: UInt8, _ text: String) {
        combine(byte: kind)
        combine(text.utf8)
        combine(byte: 0xFF)  // never occurs in UTF-8
    }
}

extension Value {
    /// Whether leaving an argument with this value out would change nothing.
    fileprivate var isWithoutEffect: Bool {
        switch self {
        case .null: true
        case .list(let items): items.isEmpty
        case .object(let object): object.allSatisfy(\.value.isWithoutEffect)
        default: false
        }
    }
}

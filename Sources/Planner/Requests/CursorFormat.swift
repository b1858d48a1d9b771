/// How the cursors of one order look: base64url of the order's signature and the keys of a row, each in the database's binary form.
///
/// A cursor continues behind the row's keys, so pages stay stable while rows are added or removed. What a client sends is checked – the
/// order's signature, the number of keys, the form of each – before it is bound as a parameter.
public struct CursorFormat: Sendable, Hashable {
    /// Names the order, so that a cursor of another one is refused.
    public let signature: UInt32
    /// The type of each key.
    let types: [ParameterType]

    init(order: [Level.OrderTerm], name: String) {
        types = order.map(\.type)
        // FNV-1a over the order's name, its columns – titles in another language are another order – and its directions: small, stable,
        // and nothing depends on its strength.
        var hash: UInt32 = 0x811C_9DC5
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        for term in order {
            for byte in term.expression.identifiers.lazy.flatMap(\.name.utf8) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
            hash = (hash ^ (term.isDescending ? 1 : 2)) &* 0x0100_0193
        }
        signature = hash
    }

    /// The keys in a cursor; nil when the cursor is not of this order.
    public func keys(of cursor: String) -> [[UInt8]]? {
        guard let bytes = Base64URL.decode(cursor.utf8), bytes.count >= 4 else { return nil }
        let found = bytes[..<4].reduce(0) { $0 << 8 | UInt32($1) }
        guard found == signature else { return nil }
        var keys: [[UInt8]] = []
        var rest = bytes[4...]
        for type in types {
            guard rest.count >= 2 else { return nil }
            let length = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
            rest = rest.dropFirst(2)
            guard rest.count >= length else { return nil }
            let key = Array(rest.prefix(length))
            guard Self.isWellFormed(key, as: type) else { return nil }
            keys.append(key)
            rest = rest.dropFirst(length)
        }
        return rest.isEmpty ? keys : nil
    }

    /// Whether bytes are a value of a type in the database's binary form, so that the database will take them.
    private static func isWellFormed(_ key: [UInt8], as type: ParameterType) -> Bool {
        switch type {
        case .bigint: return key.count == 8
        case .integer, .date: return key.count == 4
        case .boolean: return key.count == 1 && key[0] <= 1
        case .double:
            return key.count == 8 && Double(bitPattern: key.reduce(0) { $0 << 8 | UInt64($1) }).isFinite
        case .text: return !key.contains(0) && String(validating: key, as: UTF8.self) != nil
        case .timestamp:
            // Microseconds since 2000; PostgreSQL's range is 4713 BC to 294276 AD.
            guard key.count == 8 else { return false }
            let microseconds = key.reduce(Int64(0)) { $0 << 8 | Int64($1) }
            return (-211_813_488_000_000_000..<9_223_371_331_200_000_000).contains(microseconds)
        case .numeric: return NumericForm.isWellFormed(key)
        case .enumeration, .bigintArray, .textArray, .enumerationArray, .bytes, .json: return false
        }
    }
}

/// PostgreSQL's binary form of `numeric`: number of digits, weight, sign, scale, then digits in base 10,000, each of two bytes.
enum NumericForm {
    static func isWellFormed(_ bytes: [UInt8]) -> Bool {
        func word(_ index: Int) -> UInt16 { UInt16(bytes[index * 2]) << 8 | UInt16(bytes[index * 2 + 1]) }
        guard bytes.count >= 8, bytes.count % 2 == 0 else { return false }
        let digits = Int(word(0))
        let weight = Int16(bitPattern: word(1))
        guard bytes.count == 8 + digits * 2, digits <= 64, abs(Int(weight)) <= 64 else { return false }
        guard word(2) == 0 || word(2) == 0x4000, word(3) <= 256 else { return false }
        return (0..<digits).allSatisfy { word(4 + $0) < 10_000 }
    }
}

/// Base64 with the alphabet for URLs and without padding.
///
/// Source: RFC 4648, section 5.
public enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()

    /// Appends the text of bytes.
    public static func encode(_ bytes: [UInt8], to output: inout [UInt8]) {
        let alphabet = alphabet.span
        var buffer: UInt32 = 0
        var bits = 0
        for byte in bytes {
            buffer = buffer << 8 | UInt32(byte)
            bits += 8
            while bits >= 6 {
                bits -= 6
                output.append(alphabet[Int(buffer >> UInt32(bits)) & 63])
            }
        }
        if bits > 0 { output.append(alphabet[Int(buffer << UInt32(6 - bits)) & 63]) }
    }

    /// The bytes of a text; nil when it is none.
    static func decode(_ text: String.UTF8View) -> [UInt8]? {
        guard text.count <= 4096, text.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        var buffer: UInt32 = 0
        var bits = 0
        for character in text {
            let value = values[Int(character)]
            guard value < 64 else { return nil }
            buffer = buffer << 6 | UInt32(value)
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
        }
        // The bits left over must be those that encoding leaves zero, so that each cursor has one spelling.
        return buffer & (1 << UInt32(bits) - 1) == 0 ? bytes : nil
    }
}

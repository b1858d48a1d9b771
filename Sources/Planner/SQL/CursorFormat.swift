import GraphQL
import Sodium

/// The format of the cursors of one order: base64url of the order's signature and the keys of a row, each in the database's binary form.
///
/// A page continues after the row's keys, so pages stay stable while rows are added or removed. Cursors from clients are checked before
/// they are bound as parameters: the order's signature, the number of keys, and the form of each key.
///
/// The signature includes the arguments that the keys depend on. A row's distance from another point, for example, would continue at the
/// wrong row and skip some.
public struct CursorFormat: Sendable, Hashable {
    /// The identifier of the order, so that a cursor of another order is refused.
    public let signature: UInt32
    /// The maximum length of a cursor.
    private static let maximumLength = 4_096
    /// The type of each key.
    let types: [ParameterType]
    /// The arguments that the keys depend on; nil without such arguments, or if the signature includes them because they are in the document.
    let arguments: ValueSource?

    /// The keys in a cursor with a signature; nil if the cursor has another signature or is malformed.
    func keys(of cursor: String, signedBy signature: UInt32) -> [[UInt8]]? {
        guard cursor.utf8.count <= Self.maximumLength, let bytes = Base64URL.decode(cursor.utf8Span.span), bytes.count >= 4 else {
            return nil
        }
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

    /// Whether bytes are a valid value of a type in the database's binary form, so that the database accepts them.
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
        case .enumeration, .bigintArray, .textArray, .enumerationArray, .bytes, .json, .unchangedJSON: return false
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

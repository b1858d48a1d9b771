/// The reason why a value cannot be read as the requested type.
enum Misfit: Error {
    case null
    case wrongType
    case outOfRange
    case unknownValue
}

/// A Swift type that values of some database types can be read as.
protocol ColumnValue: Decodable {
    /// Reads a value that is not NULL.
    static func read(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> Self

    /// Reads an array of such values.
    static func readArray(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> [Self]
}

extension ColumnValue {
    static func readArray(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> [Self] {
        guard type.isArray, bytes.count >= 12 else { throw .wrongType }
        let element = unsafe TypeOID(rawValue: UInt32(truncatingIfNeeded: BinaryArray.integer(bytes, at: 8)))
        var values: [Self] = []
        var misfit: Misfit?
        let isWhole = unsafe BinaryArray.forEach(bytes) { bytes in
            do throws(Misfit) {
                guard let bytes = unsafe bytes else { throw .null }
                values.append(try unsafe Self.read(bytes, of: element))
                return true
            } catch {
                misfit = error
                return false
            }
        }
        if let misfit { throw misfit }
        guard isWhole else { throw .unknownValue }
        return values
    }
}

extension Array: ColumnValue where Element: ColumnValue {
    static func read(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> [Element] {
        try unsafe Element.readArray(bytes, of: type)
    }
}

// MARK: Numbers

extension ColumnValue where Self: FixedWidthInteger {
    /// A `smallint`, `integer` or `bigint`.
    static func read(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> Self {
        let number: Int64 =
            switch type {
            case .int8: Int64(bigEndian: try unsafe fixedWidth(bytes))
            case .int4: Int64(Int32(bigEndian: try unsafe fixedWidth(bytes)))
            case .int2: Int64(Int16(bigEndian: try unsafe fixedWidth(bytes)))
            default: throw .wrongType
            }
        guard let value = Self(exactly: number) else { throw .outOfRange }
        return value
    }
}

// List every integer type. Without the conformance, the type's own `init(from:)` would ask the decoder for the same type endlessly.
extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}

extension UInt8: ColumnValue {
    /// A `bytea`, which PostgreSQL treats as bytes and not as an array.
    static func readArray(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> [UInt8] {
        guard type == .bytea else { throw .wrongType }
        return unsafe [UInt8](bytes)
    }
}

extension Double: ColumnValue {
    /// A `double precision` or `real`.
    static func read(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> Double {
        switch type {
        case .float8: Double(bitPattern: UInt64(bigEndian: try unsafe fixedWidth(bytes)))
        case .float4: Double(try unsafe Float.read(bytes, of: type))
        default: throw .wrongType
        }
    }
}

extension Float: ColumnValue {
    /// A `real`.
    static func read(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> Float {
        guard type == .float4 else { throw .wrongType }
        return Float(bitPattern: UInt32(bigEndian: try unsafe fixedWidth(bytes)))
    }
}

extension Bool: ColumnValue {
    /// A `boolean`.
    static func read(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> Bool {
        guard type == .bool else { throw .wrongType }
        return try unsafe fixedWidth(bytes) as UInt8 != 0
    }
}

private func fixedWidth<Value: FixedWidthInteger & BitwiseCopyable>(_ bytes: UnsafeRawBufferPointer) throws(Misfit) -> Value {
    guard bytes.count == MemoryLayout<Value>.size else { throw .unknownValue }
    return unsafe bytes.loadUnaligned(as: Value.self)
}

// MARK: Texts

extension String: ColumnValue {
    /// A text, a `json`, the label of an enum, a `uuid` in its text form, or a `timestamptz` in RFC 3339 format, in UTC.
    static func read(_ bytes: UnsafeRawBufferPointer, of type: TypeOID) throws(Misfit) -> String {
        switch type {
        case .text, .varchar, .bpchar, .name, .json: return try unsafe text(bytes)
        case .uuid: return try unsafe uuid(bytes)
        case .timestamptz:
            var written: [UInt8] = []
            guard unsafe BinaryTimestamp.append(bytes, to: &written) else { throw .unknownValue }
            return String(decoding: written, as: UTF8.self)
        default:
            // Types that are not built in are mostly enums; PostgreSQL does not send their names with the rows.
            guard !type.isBuiltIn else { throw .wrongType }
            return try unsafe text(bytes)
        }
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) throws(Misfit) -> String {
        guard let text = unsafe String(validating: bytes, as: UTF8.self) else { throw .unknownValue }
        return text
    }

    private static func uuid(_ bytes: UnsafeRawBufferPointer) throws(Misfit) -> String {
        guard bytes.count == 16 else { throw .unknownValue }
        var written: [UInt8] = []
        for index in 0..<16 {
            if [4, 6, 8, 10].contains(index) { written.append(UInt8(ascii: "-")) }
            for digit in unsafe [bytes[index] >> 4, bytes[index] & 15] {
                written.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
        return String(decoding: written, as: UTF8.self)
    }
}

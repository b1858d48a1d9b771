import GraphQL
package import Planner
package import Postgres

/// A way to read the bytes of a column, chosen by the column's type in the database.
package enum ColumnReader: UInt8, BitwiseCopyable {
    case integer, float, double, numeric, boolean, text, timestamp, date, time, json
    /// A type that no field can be written from.
    case unknown

    package init(_ type: TypeOID) {
        switch type {
        case .int2, .int4, .int8: self = .integer
        case .float4: self = .float
        case .float8: self = .double
        case .numeric: self = .numeric
        case .bool: self = .boolean
        case .text, .varchar, .bpchar, .name: self = .text
        case .timestamptz, .timestamp: self = .timestamp
        case .date: self = .date
        case .time: self = .time
        case .jsonb: self = .json
        default: self = Self.ofTypeWithoutFixedNumber(type)
        }
    }

    /// The reader for arrays, enums and arrays of enums.
    ///
    /// The type numbers of enums differ between databases, and are higher than the numbers of built-in types.
    /// A column that the plan treats as an array is read by the type of its elements.
    private static func ofTypeWithoutFixedNumber(_ type: TypeOID) -> ColumnReader {
        switch type {
        case .textArray: .text
        case .int4Array, .int8Array: .integer
        case .boolArray: .boolean
        case .float8Array: .double
        case _ where type.rawValue >= 16_384: .text
        default: .unknown
        }
    }
}

extension OutputScalar {
    /// Whether values read this way can be written as this leaf: the pairs that `ResponseWriter.write(_:as:by:)` supports.
    package func isWritten(from reader: ColumnReader) -> Bool {
        switch (self, reader) {
        case (.string, .text), (.url, .text), (.enumeration, .text), (.int, .integer), (.boolean, .boolean), (.dateTime, .timestamp),
            (.float, .integer), (.float, .numeric), (.float, .double), (.float, .float), (.decimal, .numeric), (.decimal, .integer),
            (.date, .date), (.localTime, .time), (.json, .json):
            true
        default: false
        }
    }
}

// PostgreSQL's binary values as JSON. Each function returns whether the value fits the field's type in the schema.
extension ResponseWriter {
    /// Appends a leaf.
    mutating func write(_ bytes: UnsafeRawBufferPointer, as scalar: OutputScalar, by reader: ColumnReader) -> Bool {
        switch (scalar, reader) {
        case (.string, .text), (.url, .text): unsafe write(string: Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)))
        case (.enumeration, .text):
            write(byte: UInt8(ascii: "\""))
            unsafe appendUnescaped(Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)))
            write(byte: UInt8(ascii: "\""))
        case (.int, .integer):
            guard let number = unsafe DatabaseInteger.read(bytes), Int32(exactly: number) != nil else { return false }
            write(number)
        case (.float, .integer):
            guard let number = unsafe DatabaseInteger.read(bytes) else { return false }
            write(number)
        case (.float, .numeric): return unsafe writeNumeric(bytes)
        case (.float, .double):
            guard bytes.count == 8 else { return false }
            let value = unsafe Double(bitPattern: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)))
            guard value.isFinite else { return false }
            write(value)
        case (.float, .float):
            guard bytes.count == 4 else { return false }
            let value = unsafe Float(bitPattern: UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)))
            // Write the digits that distinguish it from its 32-bit neighbours; 64 bits would give more digits.
            guard value.isFinite, let number = Double(value.description) else { return false }
            write(number)
        case (.boolean, .boolean): unsafe write(bytes.first != 0)
        case (.dateTime, .timestamp):
            write(byte: UInt8(ascii: "\""))
            guard unsafe BinaryTimestamp.append(bytes, to: &self.bytes) else { return false }
            write(byte: UInt8(ascii: "\""))
        case (.date, .date):
            write(byte: UInt8(ascii: "\""))
            guard unsafe BinaryTimestamp.appendDate(bytes, to: &self.bytes) else { return false }
            write(byte: UInt8(ascii: "\""))
        case (.localTime, .time):
            write(byte: UInt8(ascii: "\""))
            guard unsafe BinaryTimestamp.appendTime(bytes, to: &self.bytes) else { return false }
            write(byte: UInt8(ascii: "\""))
        case (.json, .json):
            // The first byte is the version of the format; the JSON text follows.
            guard unsafe bytes.first == 1 else { return false }
            unsafe appendUnescaped(Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)).extracting(1...))
        case (.decimal, .numeric):
            write(byte: UInt8(ascii: "\""))
            guard unsafe BinaryNumeric.append(bytes, to: &self.bytes) else { return false }
            write(byte: UInt8(ascii: "\""))
        case (.decimal, .integer):
            write(byte: UInt8(ascii: "\""))
            guard unsafe write(bytes, as: .float, by: reader) else { return false }
            write(byte: UInt8(ascii: "\""))
        default: return false
        }
        return true
    }

    /// Appends a `numeric` as a JSON number, without the trailing zeros that its column's scale adds.
    private mutating func writeNumeric(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let start = self.bytes.count
        guard unsafe BinaryNumeric.append(bytes, to: &self.bytes) else { return false }
        guard self.bytes[start...].contains(UInt8(ascii: ".")) else { return true }
        while self.bytes.last == UInt8(ascii: "0") { self.bytes.removeLast() }
        if self.bytes.last == UInt8(ascii: ".") { self.bytes.removeLast() }
        return true
    }
}

/// Integers of two, four or eight bytes.
enum DatabaseInteger {
    static func read(_ bytes: UnsafeRawBufferPointer) -> Int64? {
        switch bytes.count {
        case 8: unsafe Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
        case 4: unsafe Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
        case 2: unsafe Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self)))
        default: nil
        }
    }
}

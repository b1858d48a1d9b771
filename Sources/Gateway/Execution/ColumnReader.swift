import GraphQL
import Planner
import Postgres

/// How the bytes of a column are read: by the type that the database says it has.
enum ColumnReader: UInt8, BitwiseCopyable {
    case integer, float, double, numeric, boolean, text, timestamp, array
    /// A type that no field is written from.
    case unknown

    init(_ type: TypeOID) {
        switch type {
        case .int2, .int4, .int8: self = .integer
        case .float4: self = .float
        case .float8: self = .double
        case .numeric: self = .numeric
        case .bool: self = .boolean
        case .text, .varchar, .bpchar, .name: self = .text
        case .timestamptz, .timestamp: self = .timestamp
        default: self = Self.ofTypeWithoutFixedNumber(type)
        }
    }

    /// Enums, and arrays of them, have numbers that differ from database to database, above those of built-in types.
    private static func ofTypeWithoutFixedNumber(_ type: TypeOID) -> ColumnReader {
        switch type {
        case .textArray, .int4Array, .int8Array, .boolArray: .array
        case _ where type.rawValue >= 16_384: .text
        default: .unknown
        }
    }
}

// Values in PostgreSQL's binary form as JSON. Each function answers whether the value fits the type that the schema gives the field.
extension ResponseWriter {
    /// Appends a leaf.
    mutating func write(_ bytes: UnsafeRawBufferPointer, as scalar: OutputScalar, by reader: ColumnReader) -> Bool {
        switch (scalar, reader) {
        case (.string, .text): unsafe write(string: Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)))
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
            guard value.isFinite else { return false }
            write(verbatim: value.description)
        case (.boolean, .boolean): unsafe write(bytes.first != 0)
        case (.dateTime, .timestamp): return unsafe writeTimestamp(bytes)
        case (.decimal, .numeric), (.decimal, .integer):
            write(byte: UInt8(ascii: "\""))
            guard unsafe write(bytes, as: .float, by: reader) else { return false }
            write(byte: UInt8(ascii: "\""))
        default: return false
        }
        return true
    }

    /// Appends a list of leaves from an array of one dimension without NULLs.
    ///
    /// Source of the form: `array_send` in PostgreSQL's arrayfuncs.c.
    mutating func write(array bytes: UnsafeRawBufferPointer, of scalar: OutputScalar) -> Bool {
        func word(_ offset: Int) -> Int {
            unsafe Int(Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)))
        }
        guard bytes.count >= 12 else { return false }
        write(byte: UInt8(ascii: "["))
        let dimensions = word(0)
        if dimensions > 0 {
            guard dimensions == 1, word(4) == 0, bytes.count >= 20 else { return false }
            let reader = ColumnReader(TypeOID(rawValue: UInt32(truncatingIfNeeded: word(8))))
            var offset = 20
            for index in 0..<word(12) {
                guard offset + 4 <= bytes.count else { return false }
                let length = word(offset)
                offset += 4
                guard length >= 0, offset + length <= bytes.count else { return false }
                if index > 0 { write(byte: UInt8(ascii: ",")) }
                let element = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
                guard unsafe write(element, as: scalar, by: reader) else { return false }
                offset += length
            }
        }
        write(byte: UInt8(ascii: "]"))
        return true
    }

    /// Appends a `numeric` with exactly the digits it has.
    ///
    /// The form: number of digits, weight of the first, sign, decimal places, then digits in base 10,000, each a big-endian word.
    private mutating func writeNumeric(_ bytes: UnsafeRawBufferPointer) -> Bool {
        func word(_ index: Int) -> Int {
            unsafe Int(Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: Int16.self)))
        }
        guard bytes.count >= 8, bytes.count == 8 + word(0) * 2 else { return false }
        let (count, weight, sign, places) = (word(0), word(1), word(2), word(3))
        guard sign == 0 || sign == 0x4000 else { return false }  // neither NaN nor infinity
        func group(_ index: Int) -> Int { index >= 0 && index < count ? word(4 + index) : 0 }
        if sign == 0x4000 { write(byte: UInt8(ascii: "-")) }
        write(Int64(weight >= 0 ? group(0) : 0))
        if weight > 0 {
            for index in 1...weight { writeGroup(group(index), digits: 4) }
        }
        guard places > 0 else { return true }
        write(byte: UInt8(ascii: "."))
        var left = places
        var index = weight + 1
        while left > 0 {
            writeGroup(group(index), digits: min(left, 4))
            left -= 4
            index += 1
        }
        return true
    }

    /// The first digits of a group of four.
    private mutating func writeGroup(_ group: Int, digits: Int) {
        var divisor = 1000
        for _ in 0..<digits {
            write(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: group / divisor % 10))
            divisor /= 10
        }
    }

    /// Appends a `timestamptz` as RFC 3339 in UTC: `"2026-03-01T18:30:00Z"`, with a fraction where there is one.
    private mutating func writeTimestamp(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count == 8 else { return false }
        let microseconds = unsafe Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
        guard microseconds != .max, microseconds != .min else { return false }  // infinity
        let (day, time) = microseconds.dividedFloor(by: 86_400_000_000)
        let date = CivilDate(daysSince2000: day)
        guard (0...9999).contains(date.year) else { return false }
        write(byte: UInt8(ascii: "\""))
        write(date.year, digits: 4)
        write(byte: UInt8(ascii: "-"))
        write(date.month, digits: 2)
        write(byte: UInt8(ascii: "-"))
        write(date.day, digits: 2)
        write(byte: UInt8(ascii: "T"))
        let seconds = time / 1_000_000
        write(seconds / 3600, digits: 2)
        write(byte: UInt8(ascii: ":"))
        write(seconds / 60 % 60, digits: 2)
        write(byte: UInt8(ascii: ":"))
        write(seconds % 60, digits: 2)
        if time % 1_000_000 != 0 {
            write(byte: UInt8(ascii: "."))
            write(time % 1_000_000, digits: 6)
        }
        write(literal: "Z\"")
        return true
    }

    private mutating func write(_ number: Int64, digits: Int) {
        var divisor: Int64 = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            write(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
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

/// A day of the Gregorian calendar.
struct CivilDate {
    let year: Int64
    let month: Int64
    let day: Int64

    /// Counts in eras of 400 years whose years begin in March, so that the leap day is a year's last.
    ///
    /// Source: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`.
    init(daysSince2000: Int64) {
        let (era, dayOfEra) = (daysSince2000 + 730_425).dividedFloor(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}

extension Int64 {
    /// Quotient and remainder with the remainder never negative.
    fileprivate func dividedFloor(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

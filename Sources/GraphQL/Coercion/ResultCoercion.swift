extension Schema {
    /// Writes a plain value as a scalar or enum, as leniently as GraphQL.js: numbers from numeric strings, strings from numbers.
    ///
    /// Custom scalars are written unchanged.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CoerceResult()
    public func write(_ value: Value, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError) {
        if self[type].kind == .enum { return try writeEnum(value, as: type, to: &writer) }
        switch type {
        case .int: writer.write(try int(from: value))
        case .float: writer.write(try float(from: value))
        case .string: writer.write(string: try string(from: value))
        case .boolean: writer.write(try boolean(from: value))
        case .id: writer.write(string: try id(from: value))
        default: writer.write(value)
        }
    }

    private func writeEnum(_ value: Value, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError) {
        switch value {
        case .string(let name) where enumValue(named: name, of: type) != nil: writer.write(string: name)
        case .enum(let name) where enumValue(named: name, of: type) != nil: writer.write(string: name)
        default: throw LeafError(message: "Enum \"\(self[type].name)\" cannot represent value: \(value.inspected)")
        }
    }

    private func int(from value: Value) throws(LeafError) -> Int64 {
        switch value {
        case .boolean(let flag): return flag ? 1 : 0
        case .int(let number): return try checkedInt(number)
        case .double(let number) where number.isIntegral: return try checkedInt(number)
        case .string(let text):
            guard let number = Double(trimmed: text), number.isIntegral else { break }
            guard let integer = Int32(exactly: number) else { throw LeafError.beyondInt(value.inspected) }
            return Int64(integer)
        default: break
        }
        throw LeafError(message: "Int cannot represent non-integer value: \(value.inspected)")
    }

    private func float(from value: Value) throws(LeafError) -> Double {
        switch value {
        case .boolean(let flag): return flag ? 1 : 0
        case .int(let number): return try exactDouble(number)
        case .double(let number) where number.isFinite: return number
        case .string(let text):
            if let number = Double(trimmed: text), number.isFinite { return number }
        default: break
        }
        throw LeafError(message: "Float cannot represent non numeric value: \(value.inspected)")
    }

    private func string(from value: Value) throws(LeafError) -> String {
        switch value {
        case .string(let text), .enum(let text): return text
        case .boolean(let flag): return flag ? "true" : "false"
        case .int(let number): return String(number)
        case .double(let number) where number.isFinite: return ResponseWriter.text(of: number)
        default: throw LeafError(message: "String cannot represent value: \(value.inspected)")
        }
    }

    private func boolean(from value: Value) throws(LeafError) -> Bool {
        switch value {
        case .boolean(let flag): return flag
        case .int(let number): return number != 0
        case .double(let number) where number.isFinite: return number != 0
        default: throw LeafError(message: "Boolean cannot represent a non boolean value: \(value.inspected)")
        }
    }

    private func id(from value: Value) throws(LeafError) -> String {
        switch value {
        case .string(let text), .enum(let text): return text
        case .int(let number): return String(number)
        case .double(let number) where number.isIntegral: return ResponseWriter.text(of: number)
        default: throw LeafError(message: "ID cannot represent value: \(value.inspected)")
        }
    }
}

extension Double {
    /// The number in a text, without surrounding white space; nil for an empty text and anything but a decimal number.
    fileprivate init?(trimmed text: String) {
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        let bytes = text.utf8.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        // The standard library accepts more than decimal numbers: `nan`, `inf`, hexadecimal digits.
        let isDecimal = bytes.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
        guard isDecimal, !bytes.isEmpty else { return nil }
        self.init(String(decoding: Array(bytes), as: UTF8.self))
    }
}

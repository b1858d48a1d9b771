extension Schema {
    /// Coerces an external value to a scalar or enum.
    ///
    /// Custom scalars without a rule accept any value.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Scalars.Input-Coercion
    func coerceLeaf(_ value: Value, as type: NamedType) throws(LeafError) -> Value {
        if type.kind == .enum { return try coerceEnum(value, as: type) }
        switch (type.id, value) {
        case (.int, .int(let number)):
            return .int(try checkedInt(number))
        case (.int, .double(let number)) where number.isIntegral: return .int(try checkedInt(number))
        case (.float, .int(let number)): return .double(try exactDouble(number))
        case (.int, .bigInteger): throw LeafError.beyondInt(value.inspected)
        case (.float, .double(let number)) where number.isFinite: return value
        case (.float, .bigInteger(let digits)):
            if let number = Double(digits), number.isFinite { return .double(number) }
        case (.string, .string): return value
        case (.boolean, .boolean): return value
        case (.id, .string): return value
        case (.id, .int(let number)): return .string(String(number))
        case (.id, .bigInteger(let digits)): return .string(digits)
        case (.id, .double(let number)) where number.isIntegral: return .string(ResponseWriter.text(of: number))
        case (.int, _), (.float, _), (.string, _), (.boolean, _), (.id, _): break
        default:
            if let rule = type.scalarRule { return try rule.coerce(value) }
            guard !value.containsUpload else { throw LeafError(message: "\(type.name) cannot be a file; only Upload can.") }
            return value
        }
        throw LeafError(message: wrongValueMessage(type.id) + value.inspected)
    }

    private func coerceEnum(_ value: Value, as type: NamedType) throws(LeafError) -> Value {
        let name: String
        switch value {
        case .string(let text), .enum(let text): name = text
        default:
            let found = value.inspected
            throw LeafError(message: "Enum \"\(type.name)\" cannot represent non-string value: \(found).", hint: enumHint(found, type))
        }
        guard enumValue(named: name, of: type.id) != nil else {
            throw LeafError(message: "Value \"\(name)\" does not exist in \"\(type.name)\" enum.", hint: enumHint(name, type))
        }
        return .enum(name)
    }

    func enumHint(_ name: String, _ type: NamedType) -> String {
        Suggestions.didYouMean(name, among: self[type.enumValues].lazy.map(\.name), kind: "the enum value")
    }

    /// Returns the beginning of the message for a value that does not fit a built-in scalar.
    func wrongValueMessage(_ type: TypeID) -> String {
        switch type {
        case .int: "Int cannot represent non-integer value: "
        case .float: "Float cannot represent non numeric value: "
        case .string: "String cannot represent a non string value: "
        case .boolean: "Boolean cannot represent a non boolean value: "
        default: "ID cannot represent value: "
        }
    }

    /// Returns the number if it is in the range of `Int`.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Int
    func checkedInt(_ number: Int64) throws(LeafError) -> Int64 {
        guard Int32(exactly: number) != nil else { throw LeafError.beyondInt(String(number)) }
        return number
    }

    /// Returns the integer value of a number that was written with a fraction or an exponent, such as 1.0, if it is in the range of `Int`.
    func checkedInt(_ number: Double) throws(LeafError) -> Int64 {
        guard let integer = Int32(exactly: number) else { throw LeafError.beyondInt(ResponseWriter.text(of: number)) }
        return Int64(integer)
    }

    /// Returns the integer as `Float` if the conversion is exact.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Float.Input-Coercion
    func exactDouble(_ number: Int64) throws(LeafError) -> Double {
        guard let double = Double(exactly: number) else {
            throw LeafError(message: "Float cannot represent non numeric value: \(number) (value would lose precision)")
        }
        return double
    }
}

extension LeafError {
    static func beyondInt(_ number: String) -> LeafError {
        LeafError(message: "Int cannot represent non 32-bit signed integer value: \(number)")
    }
}

extension Double {
    /// Whether the number is finite and has no fraction.
    var isIntegral: Bool { isFinite && self == rounded() }
}

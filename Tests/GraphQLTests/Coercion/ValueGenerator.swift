import GraphQL
import TestSupport

/// Generates random input values of a schema's types, and their literals.
struct ValueGenerator {
    let schema: Schema
    var random: SeededGenerator

    /// Returns a value that fits the type; enum values differ from strings, so that they can be written as literals.
    mutating func value(of type: TypeReference, depth: Int = 0) -> Value {
        if !type.isNonNull, random.once(in: 8) || depth > 6 { return .null }
        if let item = type.item {
            // A single value can replace a list of it, unless the value is a list itself or null.
            if random.once(in: 5), !item.isList {
                let single = value(of: item.nonNull, depth: depth + 1)
                if !isList(single) { return single }
            }
            return .list((0..<random.number(0...3)).map { _ in value(of: item, depth: depth + 1) })
        }
        let named = schema[type.named]
        switch named.kind {
        case .enum: return .enum(random.pick(schema[named.enumValues]).name)
        case .inputObject: return named.isOneOf ? choice(of: named, depth) : object(of: named, depth)
        default: return scalar(type.named)
        }
    }

    private func isList(_ value: Value) -> Bool {
        if case .list = value { true } else { false }
    }

    private mutating func scalar(_ type: TypeID) -> Value {
        switch type {
        case .int: .int(random.pick([0, 1, -7, 2_147_483_647, -2_147_483_648]))
        case .float: random.pick([0, 1.5, -2.25, 1e10, 1e-7, 123_456_789, 9.5e21])
        case .string: .string(random.pick(["", "text", "é😀", "\"\\\n\t", "\u{7}", "# {", " two\n  lines"]))
        case .boolean: .boolean(random.once(in: 2))
        case .id: random.pick(["id", 12, "", -3])
        default: random.pick([1, "text", true, [1, "x", [nil]], ["a": ["b": nil], "c": [1.5]], [:], 2.5])
        }
    }

    private mutating func object(of type: NamedType, _ depth: Int) -> Value {
        var fields = ObjectValue()
        for field in schema[type.inputFields] where field.isRequired || depth < 4 && random.once(in: 2) {
            fields.append(field.name, value(of: field.type, depth: depth + 1))
        }
        return .object(fields)
    }

    private mutating func choice(of type: NamedType, _ depth: Int) -> Value {
        // The first field is a leaf, so nested choices end.
        let fields = schema[type.inputFields]
        let field = depth > 3 ? fields[fields.startIndex] : random.pick(fields)
        return .object([field.name: value(of: field.type.nonNull, depth: depth + 1)])
    }

    /// Returns any value, regardless of types.
    mutating func anything(depth: Int = 0) -> Value {
        switch random.number(0...(depth > 3 ? 8 : 11)) {
        case 0: .null
        case 1: .boolean(random.once(in: 2))
        case 2: .int(random.pick([0, 1, -1, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_992]))
        case 3: .double(random.pick([1, 1.5, -0.0, 1e300, 2_147_483_648]))
        case 4, 5: .string(random.pick(["", "A0", "a0", "text", "1", "true"]))
        case 6: .enum(random.pick(["A0", "A1", "B0", "Z"]))
        case 7: .list([])
        case 8: .object([:])
        case 9: .list((0..<random.number(1...3)).map { _ in anything(depth: depth + 1) })
        default:
            .object(
                ObjectValue(
                    random.some(["f0", "f1", "f2", "i", "s", "again", "unknown"])
                        .map { ObjectValue.Field(name: $0, value: anything(depth: depth + 1)) }
                )
            )
        }
    }

    /// Returns a value that fits the type, except for one part that can be anything.
    mutating func damaged(_ value: Value) -> Value {
        if random.once(in: 4) { return anything() }
        switch value {
        case .list(let items) where !items.isEmpty:
            var items = items
            let index = random.number(0...items.count - 1)
            items[index] = damaged(items[index])
            return .list(items)
        case .object(let object) where !object.isEmpty:
            var fields = Array(object)
            let index = random.number(0...fields.count - 1)
            if random.once(in: 4) { fields.remove(at: index) } else { fields[index].value = damaged(fields[index].value) }
            return .object(ObjectValue(fields))
        default: return anything()
        }
    }
}

extension Value {
    /// The value as a literal.
    var literal: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): "\(flag)"
        case .int(let number): "\(number)"
        case .bigInteger(let digits): digits
        case .double(let number): "\(number)"
        case .string(let text):
            "\""
                + text.unicodeScalars.map {
                    "\"\\".unicodeScalars.contains($0) || $0.value < 32 ? "\\u{\(String($0.value, radix: 16))}" : "\($0)"
                }.joined()
                + "\""
        case .enum(let name): name
        case .upload: "null"
        case .list(let items): "[" + items.map(\.literal).joined(separator: " ") + "]"
        case .object(let fields): "{" + fields.map { $0.name + ": " + $0.value.literal }.joined(separator: ", ") + "}"
        }
    }

    /// The value as in JSON, without enum values.
    var plain: Value {
        switch self {
        case .enum(let name): .string(name)
        case .list(let items): .list(items.map(\.plain))
        case .object(let fields): .object(ObjectValue(fields.map { ObjectValue.Field(name: $0.name, value: $0.value.plain) }))
        default: self
        }
    }
}

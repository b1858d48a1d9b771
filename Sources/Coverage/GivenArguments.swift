import GraphQL
import Planner

/// Values for some arguments of a field, as literals or variables.
struct GivenArguments {
    /// An argument with its value.
    struct Part {
        let argument: InputValueDefinition
        var value: Value
    }

    private(set) var parts: [Part] = []
    /// Whether the values differ from earlier ones only in an enum value, a boolean, or the length of a list.
    var isVariant = false
    /// The message with which the server rejects this combination, or nil if it is valid.
    var refusal: String?

    init(_ parts: [Part] = [], isVariant: Bool = false) {
        self.parts = parts
        self.isVariant = isVariant
    }

    /// The arguments of the call with literals, one text each: `first: 2`.
    var literals: [String] { parts.map { "\($0.argument.name): \($0.value.literal)" } }

    /// The arguments of the call with variables.
    var references: [String] { parts.map { "\($0.argument.name): $\($0.argument.name)" } }

    /// Returns the definitions of these variables.
    func definitions(in schema: Schema) -> [String] {
        parts.map { "$\($0.argument.name): \(schema.printed($0.argument.type))" }
    }

    /// The values of these variables as a client sends them.
    var variables: ObjectValue {
        var variables = ObjectValue()
        for part in parts { variables.append(part.argument.name, part.value.asSent) }
        return variables
    }

    /// Returns these arguments merged with others.
    ///
    /// If both have a value for an argument, the value of these arguments takes precedence.
    ///
    /// Two input objects for the same argument become one with the fields of both.
    func merged(with other: GivenArguments) -> GivenArguments {
        var merged = self
        merged.isVariant = isVariant || other.isVariant
        for part in other.parts {
            if let index = merged.parts.firstIndex(where: { $0.argument.name == part.argument.name }) {
                merged.parts[index].value = Self.merged(merged.parts[index].value, part.value)
            } else {
                merged.parts.append(part)
            }
        }
        return merged
    }

    /// Returns the arguments with ids of another type at a path, such as `filter.ingredientIds`.
    func withIDs(of prefix: String, at path: String) -> GivenArguments {
        var names = path.split(separator: ".").map(String.init)
        let argument = names.removeFirst()
        var copy = self
        for index in parts.indices where parts[index].argument.name == argument {
            copy.parts[index].value = parts[index].value.withIDs(of: prefix, at: names)
        }
        return copy
    }

    /// Returns the arguments with all ids replaced by the given id.
    func withIDs(_ id: String) -> GivenArguments {
        var copy = self
        for index in parts.indices { copy.parts[index].value = parts[index].value.withIDs(id) }
        return copy
    }

    private static func merged(_ value: Value, _ other: Value) -> Value {
        guard case .object(var object) = value, case .object(let further) = other else { return value }
        for field in further where object[field.name] == nil { object.append(field.name, field.value) }
        return .object(object)
    }
}

/// An argument, or a field of an input object argument, that can be given on its own.
struct ArgumentAxis {
    /// The path, such as `filter.near`.
    let path: String
    /// The values to try.
    let examples: [GivenArguments]
}

extension GivenArguments: ArgumentFacts {
    func isGiven(_ path: String) -> Bool {
        switch value(at: path) {
        case nil, .null?, .string("")?: false
        default: true
        }
    }

    func enumValue(_ path: String) -> String? {
        if case .enum(let name)? = value(at: path) { name } else { nil }
    }

    private func value(at path: String) -> Value? {
        let names = path.split(separator: ".").map(String.init)
        let argument = parts.first { $0.argument.name == names.first }?.value
        return names.dropFirst().reduce(argument) { value, name in
            if case .object(let object)? = value { object[name] } else { nil }
        }
    }
}

extension Value {
    fileprivate func withIDs(of prefix: String, at path: [String]) -> Value {
        switch self {
        case .object(let object):
            var copy = ObjectValue()
            for field in object {
                copy.append(
                    field.name,
                    field.name == path.first ? field.value.withIDs(of: prefix, at: Array(path.dropFirst())) : field.value
                )
            }
            return .object(copy)
        case .list(let items): return .list(items.map { $0.withIDs(of: prefix, at: path) })
        default: return GlobalID(self).map { .string("\(prefix)_\($0.number)") } ?? self
        }
    }

    fileprivate func withIDs(_ id: String) -> Value {
        switch self {
        case .list(let items): .list(items.map { $0.withIDs(id) })
        default: GlobalID(self).map { _ in .string(id) } ?? self
        }
    }
}

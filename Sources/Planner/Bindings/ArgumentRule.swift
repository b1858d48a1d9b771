import GraphQL

/// A rule about how the arguments of a field must go together.
///
/// A rule is part of the field's binding and is checked before the field is planned, so filters need not check it. Arguments are named by
/// path, such as `filter.near` for a field of an input object. A text counts as given if it is not blank.
public struct ArgumentRule: Sendable, Hashable {
    /// The kinds of rules.
    private enum Requirement: Sendable, Hashable {
        /// If the argument is given, one of the others must be, too.
        case argument(String, needs: [String])
        /// If the list is sorted by this value of `orderBy`, one of the arguments must be given.
        case order(String, needs: [String])
        /// At most one of the arguments can be given.
        case either([String])
        /// The enum's value must be one of these, always or only if another argument is given.
        case values([String], of: String, with: String?)
    }

    private let requirement: Requirement
    /// The reason in the message to the client; empty for none.
    private let reason: String

    /// An argument that requires one of several others.
    public static func argument(_ path: String, needs others: String..., because reason: String) -> ArgumentRule {
        ArgumentRule(requirement: .argument(path, needs: others), reason: reason)
    }

    /// An order that requires one of several arguments.
    public static func order(_ name: String, needs arguments: String..., because reason: String) -> ArgumentRule {
        ArgumentRule(requirement: .order(name, needs: arguments), reason: reason)
    }

    /// Arguments that exclude each other.
    public static func either(_ first: String, _ second: String) -> ArgumentRule {
        ArgumentRule(requirement: .either([first, second]), reason: "")
    }

    /// An enum with only some valid values, always or if another argument is given; `reason` continues the name of any other value.
    public static func values(_ names: String..., of path: String, with other: String? = nil, because reason: String) -> ArgumentRule {
        ArgumentRule(requirement: .values(names, of: path, with: other), reason: reason)
    }
}

/// The facts about a field's arguments that rules need.
package protocol ArgumentFacts {
    /// Whether an argument, or a field of an input object, has a value; a blank text is no value.
    func isGiven(_ path: String) -> Bool
    /// The name of an enum value; nil if absent or null.
    func enumValue(_ path: String) -> String?
}

extension ArgumentRule {
    /// The message to the client if the arguments violate the rule; nil if they do not.
    package func violation(in arguments: some ArgumentFacts) -> String? {
        switch requirement {
        case .argument(let path, let others):
            guard arguments.isGiven(path), !others.contains(where: arguments.isGiven) else { return nil }
            return "“\(path)” requires \(Self.quoted(others)): \(reason)."
        case .order(let name, let others):
            let requestedOrder = arguments.enumValue("orderBy.field") ?? arguments.enumValue("orderBy")
            guard requestedOrder == name, !others.contains(where: arguments.isGiven) else { return nil }
            return "The order \(name) requires \(Self.quoted(others)): \(reason)."
        case .either(let paths):
            guard paths.allSatisfy(arguments.isGiven) else { return nil }
            return "Give either \(Self.quoted(paths)), not both."
        case .values(let names, let path, let other):
            guard other.map(arguments.isGiven) ?? true, let value = arguments.enumValue(path), !names.contains(value) else { return nil }
            return "\(value) \(reason); “\(path)” can be \(Self.listed(names)) here."
        }
    }

    /// The arguments that each fix a violation; empty if an argument must be removed instead.
    package var remedies: [String] {
        switch requirement {
        case .argument(_, let others), .order(_, let others): others
        case .either, .values: []
        }
    }

    /// All arguments that the rule mentions, by path.
    var paths: [String] {
        switch requirement {
        case .argument(let path, let others): [path] + others
        case .order(_, let others): others
        case .either(let paths): paths
        case .values(_, let path, let other): [path] + (other.map { [$0] } ?? [])
        }
    }

    private static func quoted(_ paths: [String]) -> String { listed(paths.map { "“\($0)”" }) }

    private static func listed(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}

/// The arguments of a field in a request.
struct ScopedArguments: ArgumentFacts {
    let scope: Scope
    let definition: FieldDefinition
    let schema: Schema

    func isGiven(_ path: String) -> Bool {
        schema.input(at: path, of: definition)?.type.named == .string ? scope.hasText(path) : scope.isPresent(path)
    }

    func enumValue(_ path: String) -> String? { scope.enumValue(path) }
}

extension Schema {
    /// The argument, or input field, at a path; nil if the path is invalid.
    func input(at path: String, of field: FieldDefinition) -> InputValueDefinition? {
        var inputs = field.arguments
        var found: InputValueDefinition?
        for name in path.split(separator: ".") {
            guard let input = self[inputs].first(where: { $0.name == name }) else { return nil }
            found = input
            inputs = self[input.type.named].inputFields
        }
        return found
    }
}

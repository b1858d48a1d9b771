import GraphQL

/// What the arguments of a field demand of each other.
///
/// It stands beside the field's binding and is checked before the field is planned, so no filter has to. Arguments are named by path, such as
/// `filter.near` for a field of an input object. A text counts as given when it is not blank.
public struct ArgumentRule: Sendable, Hashable {
    /// The kinds of demands.
    private enum Demand: Sendable, Hashable {
        /// Where the argument is given, one of the others must be.
        case argument(String, needs: [String])
        /// Where the list is ordered by this value of `orderBy`, one of the arguments must be given.
        case order(String, needs: [String])
        /// At most one of the arguments can be given.
        case either([String])
        /// The enum's value must be one of these, where another argument is given or always.
        case values([String], of: String, with: String?)
    }

    private let demand: Demand
    /// Why, for the message to the client; empty where nothing is to be said.
    private let reason: String

    /// An argument makes sense only with one of others.
    public static func argument(_ path: String, needs others: String..., because reason: String) -> ArgumentRule {
        ArgumentRule(demand: .argument(path, needs: others), reason: reason)
    }

    /// An order makes sense only with one of some arguments.
    public static func order(_ name: String, needs arguments: String..., because reason: String) -> ArgumentRule {
        ArgumentRule(demand: .order(name, needs: arguments), reason: reason)
    }

    /// Arguments of which only one can be given.
    public static func either(_ first: String, _ second: String) -> ArgumentRule {
        ArgumentRule(demand: .either([first, second]), reason: "")
    }

    /// Only some values of an enum have a meaning, always or where another argument is given; `reason` continues the name of any other value.
    public static func values(_ names: String..., of path: String, with other: String? = nil, because reason: String) -> ArgumentRule {
        ArgumentRule(demand: .values(names, of: path, with: other), reason: reason)
    }
}

/// What a field's arguments are, as far as rules want to know.
package protocol ArgumentFacts {
    /// Whether an argument, or a field of an input object, has a value; a blank text is none.
    func isGiven(_ path: String) -> Bool
    /// The name of an enum value; nil when it is absent or null.
    func enumValue(_ path: String) -> String?
}

extension ArgumentRule {
    /// What the client is told when the arguments do not fulfil the rule; nil when they do.
    package func violation(in arguments: some ArgumentFacts) -> String? {
        switch demand {
        case .argument(let path, let others):
            guard arguments.isGiven(path), !others.contains(where: arguments.isGiven) else { return nil }
            return "“\(path)” needs \(Self.quoted(others)): \(reason)."
        case .order(let name, let others):
            let asked = arguments.enumValue("orderBy.field") ?? arguments.enumValue("orderBy")
            guard asked == name, !others.contains(where: arguments.isGiven) else { return nil }
            return "The order \(name) needs \(Self.quoted(others)): \(reason)."
        case .either(let paths):
            guard paths.allSatisfy(arguments.isGiven) else { return nil }
            return "Give either \(Self.quoted(paths)), not both."
        case .values(let names, let path, let other):
            guard other.map(arguments.isGiven) ?? true, let value = arguments.enumValue(path), !names.contains(value) else { return nil }
            return "\(value) \(reason); “\(path)” can be \(Self.listed(names)) here."
        }
    }

    /// The arguments of which one mends a violation; none where something has to be taken away.
    package var remedies: [String] {
        switch demand {
        case .argument(_, let others), .order(_, let others): others
        case .either, .values: []
        }
    }

    /// All arguments that it speaks of, by path.
    var paths: [String] {
        switch demand {
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

/// The arguments of a field of a request.
struct ScopedArguments: ArgumentFacts {
    let scope: Scope
    let definition: FieldDefinition
    let schema: Schema

    func isGiven(_ path: String) -> Bool {
        schema.input(at: path, of: definition)?.type.named == .string ? scope.hasTyped(path) : scope.isPresent(path)
    }

    func enumValue(_ path: String) -> String? { scope.enumValue(path) }
}

extension Schema {
    /// The argument of a field, or the field of an input object within it, that a path names; nil where there is none.
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

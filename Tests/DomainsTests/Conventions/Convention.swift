import GraphQL
import Testing

/// A rule that the whole schema keeps, so that who knows one part of it can guess the rest.
struct Convention: Sendable, CustomTestStringConvertible {
    /// What holds everywhere.
    let rule: String
    /// Places that need not keep it, by the reason why: a coordinate, or `*.name` for every member with a name.
    var exceptions: [String: [String]] = [:]
    /// A schema that breaks the rule, and where it does.
    let counterexample: (schema: String, coordinates: [String])
    /// Where a schema breaks the rule.
    let breaches: @Sendable (Schema) -> [Breach]

    var testDescription: String { rule }

    static let all: [Convention] = [
        .lists, .connections, .pagingArguments, .mutations, .canonicalTexts, .descriptions, .copies, .plainWords, .nulls, .examples,
        .nameForms, .booleanNames, .typeSuffixes, .unitNames, .pluralNames, .inputNames, .sharedFields, .sharedInputs,
    ]
}

/// A place where a schema breaks a rule.
struct Breach: Sendable {
    /// Where: a coordinate, or `*.name` for several members with a name.
    let coordinate: String
    /// What is wrong, and what would be right.
    let problem: String

    init(_ coordinate: String, _ problem: String) {
        self.coordinate = coordinate
        self.problem = problem
    }

    /// Whether an exception is for it.
    func isExcepted(by exception: String) -> Bool {
        if exception == coordinate { return true }
        guard exception.hasPrefix("*.") else { return false }
        let name = coordinate.split { ".(".contains($0) }.last.map { $0.prefix { $0 != ":" } }
        return name.map(String.init) == String(exception.dropFirst(2))
    }
}

import GraphQL
import Testing

/// A rule that the whole schema follows, so that a reader of one part can guess the rest.
struct Convention: Sendable, CustomTestStringConvertible {
    /// The rule as a sentence.
    let rule: String
    /// Coordinates exempt from the rule, by reason; `*.name` exempts all members with the name.
    var exceptions: [String: [String]] = [:]
    /// A schema that breaks the rule, and the coordinates that must be reported.
    let counterexample: (schema: String, coordinates: [String])
    /// Finds the places where a schema breaks the rule.
    let violations: @Sendable (Schema) -> [Violation]

    var testDescription: String { rule }

    static let all: [Convention] = [
        .lists, .connections, .pagingArguments, .mutations, .canonicalTexts, .descriptions, .copies, .plainWords, .nulls, .examples,
        .nameForms, .booleanNames, .typeSuffixes, .unitNames, .pluralNames, .inputNames, .sharedFields, .sharedInputs,
    ]
}

/// A place where a schema breaks a rule.
struct Violation: Sendable {
    /// The coordinate, or `*.name` for several members with the name.
    let coordinate: String
    /// The problem and the correct form.
    let problem: String

    init(_ coordinate: String, _ problem: String) {
        self.coordinate = coordinate
        self.problem = problem
    }

    /// Whether an exception covers the violation.
    func isExcepted(by exception: String) -> Bool {
        if exception == coordinate { return true }
        guard exception.hasPrefix("*.") else { return false }
        let name = coordinate.split { ".(".contains($0) }.last.map { $0.prefix { $0 != ":" } }
        return name.map(String.init) == String(exception.dropFirst(2))
    }
}

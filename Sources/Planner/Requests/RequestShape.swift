import GraphQL

/// The planner's view of a request's values; it records each question, so that the plan knows which other requests it fits.
///
/// Facts about values in the document are not recorded: they are the same for every request with the document.
final class RequestShape {
    private let values: RequestValues
    private let bounds: ArgumentBounds
    private(set) var observations: [Observation] = []
    /// The errors of arguments that exceed a limit, until their fields take them.
    private var excesses: [PlanError] = []

    init(values: RequestValues, within bounds: ArgumentBounds = ArgumentBounds()) {
        (self.values, self.bounds) = (values, bounds)
    }

    func presence(of source: ValueSource) -> Presence {
        Presence(rawValue: observe(.presence(source), source).bytes[0]) ?? .absent
    }

    /// A fact about a search text; a text in the document is parsed now, once for all requests.
    func fact(_ fact: SearchFact, of text: ValueSource) -> ValueSource {
        let source = ValueSource.search(of: text, fact)
        guard source.isConstant, let value = values.value(source) else { return source }
        return .constant(value)
    }

    func boolean(_ source: ValueSource) -> Bool {
        observe(.boolean(source), source).isTrue
    }

    func enumValue(_ source: ValueSource) -> String? {
        observe(.enumValue(source), source).name
    }

    /// The values of all variables; reading them makes them part of the shape.
    func exactVariables() -> CoercedVariables {
        for index in values.variables.values.indices {
            let source = ValueSource.variable(index, path: [])
            _ = observe(.exactValue(source), source)
        }
        return values.variables
    }

    /// Whether a list of enum values contains one of these names.
    func names(anyOf names: [String], in source: ValueSource) -> Bool {
        observe(.names(source, anyOf: names), source).isTrue
    }

    func isInRange(_ source: ValueSource, _ range: ClosedRange<Int>) -> Bool {
        observe(.isInRange(source, min: range.lowerBound, max: range.upperBound), source).isTrue
    }

    func isPeriod(_ from: ValueSource, _ to: ValueSource, days: Int) -> Bool {
        // A date in the document is not recorded, but the other date may be a variable.
        observe(.isPeriod(from: from, to: to, days: days), from.isConstant ? to : from).isTrue
    }

    /// The type prefix of a global id; nil if the id is invalid.
    func idType(_ source: ValueSource) -> String? {
        observe(.idType(source), source).name
    }

    /// The type prefixes in a list of global ids; `?` represents all invalid ones.
    func idTypes(_ source: ValueSource) -> [String] {
        observe(.idTypes(source), source).name?.split(separator: ",").map(String.init) ?? []
    }

    func isLonger(_ source: ValueSource, than bound: Int) -> Bool {
        observe(.isLongerThan(source, bound), source).isTrue
    }

    func isNotBlank(_ source: ValueSource) -> Bool {
        observe(.isNotBlank(source), source).isTrue
    }

    /// Checks an argument against the limit for one of its properties, or a lower one; its field takes the error when it is planned.
    func bound(_ source: ValueSource, _ measure: ArgumentMeasure, to lower: Int? = nil, at site: ArgumentSite) {
        let limit = min(bounds.limit(of: measure), lower ?? .max)
        guard observe(.exceeds(source, measure, limit), source).isTrue else { return }
        let excess = ArgumentExcess(path: site.path, source: source, measure: measure, limit: limit)
        excesses.append(PlanError(excess, excess.message(for: values), at: site))
    }

    /// Takes the first error of an argument of the field at a path in the response, and forgets the field's others; nil without an error.
    func takeExcess(ofField path: @autoclosure () -> [String]) -> PlanError? {
        guard !excesses.isEmpty else { return nil }
        let path = path()
        defer { excesses.removeAll { $0.site?.path == path } }
        return excesses.first { $0.site?.path == path }
    }

    /// The maximum number of ranked lists of one field.
    var rankedLists: Int { bounds.rankedLists }

    func cursorFits(_ source: ValueSource, _ format: CursorFormat) -> Bool {
        // Without arguments in variables, a cursor in the document has the same result for every request.
        observe(.cursorFits(source, format), format.arguments ?? source).isTrue
    }

    var language: TextLanguage {
        _ = observe(.language, nil)
        return values.language
    }

    /// Whether the viewer has an account.
    var isKnownViewer: Bool {
        observe(.isKnownViewer, nil).isTrue
    }

    /// Whether the client has sent credentials that are not valid.
    var hasRejectedCredentials: Bool {
        observe(.hasRejectedCredentials, nil).isTrue
    }

    /// Whether the viewer's account has a role.
    func has(_ role: ViewerRoles) -> Bool {
        observe(.hasRole(role), nil).isTrue
    }

    /// The roles of the viewer's account.
    var roles: ViewerRoles {
        ViewerRoles(rawValue: observe(.roles, nil).bytes[0])
    }

    /// The scopes of the credentials.
    var scopes: AccessScopes {
        _ = observe(.scopes, nil)
        return values.viewer?.scopes ?? .all
    }

    /// The viewer with everything that permissions depend on, but without the account's number, because plans are shared.
    var viewer: Viewer? {
        isKnownViewer ? Viewer(account: 0, roles: roles, scopes: scopes) : nil
    }

    private func observe(_ observation: Observation, _ source: ValueSource?) -> Fact {
        if source?.isConstant != true, !observations.contains(observation) { observations.append(observation) }
        return observation.fact(in: values)
    }
}

/// The shape of one request as the key of a dictionary.
public struct ShapeKey: Hashable, Sendable {
    private var bytes: [UInt8] = []

    /// The length in bytes.
    public var count: Int { bytes.count }

    /// An empty key, to be filled by `take`.
    public init() {}

    /// The results of these observations for a request.
    public init(of observations: [Observation], in values: RequestValues) {
        take(observations, in: values)
    }

    /// Becomes the key of another request and reuses the memory.
    public mutating func take(_ observations: [Observation], in values: RequestValues) {
        bytes.removeAll(keepingCapacity: true)
        for observation in observations {
            observation.writeFact(in: values, to: &bytes)
            bytes.append(0xFF)  // separates facts: it never occurs in them, since names are UTF-8
        }
    }
}

import GraphQL

/// The planner's view of a request's values: each look is noted, so that the plan knows which other requests it fits.
///
/// Facts about values that stand in the document are no observations: they are the same for every request with the document.
final class RequestShape {
    private let values: RequestValues
    private let bounds: ArgumentBounds
    private(set) var observations: [Observation] = []
    /// The first argument found to be too long; with one the request is not answered.
    private(set) var excess: PlanError?

    init(values: RequestValues, within bounds: ArgumentBounds = ArgumentBounds()) {
        (self.values, self.bounds) = (values, bounds)
    }

    func presence(of source: ValueSource) -> Presence {
        Presence(rawValue: observe(.presence(source), source).bytes[0]) ?? .absent
    }

    func boolean(_ source: ValueSource) -> Bool {
        observe(.boolean(source), source).isTrue
    }

    func enumValue(_ source: ValueSource) -> String? {
        observe(.enumValue(source), source).name
    }

    /// All variables themselves, which then are part of the shape.
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
        // A date in the document is no observation by itself, but the other one may be a variable.
        observe(.isPeriod(from: from, to: to, days: days), from.isConstant ? to : from).isTrue
    }

    /// The name of the type in a global id; nil when it is none.
    func idType(_ source: ValueSource) -> String? {
        observe(.idType(source), source).name
    }

    /// The names of the types in a list of global ids; `?` stands for all that are none.
    func idTypes(_ source: ValueSource) -> [String] {
        observe(.idTypes(source), source).name?.split(separator: ",").map(String.init) ?? []
    }

    func isLonger(_ source: ValueSource, than bound: Int) -> Bool {
        observe(.isLongerThan(source, bound), source).isTrue
    }

    func isTyped(_ source: ValueSource) -> Bool {
        observe(.isTyped(source), source).isTrue
    }

    /// Holds an argument against the bound for one of its measures, or a lower one; what is longer is told when the plan is done.
    func bound(_ source: ValueSource, _ measure: ArgumentMeasure, to lower: Int? = nil, at site: ArgumentSite) {
        let limit = min(bounds.limit(of: measure), lower ?? .max)
        guard observe(.exceeds(source, measure, limit), source).isTrue, excess == nil else { return }
        let excess = ArgumentExcess(path: site.path, source: source, measure: measure, limit: limit)
        self.excess = PlanError(excess, excess.message(for: values), at: site)
    }

    /// The most lists of one field that rank what they show.
    var rankedLists: Int { bounds.rankedLists }

    func cursorFits(_ source: ValueSource, _ format: CursorFormat) -> Bool {
        observe(.cursorFits(source, format), source).isTrue
    }

    var language: TextLanguage {
        _ = observe(.language, nil)
        return values.language
    }

    /// Whether the account that asks is known.
    var isKnownViewer: Bool {
        observe(.isKnownViewer, nil).isTrue
    }

    /// Whether the account that asks has a role.
    func has(_ role: ViewerRoles) -> Bool {
        observe(.hasRole(role), nil).isTrue
    }

    /// What the account that asks may do.
    var roles: ViewerRoles {
        ViewerRoles(rawValue: observe(.roles, nil).bytes[0])
    }

    /// What the credentials open.
    var scopes: AccessScopes {
        _ = observe(.scopes, nil)
        return values.viewer?.scopes ?? .all
    }

    /// Everything that permissions depend on, without its number: plans are shared.
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

    /// How many bytes it has.
    public var count: Int { bytes.count }

    /// A key that fits nothing yet.
    public init() {}

    /// The facts that these observations give for a request.
    public init(of observations: [Observation], in values: RequestValues) {
        take(observations, in: values)
    }

    /// Becomes the key of a request and keeps the memory of the former.
    public mutating func take(_ observations: [Observation], in values: RequestValues) {
        bytes.removeAll(keepingCapacity: true)
        for observation in observations {
            observation.writeFact(in: values, to: &bytes)
            bytes.append(0xFF)  // never part of a fact, whose names are UTF-8
        }
    }
}

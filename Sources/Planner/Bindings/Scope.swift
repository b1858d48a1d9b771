import GraphQL
public import SearchText

/// The interface of a binding to the planner: it supplies the field's arguments, the viewer and the language, and collects conditions on
/// rows.
///
/// An argument's value is available only as SQL with a parameter, never as a value. Facts that a binding does learn about an argument, such
/// as its presence or enum value, become part of the request's shape.
public final class Scope {
    let arguments: Arguments
    let shape: RequestShape
    private let catalog: Catalog
    private(set) var conditions: [SQL] = []
    /// The number of conditions with parameters whose values do not affect PostgreSQL's estimates.
    private var valueIndependentConditions = 0
    private(set) var isPageExpensive = false
    /// The search texts and lists of ids: their contents determine the amount of work.
    private(set) var effort: [ValueSource] = []
    /// Whether the rows are found by search words.
    private(set) var isSearch = false
    /// The field's path in the response.
    private let way: [String]

    init(arguments: Arguments, shape: RequestShape, catalog: Catalog, way: [String] = []) {
        self.arguments = arguments
        self.shape = shape
        self.catalog = catalog
        self.way = way
    }

    /// A scope with the same arguments for other rows.
    func withoutConditions() -> Scope {
        Scope(arguments: arguments, shape: shape, catalog: catalog, way: way)
    }

    /// Takes over the effort recorded for other rows that these rows derive from, and marks the page as expensive.
    func take(_ other: Scope) {
        isPageExpensive = true
        for source in other.effort { note(source) }
    }

    // MARK: Arguments

    /// The requested order; nil if none was requested.
    var orderName: String? { enumValue("orderBy.field") ?? enumValue("orderBy") }

    /// Whether an argument, or a field of an input object (`filter.search`), is present and not null.
    public func isPresent(_ path: String) -> Bool {
        arguments.source(path).map { shape.presence(of: $0) == .present } ?? false
    }

    /// The value of an argument as a parameter; nil if it is absent, null or a blank text.
    public func value(_ path: String, as type: ParameterType) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        switch type {
        case .text:
            guard shape.isNotBlank(source) else { return nil }
            bound(source, .characters, at: path)
        case .textArray, .enumerationArray, .bigintArray: bound(source, .values, at: path)
        default: break
        }
        return .parameter(.value(source, as: type))
    }

    /// The enum value of an argument; nil if absent or null.
    public func enumValue(_ path: String) -> String? {
        arguments.source(path).flatMap { shape.enumValue($0) }
    }

    /// Whether an argument is true; the plan differs from the one for false, null or absent.
    public func isTrue(_ path: String) -> Bool {
        arguments.source(path).map(shape.boolean) ?? false
    }

    /// The number in a global id with a type's prefix, as a parameter; nil if the argument is absent or null.
    public func id(_ path: String, of type: IDPrefix) throws(PlanError) -> SQL? { try id(path, of: [type]) }

    /// The number in a global id of one of several types on the same rows, as a parameter; nil if absent or null.
    public func id(_ path: String, of types: [IDPrefix]) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        let type = shape.idType(source)
        guard types.contains(where: { $0.name == type }) else {
            throw PlanError(PlanError.invalidIDMessage(path, of: types.map(\.name)), expecting: types, at: path)
        }
        return .parameter(.id(source))
    }

    /// A global id of any type, as a parameter; nil if the argument is absent or null.
    public func anyID(_ path: String) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard let type = shape.idType(source), catalog.binding(withIDs: type) != nil else { throw .invalidID(among: catalog.idPrefixes) }
        return .parameter(.value(source, as: .text))
    }

    /// The distinct numbers in a list of global ids of one type, as a parameter; nil if the argument is absent, null or empty.
    public func ids(_ path: String, of type: IDPrefix, atMost limit: Int? = nil) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard shape.isLonger(source, than: 0) else { return nil }  // an empty list filters nothing
        bound(source, .values, to: limit, at: path)
        note(source)
        guard shape.idTypes(source).allSatisfy({ $0 == type.name }) else {
            throw PlanError(PlanError.invalidIDsMessage(path, of: type.name), expecting: [type], at: path)
        }
        return .parameter(.distinctIDs(source, type: type))
    }

    /// The distinct values of a list, as a parameter; nil if the argument is absent, null or empty.
    public func list(_ path: String, as type: ParameterType, atMost limit: Int? = nil) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard shape.isLonger(source, than: 0) else { return nil }
        bound(source, .values, to: limit, at: path)
        return .parameter(.value(source, as: type))
    }

    /// A text from a person, as a parameter; nil if it is absent, null or blank, so that nothing is searched.
    public func typed(_ path: String, atMost limit: Int? = nil) -> SQL? {
        guard hasText(path), let source = arguments.source(path) else { return nil }
        bound(source, .characters, to: limit, at: path)
        note(source)
        return .parameter(.value(source, as: .text))
    }

    /// The latitude and longitude that the server knows for the address in a text, as parameters that can be NULL.
    ///
    /// Nil if the text is absent, null or blank.
    public func knownPoint(_ path: String) -> (latitude: SQL, longitude: SQL)? {
        guard hasText(path), let source = arguments.source(path) else { return nil }
        func degrees(_ coordinate: KnownPoint.Coordinate) -> SQL { .parameter(.value(.knownPoint(of: source, coordinate), as: .double)) }
        return (degrees(.latitude), degrees(.longitude))
    }

    /// The parts of a search text, as JSON in a parameter; nil if the text is absent, null or blank.
    public func words(_ path: String, rules: ParsedSearch.Rules = .phrasing) -> SQL? { searched(path, .parts(rules)) }

    /// The beginning of a search text that a person is typing, as JSON in a parameter; nil if the text is absent, null or blank.
    public func beginning(_ path: String) -> SQL? { searched(path, .beginning) }

    private func searched(_ path: String, _ fact: SearchFact) -> SQL? {
        guard typed(path) != nil, let source = arguments.source(path) else { return nil }
        for measure in [ArgumentMeasure.words, .unwantedWords, .alternatives] { bound(source, measure, at: path) }
        isSearch = true
        return .parameter(.value(shape.fact(fact, of: source), as: .unchangedJSON))
    }

    /// The value of a limit in a search text, as a parameter; nil if the text has no such limit.
    public func limit(in path: String, _ measure: SearchLimit.Measure, _ bound: SearchLimit.Bound) -> SQL? {
        guard hasText(path), let source = arguments.source(path) else { return nil }
        let limit = shape.fact(.limit(measure, bound), of: source)
        return shape.presence(of: limit) == .present ? .parameter(.value(limit, as: .numeric)) : nil
    }

    /// Whether an argument contains a text that is not blank.
    public func hasText(_ path: String) -> Bool {
        arguments.source(path).map { shape.isNotBlank($0) } ?? false
    }

    private func bound(_ source: ValueSource, _ measure: ArgumentMeasure, to lower: Int? = nil, at path: String) {
        shape.bound(source, measure, to: lower, at: ArgumentSite(path: path, field: way, offset: arguments.offset(path)))
    }

    private func note(_ source: ValueSource) {
        if !effort.contains(source) { effort.append(source) }
    }

    /// A number that must lie in a range, as a parameter; nil if absent or null.
    public func number(_ path: String, in range: ClosedRange<Int>, as type: ParameterType = .double) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard shape.isInRange(source, range) else {
            throw PlanError("“\(path)” must be between \(range.lowerBound) and \(range.upperBound).")
        }
        return .parameter(.value(source, as: type))
    }

    /// The first and last day of a period that may have at most this many days, as parameters.
    public func period(from first: String, to last: String, atMost days: Int) throws(PlanError) -> (first: SQL, last: SQL) {
        guard let from = arguments.source(first), let to = arguments.source(last), shape.isPeriod(from, to, days: days) else {
            throw PlanError("The range from “\(first)” to “\(last)” must be between 1 and \(days) days.")
        }
        return (.parameter(.value(from, as: .date)), .parameter(.value(to, as: .date)))
    }

    /// Whether a number is present and lies in a range.
    public func isNumber(_ path: String, in range: ClosedRange<Int>) -> Bool {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return false }
        return shape.isInRange(source, range)
    }

    // MARK: Viewer and language

    /// Whether the request's credentials open a domain for reading.
    public func opens(_ domain: Domain) -> Bool { Denial.ofScope(domain, writing: false, in: shape.scopes) == nil }

    /// The number of the viewer's account, as a parameter; nil for anonymous clients.
    public var viewer: SQL? {
        shape.isKnownViewer ? .parameter(.viewer) : nil
    }

    /// The number of the viewer's account, as a parameter, if it has a role; otherwise nil.
    public func viewer(with role: ViewerRoles) -> SQL? {
        shape.has(role) ? .parameter(.viewer) : nil
    }

    /// The language of the texts: that of the argument `language`, or else the request's.
    public var language: TextLanguage {
        let chosen = enumValue("language").flatMap { name in catalog.languages.first { $0.enumValue.description == name } }
        return chosen ?? shape.language
    }

    /// A text in the requested language.
    public func text(_ row: Alias, _ name: StaticString) -> SQL {
        row.text(name, in: language)
    }

    // MARK: Rows

    /// Whether the conditions depend on values, so that no single way of finding the rows suits all requests.
    var dependsOnValues: Bool { conditions.contains(where: \.hasParameters) }

    /// Whether PostgreSQL plans better if it knows the values of the conditions.
    var planDependsOnValues: Bool { conditions.count(where: \.hasParameters) > valueIndependentConditions }

    /// Keeps only rows that fulfil a condition.
    ///
    /// `isEstimatedByValues` is false if the values in the condition do not affect PostgreSQL's estimate of the number of rows.
    public func filter(_ condition: SQL, isEstimatedByValues: Bool = true) {
        conditions.append(condition)
        if condition.hasParameters, !isEstimatedByValues { valueIndependentConditions += 1 }
    }

    /// Keeps only rows that fulfil a condition over an argument, if the argument is present.
    public func filter(_ path: String, as type: ParameterType, _ condition: (SQL) -> SQL) {
        if let value = value(path, as: type) { conditions.append(condition(value)) }
    }

    /// Keeps only rows with a value in a range `{min, max}`; either end may be absent.
    public func filterRange(_ path: String, _ value: SQL) {
        filter(path + ".min", as: .numeric) { "\(value) >= \($0)" }
        filter(path + ".max", as: .numeric) { "\(value) <= \($0)" }
    }

    /// The ids of the rows of a table that pass a filter over the same arguments, as an array; nil if the filter adds no condition.
    ///
    /// The filter adds its work to the cost of this scope, but no condition.
    public func ids(in table: Identifier, where filter: ConnectionBinding.Filter) throws(PlanError) -> SQL? {
        let (row, other) = (Alias(number: 0), withoutConditions())
        try filter(row, other)
        for source in other.effort { note(source) }
        guard !other.conditions.isEmpty else { return nil }
        let conditions = other.conditions.map { "(\($0))" as SQL }
        return "ARRAY(SELECT \(row).id FROM \(table) AS \(row) WHERE \(.joined(conditions, separator: " AND ")))"
    }

    /// Marks the page as expensive to find: by ranking, grouping or distances, at a cost above that of a round trip.
    ///
    /// The levels below then wait for its keys instead of finding the page again.
    public func markPageExpensive() {
        isPageExpensive = true
    }
}

extension Alias {
    /// The column of a row that contains a text in a language: `title_fr`.
    public func text(_ name: StaticString, in language: TextLanguage) -> SQL {
        .column(self, Identifier(columnOfField: name.description, suffix: language.columnSuffix.description))
    }
}

import GraphQL

/// What a binding can ask for while it is planned – the field's arguments, the person, the language – and say of its rows.
///
/// An argument's value comes as SQL with a parameter in it, never as a value; what a binding may learn about it – whether it is there, which
/// enum value it is – becomes part of the request's shape.
public final class Scope {
    let arguments: Arguments
    let shape: RequestShape
    private let catalog: Catalog
    private(set) var conditions: [SQL] = []
    /// How many of them have parameters whose values PostgreSQL makes nothing of when it plans.
    private var alikeConditions = 0
    private(set) var pageIsDear = false
    /// The texts that are searched for, and the lists of ids: what they hold tells how much work it is.
    private(set) var effort: [ValueSource] = []
    /// Whether the rows are found by words that a person typed.
    private(set) var isSearch = false
    /// The field's way in the response.
    private let way: [String]

    init(arguments: Arguments, shape: RequestShape, catalog: Catalog, way: [String] = []) {
        self.arguments = arguments
        self.shape = shape
        self.catalog = catalog
        self.way = way
    }

    /// The same arguments for other rows.
    func forOtherRows() -> Scope {
        Scope(arguments: arguments, shape: shape, catalog: catalog, way: way)
    }

    /// Takes over what was said of other rows that these are made of.
    func take(_ other: Scope) {
        pageIsDear = true
        for source in other.effort { note(source) }
    }

    // MARK: Arguments

    /// Which order the request asks for; nil when it asks for none.
    var orderName: String? { enumValue("orderBy.field") ?? enumValue("orderBy") }

    /// Whether an argument, or a field of an input object (`filter.search`), is there and not null.
    public func isPresent(_ path: String) -> Bool {
        arguments.source(path).map { shape.presence(of: $0) == .present } ?? false
    }

    /// The value of an argument as a parameter; nil when it is absent or null, or a blank text.
    public func value(_ path: String, as type: ParameterType) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        switch type {
        case .text:
            guard shape.isTyped(source) else { return nil }
            bound(source, .characters, at: path)
        case .textArray, .enumerationArray, .bigintArray: bound(source, .values, at: path)
        default: break
        }
        return .parameter(.value(source, as: type))
    }

    /// Which enum value an argument has; nil when it is absent or null.
    public func enumValue(_ path: String) -> String? {
        arguments.source(path).flatMap { shape.enumValue($0) }
    }

    /// Whether an argument is true; the plan is another one than where it is false, null or absent.
    public func isTrue(_ path: String) -> Bool {
        arguments.source(path).map(shape.boolean) ?? false
    }

    /// The number in a global id of the type whose ids begin with a word, as a parameter; nil when the argument is absent or null.
    public func id(_ path: String, of type: IDPrefix) throws(PlanError) -> SQL? { try id(path, of: [type]) }

    /// The number in a global id of one of some types, which are views of the same rows, as a parameter; nil when the argument is absent or
    /// null.
    public func id(_ path: String, of types: [IDPrefix]) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        let type = shape.idType(source)
        guard types.contains(where: { $0.name == type }) else {
            throw PlanError(PlanError.idDemand(path, of: types.map(\.name)), expecting: types, at: path)
        }
        return .parameter(.id(source))
    }

    /// A global id of any type, as a parameter; nil when the argument is absent or null.
    public func anyID(_ path: String) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard let type = shape.idType(source), catalog.binding(withIDs: type) != nil else { throw .notAnID(among: catalog.idPrefixes) }
        return .parameter(.value(source, as: .text))
    }

    /// The numbers in a list of such ids of one type, each once, as a parameter; nil when the argument is absent, null or empty.
    public func ids(_ path: String, of type: IDPrefix, atMost limit: Int? = nil) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard shape.isLonger(source, than: 0) else { return nil }  // nothing chosen, nothing asked
        bound(source, .values, to: limit, at: path)
        note(source)
        guard shape.idTypes(source).allSatisfy({ $0 == type.name }) else {
            throw PlanError(PlanError.idsDemand(path, of: type.name), expecting: [type], at: path)
        }
        return .parameter(.distinctIDs(source, type: type))
    }

    /// A list of values, each once, as a parameter; nil when the argument is absent, null or empty.
    public func list(_ path: String, as type: ParameterType, atMost limit: Int? = nil) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard shape.isLonger(source, than: 0) else { return nil }
        bound(source, .values, to: limit, at: path)
        return .parameter(.value(source, as: type))
    }

    /// What a person typed, as a parameter; nil when it is absent, null or blank, for then nothing is searched.
    public func typed(_ path: String, atMost limit: Int? = nil) -> SQL? {
        guard hasTyped(path), let source = arguments.source(path) else { return nil }
        bound(source, .characters, to: limit, at: path)
        note(source)
        return .parameter(.value(source, as: .text))
    }

    /// What a person searches for word by word, as a parameter; nil when it is absent, null or blank.
    public func words(_ path: String) -> SQL? {
        guard let typed = typed(path), let source = arguments.source(path) else { return nil }
        for measure in [ArgumentMeasure.words, .unwantedWords, .alternatives] { bound(source, measure, at: path) }
        isSearch = true
        return typed
    }

    /// Whether a person typed anything.
    public func hasTyped(_ path: String) -> Bool {
        arguments.source(path).map { shape.isTyped($0) } ?? false
    }

    private func bound(_ source: ValueSource, _ measure: ArgumentMeasure, to lower: Int? = nil, at path: String) {
        shape.bound(source, measure, to: lower, at: ArgumentSite(path: path, field: way, offset: arguments.offset(path)))
    }

    private func note(_ source: ValueSource) {
        if !effort.contains(source) { effort.append(source) }
    }

    /// A number that must lie in a range, as a parameter; nil when it is absent or null.
    public func number(_ path: String, in range: ClosedRange<Int>, as type: ParameterType = .double) throws(PlanError) -> SQL? {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return nil }
        guard shape.isInRange(source, range) else {
            throw PlanError("“\(path)” must be from \(range.lowerBound) to \(range.upperBound).")
        }
        return .parameter(.value(source, as: type))
    }

    /// The first and the last day of a time that must not be longer than so many days, as parameters.
    public func period(from first: String, to last: String, atMost days: Int) throws(PlanError) -> (first: SQL, last: SQL) {
        guard let from = arguments.source(first), let to = arguments.source(last), shape.isPeriod(from, to, days: days) else {
            throw PlanError("From “\(first)” to “\(last)” must be 1 to \(days) days.")
        }
        return (.parameter(.value(from, as: .date)), .parameter(.value(to, as: .date)))
    }

    /// Whether a number is there and lies in a range.
    public func isNumber(_ path: String, in range: ClosedRange<Int>) -> Bool {
        guard let source = arguments.source(path), shape.presence(of: source) == .present else { return false }
        return shape.isInRange(source, range)
    }

    // MARK: Person and language

    /// Whether the credentials of the request open a domain for reading.
    public func opens(_ domain: Domain) -> Bool { Denial.ofScope(domain, writing: false, in: shape.scopes) == nil }

    /// The number of the account that asks, as a parameter; nil for strangers.
    public var viewer: SQL? {
        shape.isKnownViewer ? .parameter(.viewer) : nil
    }

    /// The number of the account that asks, as a parameter, if it has a role; nil for all others.
    public func viewer(with role: ViewerRoles) -> SQL? {
        shape.has(role) ? .parameter(.viewer) : nil
    }

    /// The language of the texts: the argument `language`, or else what the request asks for.
    public var language: TextLanguage {
        let chosen = enumValue("language").flatMap { name in catalog.languages.first { $0.enumValue.description == name } }
        return chosen ?? shape.language
    }

    /// A text in the language asked for.
    public func text(_ row: Alias, _ name: StaticString) -> SQL {
        row.text(name, in: language)
    }

    // MARK: Rows

    /// Whether what has been asked of the rows depends on values, so that no one way to find them is good for all.
    var dependsOnValues: Bool { conditions.contains(where: \.hasParameters) }

    /// Whether a plan is better for knowing the values of the conditions.
    var planDependsOnValues: Bool { conditions.count(where: \.hasParameters) > alikeConditions }

    /// Keeps only rows that fulfil a condition; `isEstimatedByValues` says whether PostgreSQL's estimate of how many these are depends on the
    /// values in it.
    public func filter(_ condition: SQL, isEstimatedByValues: Bool = true) {
        conditions.append(condition)
        if condition.hasParameters, !isEstimatedByValues { alikeConditions += 1 }
    }

    /// Keeps only rows that fulfil a condition over an argument, when the argument is there.
    public func filter(_ path: String, as type: ParameterType, _ condition: (SQL) -> SQL) {
        if let value = value(path, as: type) { conditions.append(condition(value)) }
    }

    /// Keeps only rows whose value lies within a range `{min, max}`, each end when it is there.
    public func filterRange(_ path: String, _ value: SQL) {
        filter(path + ".min", as: .numeric) { "\(value) >= \($0)" }
        filter(path + ".max", as: .numeric) { "\(value) <= \($0)" }
    }

    /// Says that finding the page costs more than a round trip – ranking, grouping, distances – so that the levels below wait for its keys
    /// instead of finding it again.
    public func markPageDear() {
        pageIsDear = true
    }
}

extension Alias {
    /// The column of a row that holds a text in a language: `title_fr`.
    public func text(_ name: StaticString, in language: TextLanguage) -> SQL {
        .column(self, Identifier(columnOfField: name.description, suffix: language.columnSuffix.description))
    }
}

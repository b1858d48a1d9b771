public import SearchText

/// The properties of a list's rows that limits in a search text filter, such as “under $50” or “menos de 30 minutos”.
///
/// A limit of another property filters nothing. `searchInfo` reports it.
public struct SearchLimits: Sendable {
    /// The condition that a row's property fulfils a limit.
    public typealias Condition = @Sendable (_ row: Alias, _ bound: SearchLimit.Bound, _ value: SQL) -> SQL

    private let conditions: [(measure: SearchLimit.Measure, condition: Condition)]

    /// Limits by the properties that they limit.
    ///
    /// A number without a unit limits the property for `unspecified`.
    public init(_ conditions: KeyValuePairs<SearchLimit.Measure, Condition> = [:]) {
        self.conditions = conditions.map { ($0.key, $0.value) }
    }

    /// The names of the properties, as an array.
    var names: SQL { "'{\(.joined(conditions.map { $0.measure.sql }, separator: ","))}'::text[]" }

    /// The conditions for the limits in a search text.
    public func conditions(on row: Alias, in path: String, _ scope: Scope) -> [SQL] {
        conditions.flatMap { measure, condition in
            [SearchLimit.Bound.atMost, .atLeast].compactMap { bound in
                scope.limit(in: path, measure, bound).map { condition(row, bound, $0) }
            }
        }
    }
}

extension SearchLimit.Bound {
    /// The operator between a property and the limit.
    public var comparison: SQL { self == .atMost ? "<=" : ">=" }
}

extension SearchLimit.Measure {
    /// The name that the database's function `search_info` compares.
    fileprivate var sql: SQL {
        switch self {
        case .price: "PRICE"
        case .foreignPrice: "FOREIGN_PRICE"
        case .minutes: "MINUTES"
        case .calories: "CALORIES"
        case .unspecified: "UNSPECIFIED"
        }
    }
}

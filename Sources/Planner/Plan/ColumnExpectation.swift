/// The requirements of a plan on a column in the result of one of its statements.
public struct ColumnExpectation: Sendable, Hashable {
    /// The use of a column.
    public enum Use: Sendable, Hashable {
        /// The column is written as a leaf.
        case leaf(OutputScalar, isList: Bool)
        /// The column is a key that is later bound as a parameter of this type, from a cursor or in a later step.
        case key(ParameterType)
    }

    /// The field that needs it: `Recipe.title`.
    public let coordinate: String
    /// The level that fetches the column.
    public let level: Int
    /// The column's index in the result.
    public let column: Int
    /// The use of the column.
    public let use: Use
    /// Whether the column must never be NULL.
    public let isNonNull: Bool
}

extension ReadPlan {
    /// The requirements of the plan on the columns of its statements.
    public var expectations: [ColumnExpectation] {
        let fields = zip(output.fields, output.sites).flatMap { field, site in expectations(of: field, site) }
        let keys = levels.compactMap { level -> ColumnExpectation? in
            guard case .keys(let parent, let column) = level.parent else { return nil }
            let name = "the key of level \(parent)"
            return ColumnExpectation(coordinate: name, level: parent, column: column, use: .key(.bigint), isNonNull: false)
        }
        return fields + keys
    }

    private func expectations(of field: OutputField, _ site: FieldSite) -> [ColumnExpectation] {
        func expectation(_ column: OutputColumn, _ use: ColumnExpectation.Use, isNonNull: Bool) -> ColumnExpectation {
            ColumnExpectation(
                coordinate: site.coordinate,
                level: Int(column.level),
                column: Int(column.column),
                use: use,
                isNonNull: isNonNull
            )
        }
        switch output.nodes[Int(field.node)] {
        case .scalar(let scalar, let column):
            return [expectation(column, .leaf(scalar, isList: false), isNonNull: !field.isNullable)]
        case .scalarList(let scalar, let column, _), .element(let scalar, let column):
            return [expectation(column, .leaf(scalar, isList: true), isNonNull: !field.isNullable)]
        case .globalID(_, let column): return [expectation(column, .key(.bigint), isNonNull: true)]
        case .cursor(let level, let columns, _), .edgeCursor(let level, let columns, _, _):
            return zip(columns.indices, levels[Int(level)].order).map { index, term in
                expectation(OutputColumn(level: level, column: output.columns[index]), .key(term.type), isNonNull: true)
            }
        default: return []
        }
    }
}

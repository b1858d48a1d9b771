/// The other rows that a row of a table needs.
public enum RowRelation: Sendable {
    /// Consecutive rows with the same key belong together.
    case groups(RowGroups)
    /// Rows name the row that they belong to.
    case parents(RowParents)
}

/// Groups of consecutive rows with the same key, such as the variants of a product.
public struct RowGroups: Sendable {
    /// The column with the key.
    let key: String
    /// Whether a row is a record.
    ///
    /// Other rows only add to their group.
    let isRecord: @Sendable (CSVRow) -> Bool

    /// Groups rows by a column.
    public init(by key: String, isRecord: @escaping @Sendable (CSVRow) -> Bool) {
        (self.key, self.isRecord) = (key, isRecord)
    }
}

/// Rows that belong to an earlier row, such as the variations of a product.
public struct RowParents: Sendable {
    /// The names that other rows use for a row.
    ///
    /// Empty for a row that has no others.
    let names: @Sendable (CSVRow) -> [String]
    /// The name of the row that a row belongs to.
    let parent: @Sendable (CSVRow) -> String?
    /// Whether a column of a parent is needed by its rows.
    let isInherited: @Sendable (String) -> Bool

    /// Describes how rows name each other.
    public init(
        names: @escaping @Sendable (CSVRow) -> [String],
        parent: @escaping @Sendable (CSVRow) -> String?,
        isInherited: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        (self.names, self.parent, self.isInherited) = (names, parent, isInherited)
    }
}

extension RecordLimits {
    /// The maximum bytes of parents that a reader remembers.
    public static let parentBytes = 64 << 20
}

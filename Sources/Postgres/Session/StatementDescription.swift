/// PostgreSQL's description of a statement that was not run.
public struct StatementDescription: Equatable, Sendable {
    /// One column of the statement's rows.
    public struct Column: Equatable, Sendable {
        /// Its name.
        public var name: String
        /// Its data type.
        public var type: TypeOID
        /// The OID of the table that the value comes from unchanged; 0 for an expression.
        public var table: UInt32
        /// The number of the column in that table (`pg_attribute.attnum`); 0 for an expression.
        public var attribute: Int
    }

    /// The types of `$1`, `$2` and so on, as declared or inferred.
    public var parameterTypes: [TypeOID]
    /// The columns, in order; empty if the statement returns no rows.
    public var columns: [Column]
}

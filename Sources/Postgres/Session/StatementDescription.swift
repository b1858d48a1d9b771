/// What PostgreSQL says about a statement without running it.
public struct StatementDescription: Equatable, Sendable {
    /// One column of the rows it would answer.
    public struct Column: Equatable, Sendable {
        /// Its name.
        public var name: String
        /// Its data type.
        public var type: TypeOID
        /// The OID of the table it comes from unchanged; 0 for an expression.
        public var table: UInt32
        /// The number of the table's column it comes from (`pg_attribute.attnum`); 0 for an expression.
        public var attribute: Int
    }

    /// The types of `$1`, `$2` and so on, as declared or inferred.
    public var parameterTypes: [TypeOID]
    /// The columns, in order; none when it answers no rows.
    public var columns: [Column]
}

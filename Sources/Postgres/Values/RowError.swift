/// A row that does not match the type that the program reads it as.
///
/// Both the statements and the types of their rows belong to this program, so a mismatch is always our bug. The error names the column and
/// both types but no value, because rows contain personal data.
public struct RowError: Error, Equatable, Sendable {
    /// The kind of mismatch.
    public enum Problem: Sendable, Equatable {
        /// There is no row, but one is required.
        case noRow
        /// No column has the name.
        case missingColumn
        /// Several columns have the name.
        case repeatedColumn
        /// The row is read as a single value but does not have exactly one column.
        case notOneColumn
        /// The value is NULL and the type is not optional.
        case null
        /// The value cannot be read from a column of this type.
        case wrongType
        /// The number does not fit.
        case outOfRange
        /// The value is not one of the known values, or its form cannot be read.
        case unknownValue
    }

    /// The kind of mismatch.
    public let problem: Problem
    /// The program's type that the row was read as.
    public let row: String
    /// The column's name; empty if the error concerns the whole row.
    public let column: String
    /// The column's type in the database, if there is a column.
    public let type: TypeOID?
    /// The type that the program expects of the column.
    public let wanted: String
}

extension RowError: CustomStringConvertible {
    /// The mismatch in one line, for logs.
    public var description: String {
        let place = "column \(column)\(type.map { " (\($0))" } ?? "") of \(row)"
        return switch problem {
        case .noRow: "a row of \(row) is missing"
        case .missingColumn: "\(place), read as \(wanted), is missing"
        case .repeatedColumn: "\(place), read as \(wanted), is repeated"
        case .notOneColumn: "a row that is read as the value \(row) must have exactly one column"
        case .null: "\(place) is NULL and cannot be read as \(wanted)"
        case .wrongType: "\(place) cannot be read as \(wanted)"
        case .outOfRange: "\(place) holds a number that is not a valid \(wanted)"
        case .unknownValue: "\(place) holds a value that is not a valid \(wanted)"
        }
    }
}

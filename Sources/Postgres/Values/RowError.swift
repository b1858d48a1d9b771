/// A row that is not what the program takes it for.
///
/// Statements and the types that say what they answer are both of this program, so it is always a mistake of ours. It names the column and
/// both types, and no value: rows hold what is people's own.
public struct RowError: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Problem: Sendable, Equatable {
        /// There is no row where there must be one.
        case noRow
        /// No column has the name.
        case missingColumn
        /// Several columns have the name.
        case repeatedColumn
        /// A row is read as one value and has not one column.
        case notOneColumn
        /// The value is NULL, and no one expects that.
        case null
        /// The column's type is not one that the value can be read from.
        case wrongType
        /// The number does not fit.
        case outOfRange
        /// The value is none of those that there are, or has no form that can be read.
        case unknownValue
    }

    /// What is wrong.
    public let problem: Problem
    /// The type of the program that the row was read as.
    public let row: String
    /// The column's name; empty when it is about the whole row.
    public let column: String
    /// The column's type in the database, where there is a column.
    public let type: TypeOID?
    /// The type that the program wants of the column.
    public let wanted: String
}

extension RowError: CustomStringConvertible {
    /// The mistake in one line, for logs.
    public var description: String {
        let place = "column \(column)\(type.map { " (\($0))" } ?? "") of \(row)"
        return switch problem {
        case .noRow: "no row where one of \(row) must be"
        case .missingColumn: "\(place), read as \(wanted), is missing"
        case .repeatedColumn: "\(place), read as \(wanted), is there more than once"
        case .notOneColumn: "a row that is read as the value \(row) has not one column"
        case .null: "\(place) is NULL and cannot be read as \(wanted)"
        case .wrongType: "\(place) cannot be read as \(wanted)"
        case .outOfRange: "\(place) holds a number that is no \(wanted)"
        case .unknownValue: "\(place) holds a value that is no \(wanted)"
        }
    }
}

import GraphQL
import Planner
import Postgres

/// A field without a value, as completion finds it; `ErrorMapping` turns it into an error for the client.
struct FieldError {
    /// The cause of the error.
    enum Cause {
        /// Planning had already found the error.
        case planning(PlanError)
        /// The database failed, so there are no rows.
        case database(PostgresError)
        /// The database returned a value that does not fit the field's type.
        case wrongType
        /// The database returned NULL for a non-null field.
        case missingValue
    }

    let cause: Cause
    /// The fields from the root to the one that failed, which is the last.
    let coordinates: [String]
    let locations: [SourceLocation]
    let path: [PathElement]

    /// The same error below another field.
    func inside(_ coordinate: String) -> FieldError {
        FieldError(cause: cause, coordinates: [coordinate] + coordinates, locations: locations, path: path)
    }
}

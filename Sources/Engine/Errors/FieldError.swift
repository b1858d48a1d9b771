import GraphQL
import Planner
import Postgres

/// A field without a value, as completion finds it; `ErrorMapping` words it for the client.
struct FieldError {
    /// What went wrong.
    enum Cause {
        /// The plan knew beforehand.
        case planning(PlanError)
        /// The database has answered no rows.
        case database(PostgresError)
        /// The database has answered a value that the field's type does not have.
        case wrongType
        /// The database has answered NULL where the schema says non-null.
        case missingValue
    }

    let cause: Cause
    /// The fields on the way to it, from the root; the last is the one that failed.
    let coordinates: [String]
    let locations: [SourceLocation]
    let path: [PathElement]

    /// The same, as it is below another field.
    func inside(_ coordinate: String) -> FieldError {
        FieldError(cause: cause, coordinates: [coordinate] + coordinates, locations: locations, path: path)
    }
}

import GraphQL
public import Planner

/// A read of other people's data with the permissions of a role, as the audit log keeps it.
///
/// It contains no value that was sent or shown.
public struct AuditedReading: Sendable {
    /// Fields and types, such as `Account.email`.
    public let coordinates: [String]
    /// The objects requested by id.
    public let objects: [GlobalID]
    /// The name of the operation.
    public let operation: String?

    private static let maximumObjects = 100
    private static let maximumNameLength = 100

    /// The data that a plan shows with the permissions of certain roles; nil if the plan shows no such data.
    init?(_ reading: PrivilegedReading, by roles: ViewerRoles, _ values: RequestValues, of operation: ExecutableOperation) {
        guard !reading.isEmpty else { return nil }
        coordinates = reading.coordinates(shownBy: roles)
        guard !coordinates.isEmpty else { return nil }
        objects = reading.objects(in: values, atMost: Self.maximumObjects)
        self.operation = operation.name.map { String($0.prefix(Self.maximumNameLength)) }
    }
}

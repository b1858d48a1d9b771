import GraphQL
public import Planner

/// What an operation shows of others' by a role, as the audit keeps it: never a value that was sent or shown.
public struct AuditedReading: Sendable {
    /// Fields and types, such as `Account.email`.
    public let coordinates: [String]
    /// The objects that were asked for by their ids.
    public let objects: [GlobalID]
    /// The name of the operation.
    public let operation: String?

    private static let mostObjects = 100
    private static let longestName = 100

    /// What a plan shows by some roles; nil when that is nothing.
    init?(_ reading: PrivilegedReading, by roles: ViewerRoles, _ values: RequestValues, of operation: ExecutableOperation) {
        guard !reading.isEmpty else { return nil }
        coordinates = reading.coordinates(shownBy: roles)
        guard !coordinates.isEmpty else { return nil }
        objects = reading.objects(in: values, atMost: Self.mostObjects)
        self.operation = operation.name.map { String($0.prefix(Self.longestName)) }
    }
}

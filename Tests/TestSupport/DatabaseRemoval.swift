import Reactor
public import Testing

/// Removes the databases of a test when it ends.
///
/// Hundreds of them would fill the memory that holds them.
public struct DatabaseRemoval: TestTrait, SuiteTrait, TestScoping {
    /// The databases created by the current test, or nil while shared databases are created.
    @TaskLocal static var made: MadeDatabases?

    /// Applies to each test of a suite separately.
    public var isRecursive: Bool { true }

    /// Runs the test and then removes its databases.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let made = MadeDatabases()
        defer { made.remove() }
        try await Self.$made.withValue(made) { try await function() }
    }

    /// Creates something that outlives the test that needs it first.
    public static func exempting<Made, Failure: Error>(_ body: () throws(Failure) -> Made) throws(Failure) -> Made {
        try $made.withValue(nil) { Result { () throws(Failure) in try body() } }.get()
    }
}

extension Trait where Self == DatabaseRemoval {
    /// Removes the databases of each test when it ends.
    public static var removesDatabases: DatabaseRemoval { DatabaseRemoval() }
}

/// The databases created by a test.
final class MadeDatabases: Sendable {
    private let names = Lock<[String]>([])

    func add(_ connectionString: String) { names.withLock { $0.append(connectionString) } }

    func remove() { for name in names.withLock({ $0 }) { TestDatabase.shared.removeDatabase(name) } }
}

import Reactor
public import Testing

/// Removes the databases that a test has made when it ends: hundreds of them would fill the memory that they lie in.
public struct DatabaseRemoval: TestTrait, SuiteTrait, TestScoping {
    /// What the present test has made; nil where what is made is for others, too.
    @TaskLocal static var made: MadeDatabases?

    /// Each test of a suite for itself.
    public var isRecursive: Bool { true }

    /// Runs a test, and removes.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let made = MadeDatabases()
        defer { made.remove() }
        try await Self.$made.withValue(made) { try await function() }
    }

    /// Makes something that outlives the test that happens to need it first.
    public static func exempting<Made, Failure: Error>(_ body: () throws(Failure) -> Made) throws(Failure) -> Made {
        try $made.withValue(nil) { Result { () throws(Failure) in try body() } }.get()
    }
}

extension Trait where Self == DatabaseRemoval {
    /// Removes the databases that each test has made.
    public static var removesDatabases: DatabaseRemoval { DatabaseRemoval() }
}

/// The databases that a test has made.
final class MadeDatabases: Sendable {
    private let names = Lock<[String]>([])

    func add(_ connectionString: String) { names.withLock { $0.append(connectionString) } }

    func remove() { for name in names.withLock({ $0 }) { TestDatabase.shared.removeDatabase(name) } }
}

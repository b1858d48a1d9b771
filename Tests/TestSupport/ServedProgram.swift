import Glibc
import Postgres
import Reactor

/// A child process running `cupboard serve`, by default with the demo data in its own database.
public final class ServedProgram: Sendable {
    /// The port of the server.
    public let port: UInt16
    /// The id of the process.
    public var processID: Int32 { process.processID }
    /// The owner's libpq connection string.
    ///
    /// The program itself connects with the serving role.
    public let database: String

    /// The URL of the server, such as `http://127.0.0.1:1234`.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// The error of a program that does not start serving.
    public struct StartFailure: Error, CustomStringConvertible {
        /// The output and errors of the program.
        public let description: String
    }

    private let process: WatchedProcess

    /// Starts the program with arguments for `serve` and waits until it listens.
    ///
    /// A given database must come from `createServedDatabase`, because the serving role has no right to create tables. `descriptors` limits
    /// the open files of the program.
    public init(_ arguments: [String] = [], hasDemoData: Bool = true, database: String? = nil, descriptors: Int? = nil) throws {
        self.database = try database ?? TestDatabase.shared.createServedDatabase(hasDemoData: hasDemoData)
        let connection = EmbeddedServer.servingConnectionString(of: self.database)
        let limit = descriptors.map { ["/usr/bin/prlimit", "--nofile=\($0):\($0)"] } ?? []
        let command = limit + [Command.cupboard, "serve", "--port", "0", "--database", connection, "--schema", Self.schema]
        process = try WatchedProcess(command + arguments)
        guard let port = try Self.greetedPort(of: process) else {
            let said = try process.output() + process.errors()
            _ = try process.stop()
            throw StartFailure(description: said)
        }
        self.port = port
    }

    /// Runs the body while the program serves.
    public static func run(
        _ arguments: [String] = [],
        _ body: (ServedProgram) async throws -> Void
    ) async throws {
        let program = try ServedProgram(arguments)
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(program)) } catch { outcome = .failure(error) }
        try program.stop()
        TestDatabase.shared.removeDatabase(program.database)
        try outcome.get()
    }

    private static let started = Result { try DatabaseRemoval.exempting { try ServedProgram() } }

    /// The program with default settings, shared by all tests that leave no trace in it.
    public static func shared() throws -> ServedProgram { try started.get() }

    private static let threads = Result { try WorkerPool(threads: 4) }

    /// Runs code that waits for the program or for other processes, on a thread that may block.
    public static func waiting<Answer: Sendable>(_ body: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        // Databases created on the other thread belong to the test, too.
        let made = DatabaseRemoval.made
        return try await threads.get().run { () throws(any Error) in try DatabaseRemoval.$made.withValue(made, operation: body) }
    }

    /// Stops the program and returns its exit status.
    @discardableResult
    public func stop() throws -> Int32 { try process.stop() }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) {
        kill(processID, number)
    }

    /// Returns the standard error so far.
    public func errors() throws -> String { try process.errors() }

    /// Returns the resident memory in bytes.
    public func residentMemory() throws -> Int {
        let status = try Command.text(of: "/proc/\(processID)/status")
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }.map { $0 * 1_024 } ?? 0
    }

    /// Returns the resident memory after unused memory was given back: the lowest value, unchanged for five seconds.
    public func settledMemory() throws -> Int {
        var (least, unchanged) = (try residentMemory(), 0)
        for _ in 0..<600 where unchanged < 100 {
            usleep(50_000)
            let now = try residentMemory()
            unchanged = now < least ? 0 : unchanged + 1
            least = min(least, now)
        }
        return least
    }

    /// Returns the resident memory once it is at most `most` bytes, or after a minute.
    public func residentMemory(fallingTo most: Int) throws -> Int {
        var (now, patience) = (try residentMemory(), 1_200)
        while now > most, patience > 0 {
            usleep(50_000)
            (now, patience) = (try residentMemory(), patience - 1)
        }
        return now
    }

    /// Waits for the line that announces the port.
    ///
    /// Returns nil if the process ends first.
    ///
    /// Seeding the demo data takes seconds, and with a sanitizer a minute.
    private static func greetedPort(of process: WatchedProcess) throws -> UInt16? {
        for _ in 0..<6_000 {
            if let line = try process.output().split(separator: "\n").first(where: { $0.hasPrefix("Cupboard listens on http://127.0.0.1:") }
            ) {
                return UInt16(line.split(separator: ":")[2].prefix { $0.isNumber })
            }
            if try process.hasEnded { return nil }
            usleep(20_000)
        }
        return nil
    }

    /// The repository's folder.
    public static let repository = {
        // Tests/TestSupport/ServedProgram.swift
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    }()

    private static let schema = repository + "/schema.graphql"
}

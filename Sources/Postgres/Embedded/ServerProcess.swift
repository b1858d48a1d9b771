import CLinux
import Glibc
import Reactor

/// A child process and the thread that waits for its end.
///
/// The thread also starts the child: the kernel's signal for a parent's death is tied to the parent's *thread*, and a pool's threads come
/// and go.
final class ServerProcess: Sendable {
    private struct Status {
        var processID: pid_t?
        var startFailure: Int32?
        var exit: Int32?
    }

    private let status = Lock(Status())

    /// Starts a program; its standard output and error are appended to a file, and its standard input is empty.
    static func start(_ command: [String], log: String) throws(EmbeddedServerError) -> ServerProcess {
        let process = ServerProcess()
        try DetachedThread.start { process.startAndAwait(command, log: log) }
        while true {
            let (processID, failure) = process.status.withLock { ($0.processID, $0.startFailure) }
            if let failure {
                throw .system("cannot run \(command.first ?? ""): \(unsafe String(cString: strerror(failure)))")
            }
            if processID != nil { return process }
            usleep(200)
        }
    }

    /// Runs a program to its end and returns its exit status and output.
    static func run(_ command: [String], log: String) throws(EmbeddedServerError) -> (status: Int32, output: String) {
        let process = try start(command, log: log)
        while process.isRunning { usleep(2_000) }
        return (process.exitStatus ?? -1, Files.read(log) ?? "")
    }

    var processID: pid_t { status.withLock { $0.processID ?? -1 } }
    var isRunning: Bool { status.withLock { $0.exit == nil } }
    /// The status from `waitpid`; nil while the process runs.
    var exitStatus: Int32? { status.withLock { $0.exit } }

    /// Sends a signal unless the child has ended.
    ///
    /// The child's process ID is not reused before we have reaped the child.
    func signal(_ number: Int32) {
        status.withLock { status in
            if status.exit == nil, let processID = status.processID { kill(processID, number) }
        }
    }

    /// Waits for the end; returns false after the timeout.
    func waitForEnd(milliseconds: Int) -> Bool {
        for _ in 0..<max(1, milliseconds / 2) {
            if !isRunning { return true }
            usleep(2_000)
        }
        return !isRunning
    }

    /// The body of the thread.
    private func startAndAwait(_ command: [String], log: String) {
        var processID = pid_t()
        let code = spawn(command, log: log, &processID)
        status.withLock { status in
            if code == 0 { status.processID = processID } else { status.startFailure = code }
        }
        guard code == 0 else { return }
        var exit: Int32 = 0
        while true {
            // Wait without reaping, so that `signal` never uses a process ID that is free again.
            var information = unsafe siginfo_t()
            let seen = unsafe waitid(P_PID, id_t(processID), &information, WEXITED | WNOWAIT)
            if seen == 0 || errno != EINTR { break }
        }
        status.withLock { status in
            _ = unsafe waitpid(processID, &exit, WNOHANG)
            status.exit = exit
        }
    }

    private func spawn(_ command: [String], log: String, _ processID: inout pid_t) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
        unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)

        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // A separate session: Ctrl-C at the terminal must reach only us, so that we finish the requests before the database stops.
        var all = sigset_t()
        var none = sigset_t()
        unsafe sigfillset(&all)
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | LINUX_SPAWN_NEW_SESSION
        unsafe posix_spawnattr_setflags(&attributes, flags)

        let environment = ["PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "LANG=C.UTF-8", "TZ=UTC"]
        return unsafe withCStrings(command) { arguments in
            unsafe withCStrings(environment) { environment in
                guard let program = unsafe arguments.first, let program = unsafe program else { return EINVAL }
                return unsafe posix_spawn(
                    &processID,
                    program,
                    &actions,
                    &attributes,
                    arguments.baseAddress.unsafelyUnwrapped,
                    environment.baseAddress.unsafelyUnwrapped
                )
            }
        }
    }

    /// Lends a NULL-terminated array of C strings.
    private func withCStrings(
        _ strings: [String],
        _ body: (UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
        defer { unsafe pointers.forEach { unsafe free($0) } }
        return unsafe pointers.withUnsafeMutableBufferPointer { unsafe body($0) }
    }
}

import Glibc

/// Everything needed to start an embedded server, and to restart it.
struct ServerLaunch: Sendable {
    let folder: DataFolder
    let socketFolder: String
    let binaries: ServerBinaries
    let user: ServerUser
    let configuration: EmbeddedServer.Configuration

    /// Starts the server and waits until it accepts connections.
    func start() throws(EmbeddedServerError) -> ServerProcess {
        // A killed server's backends may exist for another moment and keep its successor from starting.
        var attemptsLeft = 50
        keepLogSmall()
        while true {
            let logStart = Files.status(folder.log).map { Int($0.st_size) } ?? 0
            let process = try ServerProcess.start(user.command([binaries.postgres] + arguments, diesWithUs: "INT"), log: folder.log)
            folder.noteOwner()
            if waitUntilReady(process) { return process }
            guard !process.isRunning else {
                stop(process, abruptly: false)
                throw .start(reason: "no connections after \(configuration.startTimeout)", log: folder.log)
            }
            let reason = lastError(since: logStart)
            let isTemporary = reason.hasPrefix("pre-existing shared memory block") || reason.hasPrefix("lock file \"postmaster.pid\"")
            guard isTemporary, attemptsLeft > 0 else { throw error(for: reason) }
            attemptsLeft -= 1
            usleep(100_000)
        }
    }

    /// Requests a fast shutdown unless it should be abrupt, then an immediate one, then kills the process.
    func stop(_ process: ServerProcess, abruptly isAbrupt: Bool) {
        let orderly = isAbrupt ? [] : [(SIGINT, 10_000)]
        for (signal, milliseconds) in orderly + [(SIGQUIT, 5_000), (SIGKILL, 5_000)] {
            process.signal(signal)
            if process.waitForEnd(milliseconds: milliseconds) { return }
        }
    }

    /// Begins a new log if the old one has grown, and keeps one old log.
    private func keepLogSmall() {
        guard let size = Files.status(folder.log)?.st_size, size > 16 << 20 else { return }
        // If it cannot be renamed, the log keeps growing; nothing else depends on it.
        try? Files.rename(folder.log, to: folder.log + ".old")
    }

    private func waitUntilReady(_ process: ServerProcess) -> Bool {
        let connectionString = EmbeddedServer.connectionString(socketFolder, database: "postgres")
        let rounds = Int(configuration.startTimeout / .milliseconds(5))
        for _ in 0..<max(1, rounds) {
            if EmbeddedServer.accepts(connectionString) { return process.isRunning }
            if !process.isRunning { return false }
            usleep(5_000)
        }
        return false
    }

    /// Settings for a machine that PostgreSQL shares with the gateway.
    private var arguments: [String] {
        var settings: [(name: String, value: String)] = [
            ("listen_addresses", ""),
            ("unix_socket_directories", socketFolder),
            ("unix_socket_permissions", "0700"),
            ("port", "5432"),
            ("max_connections", "100"),
            ("shared_buffers", "\(configuration.isThrowaway ? ServerMemory.minimum : ServerMemory.buffers)MB"),
            ("effective_cache_size", "1GB"),
            ("work_mem", "16MB"),
            ("maintenance_work_mem", "128MB"),
            ("max_wal_size", "1GB"),
            // For solid-state disks, where a random page costs about as much as a sequential one.
            ("random_page_cost", "1.1"),
            ("logging_collector", "off"),
            ("log_destination", "stderr"),
            ("log_min_messages", "warning"),
            ("log_line_prefix", "%m [%p] "),
            ("lc_messages", "C"),
            ("timezone", "UTC"),
            ("log_timezone", "UTC"),
        ]
        if configuration.isThrowaway {
            settings += [("fsync", "off"), ("synchronous_commit", "off"), ("full_page_writes", "off"), ("autovacuum", "off")]
        }
        settings += configuration.settings
        return ["-D", folder.cluster] + settings.flatMap { ["-c", "\($0.name)=\($0.value)"] }
    }

    private func lastError(since start: Int) -> String {
        let size = Files.status(folder.log).map { Int($0.st_size) } ?? 0
        let output = Files.read(folder.log, limit: max(0, min(size - start, 65_536))) ?? ""
        return DataFolder.lastError(in: output) ?? "it ended at once"
    }

    private func error(for reason: String) -> EmbeddedServerError {
        let signs = [
            "could not open file", "could not read file", "could not locate", "invalid", "missing", "corrupt", "incorrect checksum",
            "is not a",
        ]
        if reason.hasPrefix("database files are incompatible") {
            return .versionMismatch(folder: folder.path, folderVersion: folder.version ?? "another version", installed: [binaries.version])
        }
        if signs.contains(where: { sign in reason.indices.contains { reason[$0...].hasPrefix(sign) } }) {
            return .brokenDataFolder(folder: folder.path, reason: reason)
        }
        return .start(reason: reason, log: folder.log)
    }
}

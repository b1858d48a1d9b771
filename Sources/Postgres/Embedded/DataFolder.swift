import Glibc

/// The folder of one embedded database: the cluster, its log, its lock, and its socket if the path is short enough.
struct DataFolder: Sendable {
    /// Absolute, without symbolic links.
    let path: String

    var cluster: String { path + "/postgres" }
    var log: String { path + "/postgres.log" }
    private var unfinishedCluster: String { path + "/postgres.new" }
    private var ownerFile: String { path + "/owner" }

    /// Creates the folder unless it exists.
    init(_ path: String) throws(EmbeddedServerError) {
        try Files.makeFolders(path)
        guard let absolute = Files.absolute(path) else { throw Files.failure("cannot enter the folder \(path)") }
        self.path = absolute
    }

    /// The major version that created the cluster; nil if there is no cluster.
    var version: String? {
        Files.read(cluster + "/PG_VERSION").flatMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
    }

    // MARK: The cluster

    /// Whether a complete cluster exists; throws if the cluster's folder contains anything else.
    func hasCluster() throws(EmbeddedServerError) -> Bool {
        guard Files.exists(cluster), !Files.names(in: cluster).isEmpty else { return false }
        for file in ["PG_VERSION", "global/pg_control", "base", "pg_wal"] where !Files.exists(cluster + "/" + file) {
            throw .brokenDataFolder(folder: path, reason: "\(file) is missing")
        }
        return true
    }

    /// Runs `initdb` beside the cluster's final path and moves the result there, so that an interrupted start leaves no incomplete cluster.
    func initialize(with binaries: ServerBinaries, as user: ServerUser, isThrowaway: Bool) throws(EmbeddedServerError) {
        Files.removeFolder(unfinishedCluster)
        try Files.makeFolder(unfinishedCluster, mode: 0o700)
        try Files.changeOwner(unfinishedCluster, to: user)
        try checkWriteAccess(of: user)
        let command = [
            binaries.initdb, "--pgdata=\(unfinishedCluster)", "--username=\(EmbeddedServer.user)", "--encoding=UTF8",
            // Sorted by code point, the same everywhere; texts for people are sorted by an ICU collation that the query names.
            "--locale=C.UTF-8", "--auth-local=trust", "--auth-host=reject", "--no-instructions",
        ]
        let (status, output) = try ServerProcess.run(
            user.command(command + (isThrowaway ? ["--no-sync"] : []), diesWithUs: "KILL"),
            log: path + "/initdb.log"
        )
        guard status == 0 else { throw .initialization(reason: Self.lastError(in: output) ?? "exit status \(status)") }
        if Files.exists(cluster) { unsafe rmdir(cluster) }
        try Files.rename(unfinishedCluster, to: cluster)
        Files.remove(path + "/initdb.log")
    }

    /// Checks whether PostgreSQL's user can write to the new cluster, since PostgreSQL's own error would not help our users.
    private func checkWriteAccess(of user: ServerUser) throws(EmbeddedServerError) {
        guard user.needsDrop else { return }
        let probe = user.command(["/usr/bin/test", "-w", unfinishedCluster], diesWithUs: "KILL")
        guard try ServerProcess.run(probe, log: "/dev/null").status != 0 else { return }
        Files.removeFolder(unfinishedCluster)
        throw .unreachable(folder: path, user: user.name)
    }

    // MARK: The socket

    /// A private folder for the socket; the path of a socket is limited to 107 bytes in all.
    func socketFolder(for user: ServerUser) throws(EmbeddedServerError) -> String {
        let own = path + "/socket"
        let isPlain = own.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || "/._-".utf8.contains(byte)
        }
        // libpq treats a comma as the start of the next host, and `/.s.PGSQL.5432` is appended.
        let folder = isPlain && own.utf8.count + 14 <= 107 ? own : "/tmp/cupboard-" + String(Statement(path).name.dropFirst().prefix(16))
        if try Files.makeFolder(folder, mode: 0o700) { try Files.changeOwner(folder, to: user) }
        // Anyone can create folders in /tmp, and only a private folder of our user keeps others away from the socket.
        guard let status = Files.status(folder), status.st_mode & S_IFMT == S_IFDIR, status.st_uid == user.id, status.st_mode & 0o077 == 0
        else { throw .system("the folder \(folder) is not private to user \(user.name): remove it") }
        return folder
    }

    // MARK: A running server

    /// The contents of `postmaster.pid` about the server that uses the cluster.
    struct Postmaster {
        let processID: pid_t
        let socketFolder: String
        /// `starting`, `ready`, `stopping` or `standby`.
        let status: String
    }

    /// The server that uses the cluster, if any; removes the file of a dead one.
    func postmaster() -> Postmaster? {
        let file = cluster + "/postmaster.pid"
        guard let text = Files.read(file) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let processID = lines.first.flatMap({ pid_t($0) }), processID > 0 else { return nil }
        // The process ID may belong to another process by now, for example after a restart of the container. Then PostgreSQL would not
        // start.
        guard Files.absolute("/proc/\(processID)/cwd") == cluster else {
            if Files.read("/proc/\(processID)/comm")?.hasPrefix("postgres") != true { Files.remove(file) }
            return nil
        }
        func line(_ index: Int) -> String {
            index < lines.count ? String(lines[index].reversed().drop { $0 == " " }.reversed()) : ""
        }
        return Postmaster(processID: processID, socketFolder: line(4), status: line(7))
    }

    /// Records that this process started the server.
    func noteOwner() {
        let file = unsafe open(ownerFile, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return }
        defer { close(file) }
        let text = Array("\(getpid())".utf8)
        _ = unsafe write(file, text, text.count)
    }

    /// Whether the process that started the server is gone, so that the server will stop at any moment.
    func isOrphan(_ postmaster: Postmaster) -> Bool {
        guard let owner = Files.read(ownerFile).flatMap({ pid_t($0) }) else { return false }
        let status = Files.read("/proc/\(postmaster.processID)/status") ?? ""
        let parent = status.split(separator: "\n").first { $0.hasPrefix("PPid:") }.flatMap { pid_t($0.dropFirst(5).drop { $0 == "\t" }) }
        return parent != owner
    }

    /// Runs the body while holding the folder's lock, so that only one process at a time starts the server or creates the database.
    func exclusively<Answer>(_ body: () throws(EmbeddedServerError) -> Answer) throws(EmbeddedServerError) -> Answer {
        let file = unsafe open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Files.failure("cannot open \(path)/lock") }
        // Closing releases the lock.
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Files.failure("cannot lock \(path)/lock") }
        }
        return try body()
    }

    /// The last error message in PostgreSQL's output, without its prefix.
    static func lastError(in output: String) -> String? {
        for marker in ["PANIC:  ", "FATAL:  ", "error: ", "fatal: "] {
            for line in output.split(separator: "\n").reversed() {
                if let range = line.range(of: marker) { return String(line[range.upperBound...]) }
            }
        }
        return nil
    }
}

extension Substring {
    /// The first occurrence of a text.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}

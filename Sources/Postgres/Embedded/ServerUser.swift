import Glibc

/// The user PostgreSQL runs as: never root.
struct ServerUser: Equatable, Sendable {
    let name: String
    let id: uid_t
    let group: gid_t

    /// Whether this process must drop privileges to become the user.
    var needsDrop: Bool { geteuid() == 0 }

    /// The owner of an existing folder unless that is root; otherwise the current user, or when running as root `postgres` or `nobody`.
    static func forData(in folder: String) throws(EmbeddedServerError) -> ServerUser {
        let owner = Files.status(folder).map { (id: $0.st_uid, group: $0.st_gid) }
        guard geteuid() == 0 else {
            if let owner, owner.id != geteuid() { throw .foreignFolder(folder: folder) }
            return ServerUser(name: "\(geteuid())", id: geteuid(), group: getegid())
        }
        if let owner, owner.id != 0 { return ServerUser(name: "\(owner.id)", id: owner.id, group: owner.group) }
        for name in ["postgres", "nobody"] {
            if let entry = unsafe getpwnam(name) {
                return unsafe ServerUser(name: name, id: entry.pointee.pw_uid, group: entry.pointee.pw_gid)
            }
        }
        throw .system("running as root, and there is no unprivileged user (postgres, nobody) to run PostgreSQL as")
    }

    /// A command line that runs as this user and gets `signal` when the thread that started it ends.
    func command(_ arguments: [String], diesWithUs signal: String?) -> [String] {
        var command = ["/usr/bin/setpriv"]
        if needsDrop { command += ["--reuid=\(id)", "--regid=\(group)", "--clear-groups"] }
        if let signal { command.append("--pdeathsig=\(signal)") }
        return command.count == 1 ? arguments : command + ["--"] + arguments
    }
}

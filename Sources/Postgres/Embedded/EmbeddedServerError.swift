/// An error of the embedded PostgreSQL server, described in one line for the user.
public enum EmbeddedServerError: Error, Equatable, Sendable, CustomStringConvertible {
    /// PostgreSQL's programs are not installed.
    case missingBinaries
    /// The data folder was created by another major version, whose programs are not installed.
    case versionMismatch(folder: String, folderVersion: String, installed: [String])
    /// The folder contains something other than a complete database cluster.
    case brokenDataFolder(folder: String, reason: String)
    /// The unprivileged user that PostgreSQL runs as cannot enter the folder.
    case unreachable(folder: String, user: String)
    /// The folder belongs to another user.
    case foreignFolder(folder: String)
    /// `initdb` failed.
    case initialization(reason: String)
    /// `postgres` ended or did not accept connections in time.
    case start(reason: String, log: String)
    /// A system call failed.
    case system(String)

    /// The error in one line.
    public var description: String {
        switch self {
        case .missingBinaries:
            "PostgreSQL is not installed: run `apt-get install postgresql` (or give a running database's URL)"
        case .versionMismatch(let folder, let folderVersion, let installed):
            "the database in \(folder) was created by PostgreSQL \(folderVersion), but version \(installed.joined(separator: ", ")) is installed: "
                + "run `apt-get install postgresql-\(folderVersion)` or choose another folder"
        case .brokenDataFolder(let folder, let reason):
            "the database in \(folder) is broken (\(reason)): restore it or choose another folder"
        case .unreachable(let folder, let user):
            "PostgreSQL runs as user \(user), who cannot enter \(folder): choose a folder that this user can enter, such as /var/lib/cupboard"
        case .foreignFolder(let folder):
            "the database in \(folder) belongs to another user: run as that user or choose another folder"
        case .initialization(let reason):
            "initdb failed: \(reason)"
        case .start(let reason, let log):
            "PostgreSQL did not start: \(reason) (log: \(log))"
        case .system(let reason):
            reason
        }
    }
}

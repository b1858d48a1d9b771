/// PostgreSQL's programs of one version.
struct ServerBinaries: Equatable, Sendable {
    /// The folder with `postgres` and `initdb`.
    let folder: String
    /// The major version, such as `15`; empty if the folder's name does not contain it.
    let version: String

    var postgres: String { folder + "/postgres" }
    var initdb: String { folder + "/initdb" }

    /// All installed versions, the newest first: those in Debian's folder, then those in the PATH.
    static func installed(path: String?) -> [ServerBinaries] {
        let root = "/usr/lib/postgresql"
        let debian = Files.names(in: root)
            .compactMap { name in Int(name).map { (number: $0, folder: "\(root)/\(name)/bin") } }
            .sorted { $0.number > $1.number }
            .map { ServerBinaries(folder: $0.folder, version: "\($0.number)") }
        let others = (path ?? "").split(separator: ":").map { ServerBinaries(folder: String($0), version: "") }
        return (debian + others).filter { Files.isExecutable($0.postgres) && Files.isExecutable($0.initdb) }
    }

    /// The newest version for a new folder, or the version that created an existing one.
    static func find(for folder: DataFolder, path: String?) throws(EmbeddedServerError) -> ServerBinaries {
        let installed = installed(path: path)
        guard let newest = installed.first else { throw .missingBinaries }
        guard let version = folder.version else { return newest }
        if let same = installed.first(where: { $0.version == version }) { return same }
        // Programs of unknown version check it themselves and refuse another version's folder.
        if let unknown = installed.first(where: { $0.version.isEmpty }) { return unknown }
        throw .versionMismatch(folder: folder.path, folderVersion: version, installed: installed.map(\.version))
    }
}

import Logging

/// The number of client connections that fit into the process's limit of open files.
///
/// When all connections are taken, the server closes idle connections of the busiest network. The server can do so only while files can
/// still be opened, so the number of connections must be below the limit of open files.
struct ConnectionRoom {
    /// The limit of open files of the process.
    let descriptors: Int
    let loops: Int

    /// The smallest number of client connections of a loop with which serving makes sense.
    private static let fewest = 16
    /// Other open files of the process: libraries, log, schema, e-mail, and keys of identity providers.
    private static let processFiles = 96
    /// Other open files of a loop: connections to the database, epoll, events, and connections that are being refused.
    private static let loopFiles = 64

    /// The client connections of each loop: as many as wanted, or as many as fit.
    ///
    /// - Throws: `CommandFailure` if fewer than 16 connections of each loop fit.
    func connections(wanted: Int, _ log: Logger) throws(CommandFailure) -> Int {
        let room = (descriptors - Self.processFiles) / loops - Self.loopFiles
        guard room < wanted else { return wanted }
        guard room >= Self.fewest else {
            let needed = (Self.fewest + Self.loopFiles) * loops + Self.processFiles
            throw CommandFailure(
                "The process may open \(descriptors) files, and at least \(needed) are needed. Raise the limit, for example with `ulimit -n`."
            )
        }
        log.notice(
            "fewer connections than configured, because each one needs an open file",
            metadata: ["descriptors": "\(descriptors)", "configured": "\(wanted * loops)", "connections": "\(room * loops)"]
        )
        return room
    }
}

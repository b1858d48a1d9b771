import ArgumentParser
import Gateway
import Glibc

/// Which schema a command works with.
struct SchemaOptions: ParsableArguments {
    @Option(
        name: .customLong("schema"),
        help: ArgumentHelp(
            "The schema's file. [environment: CUPBOARD_SCHEMA; default: schema.graphql here, or else beside the program]",
            valueName: "file"
        )
    )
    var file: String?

    /// The schema with the bindings of all domains.
    func snapshot() throws -> SchemaSnapshot {
        let path = try path()
        let text = try TextFile.read(path)
        do throws(SnapshotError) {
            return try SchemaSnapshot(sdl: text)
        } catch {
            throw CommandFailure("The schema in \(path) cannot be served:\n\(error)")
        }
    }

    private func path() throws -> String {
        if let file = file ?? Environment["CUPBOARD_SCHEMA"] { return file }
        let candidates = ["schema.graphql", TextFile.programFolder + "/schema.graphql"]
        guard let path = candidates.first(where: { unsafe access($0, R_OK) == 0 }) else {
            throw CommandFailure("No schema.graphql here or beside the program; name it with --schema FILE.")
        }
        return path
    }
}

/// Why a command could not do what it was asked: one clear line, and exit status 1.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Files read whole.
enum TextFile {
    /// The bytes of a file.
    static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandFailure("\(path) cannot be read: \(Self.reason())") }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw CommandFailure("\(path) cannot be read: \(Self.reason())") }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk.prefix(count))
        }
    }

    /// The folder of the running program.
    static var programFolder: String {
        let path = unsafe realpath("/proc/self/exe", nil)
        defer { unsafe free(path) }
        guard let path = unsafe path else { return "." }
        let text = unsafe String(cString: path)
        return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
    }

    private static func reason() -> String {
        unsafe String(cString: strerror(errno))
    }
}

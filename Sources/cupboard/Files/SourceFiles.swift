import Glibc

/// The files that a command's arguments name: files, folders, globs, and `-` for standard input.
///
/// In the order of the arguments, and in a folder in the order of the names; a file that several arguments name comes once.
struct SourceFiles {
    /// The paths, written as their argument begins.
    private(set) var paths: [String] = []

    /// What standard input is called in messages.
    static let standardInput = "<stdin>"

    private var seen: Set<FileIdentity> = []

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - arguments: What the command line names.
    ///   - schema: The path of the schema's file, which a folder or glob may well contain: it is passed over unless it is named itself.
    /// - Throws: The first argument that names nothing.
    init(_ arguments: [String], except schema: String?) throws(CommandFailure) {
        let schema = schema.flatMap { FileStatus($0)?.identity }
        for argument in arguments {
            if argument == "-" {
                if !paths.contains(Self.standardInput) { paths.append(Self.standardInput) }
            } else if let status = FileStatus(argument) {
                if status.isFolder { try add(folder: argument, except: schema) } else { add(argument, status) }
            } else if Glob.isPattern(argument) {
                try add(matchesOf: argument, except: schema)
            } else {
                throw CommandFailure("\(argument.printable) cannot be read: \(TextFile.reason())")
            }
        }
    }

    /// The bytes of a file.
    static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        path == standardInput ? try TextFile.readStandardInput() : try TextFile.read(path)
    }

    private mutating func add(folder: String, except schema: FileIdentity?) throws(CommandFailure) {
        let files = try FolderWalk.files(below: folder).filter(Self.isSource)
        if files.isEmpty { throw CommandFailure("\(folder.printable) holds no .graphql or .gql file.") }
        guard add(found: files, except: schema) else {
            throw CommandFailure("\(folder.printable) holds no .graphql or .gql file but the schema.")
        }
    }

    private mutating func add(matchesOf pattern: String, except schema: FileIdentity?) throws(CommandFailure) {
        let matches = try Glob(pattern).paths()
        // `*.graphql` says what it wants; `src/*` wants what a folder would give.
        let files = pattern.hasSuffix("*") ? matches.filter(Self.isSource) : matches
        guard add(found: files, except: schema) else { throw CommandFailure("No file matches \(pattern.printable).") }
    }

    /// Adds what was found, and says whether that was anything at all.
    private mutating func add(found: [String], except schema: FileIdentity?) -> Bool {
        var isAny = false
        for path in found {
            // What is neither a file nor a folder, such as a pipe, may never end: only who names it means it.
            guard let status = FileStatus(path), status.isRegular, status.identity != schema else { continue }
            isAny = true
            add(path, status)
        }
        return isAny
    }

    private mutating func add(_ path: String, _ status: FileStatus) {
        // A pipe (`<(…)` of a shell) can be read but once, and is like no other.
        if seen.insert(status.identity).inserted || !status.isRegular { paths.append(path) }
    }

    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".graphql") || path.hasSuffix(".gql")
    }
}

import Glibc

/// The files named by a command's arguments: files, folders, globs, and `-` for standard input.
///
/// Files are in the order of the arguments, and within a folder in order of their names. A file named by several arguments is listed once.
struct SourceFiles {
    /// The paths, each beginning with its argument.
    private(set) var paths: [String] = []

    /// The name of standard input in messages.
    static let standardInput = "<stdin>"

    private var seen: Set<FileIdentity> = []

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command line.
    ///   - schema: The path of the schema file. A folder or glob skips this file unless an argument names it explicitly.
    /// - Throws: `CommandFailure` for the first argument without any file.
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

    /// Returns the bytes of a file.
    static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        path == standardInput ? try TextFile.readStandardInput() : try TextFile.read(path)
    }

    private mutating func add(folder: String, except schema: FileIdentity?) throws(CommandFailure) {
        let files = try FolderWalk.files(below: folder).filter(Self.isSource)
        if files.isEmpty { throw CommandFailure("\(folder.printable) contains no .graphql or .gql file.") }
        guard add(found: files, except: schema) else {
            throw CommandFailure("\(folder.printable) contains no .graphql or .gql file except the schema.")
        }
    }

    private mutating func add(matchesOf pattern: String, except schema: FileIdentity?) throws(CommandFailure) {
        let matches = try Glob(pattern).paths()
        // `*.graphql` selects files explicitly. `src/*` selects the same files as a folder.
        let files = pattern.hasSuffix("*") ? matches.filter(Self.isSource) : matches
        guard add(found: files, except: schema) else { throw CommandFailure("No file matches \(pattern.printable).") }
    }

    /// Adds files.
    ///
    /// Returns whether there were any.
    private mutating func add(found: [String], except schema: FileIdentity?) -> Bool {
        var isAny = false
        for path in found {
            // Adds only regular files: a pipe, for example, may never end, so it has to be named explicitly.
            guard let status = FileStatus(path), status.isRegular, status.identity != schema else { continue }
            isAny = true
            add(path, status)
        }
        return isAny
    }

    private mutating func add(_ path: String, _ status: FileStatus) {
        // A pipe (`<(…)` of a shell) can be read only once and equals no other file.
        if seen.insert(status.identity).inserted || !status.isRegular { paths.append(path) }
    }

    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".graphql") || path.hasSuffix(".gql")
    }
}

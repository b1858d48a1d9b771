import Glibc

/// The paths a command may write to: the named files, and everything in the named folders.
///
/// Links are resolved first, so that a link in a folder cannot lead out of it.
struct WriteBoundary {
    private let roots: [String]

    init(of arguments: [String]) {
        roots = arguments.compactMap { argument in Self.resolved(argument) ?? Self.resolved(Self.folder(ofPattern: argument)) }
    }

    func contains(_ resolvedPath: String) -> Bool {
        roots.contains { resolvedPath == $0 || resolvedPath.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }

    /// Returns a path without links, or nil if it does not exist.
    static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Returns the folder that contains everything a pattern can match.
    private static func folder(ofPattern pattern: String) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !Glob.isPattern(String($0)) }
        if fixed.isEmpty { return "." }
        return fixed == [""] ? "/" : fixed.joined(separator: "/")
    }
}

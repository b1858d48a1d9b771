import Glibc

/// What a command may write to: the files that were named, and what lies in the folders that were named.
///
/// Links are resolved first, so that a link in a folder leads no writer out of it.
struct WriteBoundary {
    private let roots: [String]

    init(of arguments: [String]) {
        roots = arguments.compactMap { argument in Self.resolved(argument) ?? Self.resolved(Self.folder(ofPattern: argument)) }
    }

    func contains(_ resolvedPath: String) -> Bool {
        roots.contains { resolvedPath == $0 || resolvedPath.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }

    /// A path without links; nil where it leads nowhere.
    static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The folder below which everything lies that a pattern can match.
    private static func folder(ofPattern pattern: String) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !Glob.isPattern(String($0)) }
        if fixed.isEmpty { return "." }
        return fixed == [""] ? "/" : fixed.joined(separator: "/")
    }
}

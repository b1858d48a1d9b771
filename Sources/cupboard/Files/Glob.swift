import Glibc

/// A pattern of paths: `*`, `?` and `[…]` within a name, `**` for any number of folders, `{a,b}` for alternatives.
///
/// The program expands patterns itself, because not every shell supports `**`. A quoted pattern works the same everywhere.
struct Glob {
    /// The alternatives of the braces, each split at the slashes.
    private let patterns: [[String]]

    init(_ pattern: String) {
        patterns = Self.alternatives(of: pattern).map { $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
    }

    /// Whether a text contains pattern characters.
    static func isPattern(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

    /// Returns the matching files, without those in hidden folders and `node_modules` unless the pattern names them.
    func paths() throws(CommandFailure) -> [String] {
        var found: [String] = []
        for pattern in patterns { try Self.expand(pattern[...], below: "", to: &found) }
        return found
    }

    /// Appends the files that match the rest of a pattern.
    ///
    /// The first part of the rest matches names in the folder.
    private static func expand(_ parts: ArraySlice<String>, below folder: String, to found: inout [String]) throws(CommandFailure) {
        guard let part = parts.first else { return }
        let rest = parts.dropFirst()
        if part == "**" {
            // A final `**` matches all files.
            try expand(rest.isEmpty ? ["*"] : rest, below: folder, to: &found)
            for entry in try FolderWalk.entries(of: folder) where entry.isEntered {
                try expand(parts, below: FolderWalk.join(folder, entry.name), to: &found)
            }
        } else if !isPattern(part) {
            // An empty part is the slash of an absolute path, or a duplicate slash.
            let path = part.isEmpty ? (folder.isEmpty ? "/" : folder) : FolderWalk.join(folder, part)
            try continueMatching(rest, at: path, to: &found)
        } else {
            for entry in try FolderWalk.entries(of: folder) where unsafe fnmatch(part, entry.name, FNM_PERIOD) == 0 {
                try continueMatching(rest, at: FolderWalk.join(folder, entry.name), to: &found)
            }
        }
    }

    private static func continueMatching(_ rest: ArraySlice<String>, at path: String, to found: inout [String]) throws(CommandFailure) {
        guard let status = FileStatus(path) else { return }
        if rest.isEmpty {
            if !status.isFolder { found.append(path) }
        } else if status.isFolder {
            try expand(rest, below: path, to: &found)
        }
    }

    /// Expands `a{b,c}d` to `abd` and `acd`.
    ///
    /// Braces without a comma or an end are literal.
    private static func alternatives(of pattern: String) -> [String] {
        guard let open = pattern.firstIndex(of: "{") else { return [pattern] }
        var depth = 0
        var starts = [pattern.index(after: open)]
        for index in pattern[open...].indices {
            switch pattern[index] {
            case "{": depth += 1
            case "," where depth == 1: starts.append(pattern.index(after: index))
            case "}" where depth == 1 && starts.count > 1:
                let ends = starts.dropFirst().map { pattern.index(before: $0) } + [index]
                let tail = pattern[pattern.index(after: index)...]
                return zip(starts, ends).flatMap { start, end in alternatives(of: String(pattern[..<open] + pattern[start..<end] + tail)) }
            case "}": depth -= 1
            default: break
            }
        }
        return [pattern]
    }
}

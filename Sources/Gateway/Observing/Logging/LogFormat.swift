/// How lines of the log are written.
public enum LogFormat: String, Sendable, CaseIterable {
    /// An object per line, for programs.
    case json
    /// Words and `key=value`, for people.
    case text
}

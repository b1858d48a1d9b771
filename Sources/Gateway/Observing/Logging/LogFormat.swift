/// The format of log lines.
public enum LogFormat: String, Sendable, CaseIterable {
    /// A JSON object per line, for programs.
    case json
    /// Words and `key=value` pairs, for people.
    case text
}

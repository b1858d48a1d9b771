/// A name in double quotes, which SQL text accepts whatever characters it contains.
public struct QuotedIdentifier: Sendable, CustomStringConvertible {
    /// The quoted name.
    public let description: String

    /// Quotes a name.
    public init(_ name: String) {
        var quoted = "\""
        for scalar in name.unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        description = quoted + "\""
    }
}

/// A name as SQL text takes it whatever it holds: in double quotes.
public struct QuotedIdentifier: Sendable, CustomStringConvertible {
    /// The name in its quotes.
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

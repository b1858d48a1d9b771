/// Names in SQL text.
public enum Identifier {
    /// A name in double quotes, as SQL wants it whatever it holds.
    public static func quoted(_ name: String) -> String {
        var quoted = "\""
        for character in name.unicodeScalars {
            if character == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }
}

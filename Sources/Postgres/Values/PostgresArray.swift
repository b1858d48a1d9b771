/// Arrays in PostgreSQL's text form.
///
/// Source: https://www.postgresql.org/docs/15/arrays.html#ARRAYS-IO
public enum PostgresArray {
    /// An array of texts, each in quotes; nil is NULL.
    public static func text(_ elements: [String?]) -> String {
        var text = "{"
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            guard let element else {
                text += "NULL"
                continue
            }
            text += "\""
            for scalar in element.unicodeScalars {
                if scalar == "\"" || scalar == "\\" { text += "\\" }
                text.unicodeScalars.append(scalar)
            }
            text += "\""
        }
        return text + "}"
    }
}

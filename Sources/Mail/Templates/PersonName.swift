/// A name that a person has chosen, made fit for an e-mail to somebody else.
///
/// “Your prize: www.example.com” is a fine name for an account that sends invitations: so no name is long, has lines of its own, or holds
/// anything that mail programs make a link of.
struct PersonName: CustomStringConvertible {
    let description: String

    init(_ name: String) {
        var text = ""
        for character in name.onOneLine.prefix(80) {
            // “J.R. Ewing” becomes “J. R. Ewing”, and “example.com” nothing that anybody clicks on.
            if text.last == ".", character != " ", character != "." { text.append(" ") }
            text.append(["/", ":", "@", "\\", "<", ">"].contains(character) ? " " : character)
        }
        let name = text.onOneLine
        description = name.isEmpty ? "–" : name
    }
}

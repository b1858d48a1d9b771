/// An address with the name that mail programs show for it.
public struct Mailbox: Sendable, Hashable {
    /// The name; empty where there is none.
    public let name: String
    /// The address.
    public let address: EmailAddress

    /// Reads `Name <address>`, or an address alone; nil for anything else.
    public init?(_ text: String) {
        guard text.hasSuffix(">"), let start = text.firstIndex(of: "<") else {
            guard let address = EmailAddress(text) else { return nil }
            self.address = address
            name = ""
            return
        }
        guard let address = EmailAddress(String(text[text.index(after: start)...].dropLast())) else { return nil }
        self.address = address
        var name = String(text[..<start]).onOneLine
        if name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") { name = String(name.dropFirst().dropLast()) }
        self.name = name
    }

    /// How a header names it.
    var headerText: String {
        name.isEmpty ? address.ascii : "\(HeaderText.encoded(phrase: name)) <\(address.ascii)>"
    }
}

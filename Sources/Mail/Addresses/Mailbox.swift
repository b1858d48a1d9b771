/// An address with its display name.
public struct Mailbox: Sendable, Hashable {
    /// The display name; may be empty.
    public let name: String
    /// The address.
    public let address: EmailAddress

    /// Parses `Name <address>` or a plain address; nil for anything else.
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

    /// The mailbox as the value of a header.
    var headerText: String {
        name.isEmpty ? address.ascii : "\(HeaderText.encoded(phrase: name)) <\(address.ascii)>"
    }
}

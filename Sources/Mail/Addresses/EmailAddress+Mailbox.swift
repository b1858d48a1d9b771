extension EmailAddress {
    /// The address that identifies the mailbox when e-mails to it are counted.
    ///
    /// Many mail servers ignore a tag such as `+news`. Google also ignores dots, and `googlemail.com` is `gmail.com`. The SQL function
    /// `mailbox_of` does the same.
    public var mailbox: String {
        let parts = text.split(separator: "@")
        guard parts.count == 2, let user = parts[0].split(separator: "+", omittingEmptySubsequences: false).first, !user.isEmpty else {
            return text
        }
        switch parts[1].lowercased() {
        case "gmail.com", "googlemail.com":
            let letters = user.filter { $0 != "." }
            return letters.isEmpty ? text : "\(letters.lowercased())@gmail.com"
        default: return "\(user)@\(parts[1])"
        }
    }
}

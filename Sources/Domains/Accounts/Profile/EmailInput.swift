import Mail

extension UserErrors {
    /// An e-mail address as it is stored: trimmed, in lower case; notes what is wrong with it.
    mutating func email(_ input: MutationInput, _ field: String) -> String {
        let text = (input.text(field) ?? "").trimmed
        guard !text.isEmpty else {
            add(.blank, .fieldIsEmpty, field)
            return ""
        }
        guard let address = EmailAddress(text) else {
            add(.invalid, .invalidEmail, field)
            return ""
        }
        return address.text
    }
}

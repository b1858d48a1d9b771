public import Mail
public import Planner

extension MutationCall {
    /// Has an e-mail sent when the transaction commits, and only then.
    ///
    /// - Parameters:
    ///   - template: The e-mail.
    ///   - recipient: Who gets it.
    ///   - language: The language that they read.
    ///   - account: The recipient's account, if they have one.
    ///   - sender: The account that has it sent to somebody else: with that it goes, unless it has been sent.
    public func send(
        _ template: EmailTemplate,
        to recipient: EmailAddress,
        in language: Language,
        account: Int64? = nil,
        onBehalfOf sender: Int64? = nil
    ) async throws(MutationFailure) {
        try await execute(OutboxEmail(template, to: recipient, language: language, account: account, sender: sender).insertion)
    }
}

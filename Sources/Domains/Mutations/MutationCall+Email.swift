public import Mail
public import Planner

extension MutationCall {
    /// Has an e-mail sent when the transaction commits, and only then.
    ///
    /// `account` is the recipient's, if they have one; `sender` is that of somebody else who has it sent: the e-mail goes with either.
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

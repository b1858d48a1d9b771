public import Mail
public import Planner

extension MutationCall {
    /// Has an e-mail sent when the transaction commits, and only then.
    public func send(
        _ template: EmailTemplate,
        to recipient: EmailAddress,
        in language: Language,
        account: Int64? = nil
    ) async throws(MutationFailure) {
        try await execute(OutboxEmail(template, to: recipient, language: language, account: account).insertion)
    }
}

import Planner

/// The steps before the first statement of a mutation's rules: the account's turn, the access check, and the claim of the idempotency
/// key.
///
/// Shared by all attempts of a run, which keeps its turn until the end. Waiting for the turn again after a lost COMMIT could fail with
/// the error that the server is busy, as if nothing had been done.
final class MutationSetup {
    private let mutation: Mutation
    private let key: IdempotencyKey?
    private let authority: any MutationAuthority
    private let turns: AccountQueue
    /// The account that has its turn.
    private var turn: Int64?
    /// Whether an attempt's COMMIT was lost, so that the mutation may have been done.
    var isUncertain = false

    init(_ mutation: Mutation, _ key: IdempotencyKey?, _ authority: any MutationAuthority, _ turns: AccountQueue) {
        (self.mutation, self.key, self.authority, self.turns) = (mutation, key, authority, turns)
    }

    /// Enters the transaction; throws `.answered` if the mutation was done before under the same key.
    func enter(_ call: MutationCall) async throws(MutationFailure) {
        let access = mutation.binding.access
        if access.needsOwnAccount, turn == nil {
            try await turns.take(call.account)
            turn = call.account
        }
        // The lost run may have ended this very session. Claim first, so that its answer is still found.
        if isUncertain { try await claim(call) }
        if access != .everyone { try await authority.confirmAccess(to: mutation, call) }
        // Claim before the first change, so that of two concurrent runs one waits here for the other.
        if !isUncertain { try await claim(call) }
    }

    private func claim(_ call: MutationCall) async throws(MutationFailure) {
        if let answer = try await key?.claim(call) { throw .answered(answer) }
    }

    /// Passes the turn on.
    func leave() {
        if let account = turn { turns.give(account) }
        turn = nil
    }
}

import Planner

/// What comes before the first statement of a mutation's rules: its turn among those of the account, the claim of its idempotency key, and
/// that the account may still do it.
///
/// One for all attempts of a run: the turn, once taken, is kept until the end. A client that had to wait for it again after a lost COMMIT could be
/// told that the server is busy, as if nothing had been done.
final class MutationEntrance {
    private let mutation: Mutation
    private let key: IdempotencyKey?
    private let authority: any MutationAuthority
    private let turns: AccountTurns
    /// The account whose turn has been taken.
    private var turn: Int64?
    /// Whether an attempt's COMMIT was lost, so that the mutation may have been done.
    var isUncertain = false

    init(_ mutation: Mutation, _ key: IdempotencyKey?, _ authority: any MutationAuthority, _ turns: AccountTurns) {
        (self.mutation, self.key, self.authority, self.turns) = (mutation, key, authority, turns)
    }

    /// Enters the transaction; throws `.answered` when the mutation was done before under the same key.
    func enter(_ call: MutationCall) async throws(MutationFailure) {
        let access = mutation.binding.access
        if access.needsOwnAccount, turn == nil {
            try await turns.take(call.account)
            turn = call.account
        }
        // What the lost run may have done, such as ending this very session, must not keep its answer from being found.
        if isUncertain { try await claim(call) }
        if access != .everyone { try await authority.confirmAccess(to: mutation, call) }
        // Before the first change, so that of two runs at once one waits here for the other.
        if !isUncertain { try await claim(call) }
    }

    private func claim(_ call: MutationCall) async throws(MutationFailure) {
        if let answer = try await key?.claim(call) { throw .answered(answer) }
    }

    /// Gives the turn to the next.
    func leave() {
        if let account = turn { turns.give(account) }
        turn = nil
    }
}

import Planner
import Postgres

/// What administrators do to accounts has to leave at least one administrator, who is not the one that it is done to.
enum Administrators {
    /// Locks all administrators until the transaction ends, so that no two of them do away with each other, and checks that whoever asks
    /// still is one.
    ///
    /// - Returns: The numbers of all who can act.
    static func lock(_ call: MutationCall) async throws(MutationFailure) -> Set<Int64> {
        let rows = try await call.execute(
            "SELECT id FROM account WHERE is_admin AND status = 'ACTIVE' ORDER BY id FOR UPDATE"
        )
        let numbers = Set((0..<rows.rowCount).compactMap { rows.int8($0, 0) })
        guard numbers.contains(call.account) else { throw .denied(rule: "admin") }
        return numbers
    }

    /// Refuses when an account is that of whoever asks.
    ///
    /// So one administrator always is left: the one that asks.
    static func refuseOneself(
        _ account: Int64,
        _ call: MutationCall,
        _ message: Message,
        _ field: String = "accountId"
    ) throws(MutationFailure) {
        guard account != call.account else { throw .refused(UserError(.ownAccount, message, field)) }
    }

    /// Refuses to let the last administrator go.
    static func refuseLast(_ account: Int64, _ call: MutationCall, _ message: Message) async throws(MutationFailure) {
        let rows = try await call.execute(
            "SELECT id FROM account WHERE is_admin AND status = 'ACTIVE' ORDER BY id FOR UPDATE"
        )
        guard rows.rowCount == 1, rows.int8(0, 0) == account else { return }
        throw .refused(UserError(.lastAdmin, message))
    }
}

extension MutationInput {
    /// The number of the account that an administrator means; the error of an id that names none says that it failed.
    func account(_ name: String, failing message: Message) throws(MutationFailure) -> Int64 {
        do throws(MutationFailure) {
            if let account = try id(name, of: "account") { return account }
        } catch {}
        throw .failed(message, code: "NOT_FOUND")
    }
}

import Engine
import GraphQL
import Planner
import Postgres

/// Rules that always leave at least one administrator.
enum Administrators {
    /// Locks all administrators until the transaction ends, and checks that the caller still is one.
    ///
    /// The lock prevents two administrators from removing each other.
    static func lock(_ call: MutationCall) async throws(MutationFailure) {
        guard try await locked(call).contains(call.account) else { throw .denied(rule: "admin") }
    }

    /// Refuses a change to the caller's own account.
    ///
    /// So at least one administrator is always left: the caller.
    static func refuseOneself(
        _ account: Int64,
        _ call: MutationCall,
        _ message: Message,
        _ field: String = "accountId"
    ) throws(MutationFailure) {
        guard account != call.account else { throw .refused(UserError(.ownAccount, message, field)) }
    }

    /// Refuses to remove the last administrator.
    static func refuseLast(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        if try await locked(call) == [account] { throw .refused(UserError(.lastAdmin, .lastAdministrator)) }
    }

    /// The numbers of all active administrators, always locked in the same order.
    private static func locked(_ call: MutationCall) async throws(MutationFailure) -> [Int64] {
        try await call.all(Int64.self, "SELECT id FROM account WHERE is_admin AND status = 'ACTIVE' ORDER BY id FOR UPDATE")
    }
}

extension MutationInput {
    /// The account number in an administrator's argument.
    ///
    /// An id that names no account fails with `message`.
    func account(_ name: String, failing message: Message) throws(MutationFailure) -> Int64 {
        if let account = try accountID(name) { return account }
        throw .failed(message, code: .notFound)
    }

    /// The number of the account that an id names, as an account or as a profile.
    ///
    /// Nil if the argument is missing.
    func accountID(_ name: String) throws(MutationFailure) -> Int64? { try id(name, of: IDPrefix.accounts.map(\.name)) }
}

import Engine
import GraphQL
import Planner
import Postgres

/// What administrators do to accounts has to leave at least one administrator, who is not the one that it is done to.
enum Administrators {
    /// Locks all administrators until the transaction ends, so that no two of them do away with each other, and checks that whoever asks
    /// still is one.
    static func lock(_ call: MutationCall) async throws(MutationFailure) {
        guard try await locked(call).contains(call.account) else { throw .denied(rule: "admin") }
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
    static func refuseLast(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        if try await locked(call) == [account] { throw .refused(UserError(.lastAdmin, .lastAdministrator)) }
    }

    /// The numbers of all who can act, locked in one order for all.
    private static func locked(_ call: MutationCall) async throws(MutationFailure) -> [Int64] {
        try await call.all(Int64.self, "SELECT id FROM account WHERE is_admin AND status = 'ACTIVE' ORDER BY id FOR UPDATE")
    }
}

extension MutationInput {
    /// The number of the account that an administrator means; the error of an id that names none says that it failed.
    func account(_ name: String, failing message: Message) throws(MutationFailure) -> Int64 {
        if let account = try accountID(name) { return account }
        throw .failed(message, code: .notFound)
    }

    /// The number of the account that an id names, be it the account's or its profile's; nil when there is no id.
    func accountID(_ name: String) throws(MutationFailure) -> Int64? { try id(name, of: IDPrefix.accounts.map(\.name)) }
}

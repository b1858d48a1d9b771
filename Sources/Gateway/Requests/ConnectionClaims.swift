import Domains
import HTTP
import Planner

// Connections count for their clients, so that one client cannot take all of them.
extension HTTPExchange {
    /// Counts the connection for the account of a request; a stranger's counts for its network alone.
    func claimConnection(of identity: Identity?) throws(RequestRefusal) {
        try claimConnection(ofAccount: identity?.viewer.account)
    }

    /// Counts the connection for an account; nil for a stranger.
    func claimConnection(ofAccount account: Int64?) throws(RequestRefusal) {
        guard let account else { return }
        do throws(HTTPRefusal) {
            try claimConnection(forAccount: account)
        } catch {
            throw RequestRefusal(error, endingConnectionOf: self)
        }
    }

    /// Counts the connection, which outlasts its request, for the client's network.
    func claimConnection(of client: StreamClient) throws(RequestRefusal) {
        do throws(HTTPRefusal) {
            try claimConnection(for: client.network)
        } catch {
            throw RequestRefusal(error, endingConnectionOf: self)
        }
    }
}

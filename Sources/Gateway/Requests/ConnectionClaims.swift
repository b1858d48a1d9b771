import Domains
import HTTP
import Planner

// Each client has a limit of connections, so that one client cannot take all of them.
extension HTTPExchange {
    /// Counts the connection for the account of a request.
    ///
    /// The connection of an anonymous client counts only for its network.
    func claimConnection(of identity: Identity?) throws(RequestRefusal) {
        try claimConnection(ofAccount: identity?.viewer.account)
    }

    /// Counts the connection for an account; does nothing if the client is anonymous.
    func claimConnection(ofAccount account: Int64?) throws(RequestRefusal) {
        guard let account else { return }
        do throws(HTTPRefusal) {
            try claimConnection(forAccount: account)
        } catch {
            throw RequestRefusal(error, endingConnectionOf: self)
        }
    }

    /// Counts a connection that outlives its request for the client's network.
    func claimConnection(of client: StreamClient) throws(RequestRefusal) {
        do throws(HTTPRefusal) {
            try claimConnection(for: client.network)
        } catch {
            throw RequestRefusal(error, endingConnectionOf: self)
        }
    }
}

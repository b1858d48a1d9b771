import Engine
import Reactor
import Sodium

/// The streams of server-sent events that clients have reserved in this process, by their tokens.
///
/// A token is good for one stream. It is forgotten when the stream ends, or is not opened in time.
final class ReservedStreams: Sendable {
    /// An operation for a stream.
    struct Operation: Sendable {
        let id: String
        let request: OperationRequest
        let client: StreamClient
    }

    /// What becomes of an operation that is to be answered on a stream.
    enum Acceptance {
        /// It is answered there.
        case accepted
        /// There is no such stream, or none of this account's.
        case noStream
        /// An operation with its id is under way.
        case idInUse
        /// So many are under way already.
        case tooMany
    }

    /// The client that a reservation counts for.
    private enum Client: Hashable {
        case account(Int64)
        /// The strangers of a network.
        case network(ClientNetwork)

        /// The most streams that the client may have open or reserved.
        var most: Int {
            switch self {
            case .account: ReservedStreams.mostOfAccount
            case .network: ReservedStreams.mostOfNetwork
            }
        }
    }

    private struct Reservation {
        let client: Client
        let end: MonotonicTime
        /// Whether a client has opened it.
        var isOpen = false
        /// The stream, once it is open.
        var stream: ReservedStream?
        /// The operations that are under way, or wait for the stream.
        var operations: Set<String> = []
        var waiting: [Operation] = []

        /// The account that has reserved it; nil for a stranger.
        var account: Int64? {
            if case .account(let account) = client { account } else { nil }
        }
    }

    private static let kind = SecretToken.Kind(prefix: "es_")
    /// How long a reservation is kept for its stream.
    private static let patience = Duration.seconds(60)
    /// The most streams that are open or reserved, of all clients.
    private static let most = 10_000
    /// The most streams that one account may have open or reserved.
    private static let mostOfAccount = 50
    /// The most that the strangers of one network may have: a hundred people with five windows each.
    private static let mostOfNetwork = 500

    /// How many operations may wait for a stream that is not open.
    private static let mostWaiting = 4

    private let reservations = Lock<[String: Reservation]>([:])
    private let mostOperations: Int

    init(mostOperations: Int) {
        self.mostOperations = mostOperations
    }

    /// Reserves a stream; nil when the client has too many, or all clients together.
    func reserve(for account: Int64?, from network: ClientNetwork, at now: MonotonicTime) -> String? {
        let token = SecretToken(random: Self.kind).text
        let client = account.map { Client.account($0) } ?? .network(network)
        return reservations.withLock { reservations in
            reservations = reservations.filter { $0.value.isOpen || $0.value.end > now }
            guard reservations.values.count(where: { $0.client == client }) < client.most else { return nil }
            if reservations.count >= Self.most, !Self.makeRoom(for: client, in: &reservations) { return nil }
            reservations[token] = Reservation(client: client, end: now.advanced(by: Self.patience))
            return token
        }
    }

    /// Removes an unopened reservation of the client with the most streams; false if no such client has more than the new one.
    private static func makeRoom(for newcomer: Client, in reservations: inout [String: Reservation]) -> Bool {
        var counts: [Client: Int] = [:]
        for reservation in reservations.values { counts[reservation.client, default: 0] += 1 }
        let unopened = reservations.filter { !$0.value.isOpen }
        guard let chosen = unopened.max(by: { counts[$0.value.client, default: 0] < counts[$1.value.client, default: 0] }),
            counts[chosen.value.client, default: 0] > counts[newcomer, default: 0] + 1
        else { return false }
        reservations[chosen.key] = nil
        return true
    }

    /// What becomes of a wish to open a stream.
    enum Opening {
        /// It is open now; the account that has reserved it, nil for a stranger.
        case opened(account: Int64?)
        case unknown
        case isOpenAlready
    }

    /// Lets a client open the stream of a token, once.
    func open(_ token: String, at now: MonotonicTime) -> Opening {
        reservations.withLock { reservations in
            guard let reservation = reservations[token] else { return .unknown }
            guard !reservation.isOpen else { return .isOpenAlready }
            guard reservation.end > now else { return .unknown }
            reservations[token]?.isOpen = true
            return .opened(account: reservation.account)
        }
    }

    /// Lets an open stream answer the operations of its token; answers those that wait.
    func attach(_ stream: ReservedStream, to token: String) -> [Operation] {
        reservations.withLock { reservations in
            defer { reservations[token]?.waiting = [] }
            reservations[token]?.stream = stream
            return reservations[token]?.waiting ?? []
        }
    }

    /// Forgets a stream that has ended.
    func close(_ token: String) {
        reservations.withLock { $0[token] = nil }
    }

    /// Takes an operation of an account for a stream.
    func begin(_ operation: Operation, on token: String, of account: Int64?, at now: MonotonicTime) -> Acceptance {
        let (acceptance, stream) = reservations.withLock { reservations -> (Acceptance, ReservedStream?) in
            guard var reservation = reservations[token], reservation.account == account else { return (.noStream, nil) }
            guard reservation.isOpen || reservation.end > now else { return (.noStream, nil) }
            guard reservation.operations.count < mostOperations, reservation.waiting.count < Self.mostWaiting else {
                return (.tooMany, nil)
            }
            guard reservation.operations.insert(operation.id).inserted else { return (.idInUse, nil) }
            if reservation.stream == nil { reservation.waiting.append(operation) }
            reservations[token] = reservation
            return (.accepted, reservation.stream)
        }
        stream?.begin(operation)
        return acceptance
    }

    /// Ends an operation; false when there is no such stream of the account.
    func end(_ id: String, on token: String, of account: Int64?) -> Bool {
        let (isKnown, stream) = reservations.withLock { reservations -> (Bool, ReservedStream?) in
            guard var reservation = reservations[token], reservation.account == account else { return (false, nil) }
            reservation.operations.remove(id)
            reservation.waiting.removeAll { $0.id == id }
            reservations[token] = reservation
            return (true, reservation.stream)
        }
        stream?.end(id)
        return isKnown
    }

    /// Notes that an operation has ended by itself.
    func finish(_ id: String, on token: String) {
        reservations.withLock { _ = $0[token]?.operations.remove(id) }
    }
}

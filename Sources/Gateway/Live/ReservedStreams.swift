import Engine
import Reactor
import Sodium

/// The streams of server-sent events that clients have reserved in this process, by token.
///
/// A token is valid for one stream. The token becomes invalid when the stream ends, or if the stream is not opened in time.
final class ReservedStreams: Sendable {
    /// An operation to be executed on a stream.
    struct Operation: Sendable {
        let id: String
        let request: OperationRequest
        let client: StreamClient
    }

    /// The outcome of submitting an operation to a stream.
    enum Acceptance {
        /// The operation runs or waits until the stream opens.
        case accepted
        /// The stream does not exist or belongs to another account.
        case noStream
        /// Another operation with the same id is running or waiting.
        case idInUse
        /// The maximum number of operations is running or waiting.
        case tooMany
    }

    /// The client that a reservation counts for.
    private enum Client: Hashable {
        case account(Int64)
        /// The anonymous clients of a network.
        case network(ClientNetwork)

        /// The maximum number of streams that the client may have open or reserved.
        var maximum: Int {
            switch self {
            case .account: ReservedStreams.maximumOfAccount
            case .network: ReservedStreams.maximumOfNetwork
            }
        }
    }

    private struct Reservation {
        let client: Client
        let end: MonotonicTime
        /// Whether a client has opened the stream.
        var isOpen = false
        /// The stream; nil until it is open.
        var stream: ReservedStream?
        /// The ids of operations that are running or wait for the stream.
        var operations: Set<String> = []
        var waiting: [Operation] = []

        /// The account that reserved the stream; nil for an anonymous client.
        var account: Int64? {
            if case .account(let account) = client { account } else { nil }
        }
    }

    private static let kind = SecretToken.Kind(prefix: "es_")
    /// The lifetime of an unopened reservation.
    private static let timeout = Duration.seconds(60)
    /// The maximum number of open or reserved streams of all clients together.
    private static let maximum = 10_000
    /// The maximum number of open or reserved streams of one account.
    private static let maximumOfAccount = 50
    /// The maximum number of open or reserved streams of one network's anonymous clients: a hundred people with five windows each.
    private static let maximumOfNetwork = 500

    /// The maximum number of operations that wait for a stream to be opened.
    private static let maximumWaiting = 4

    private let reservations = Lock<[String: Reservation]>([:])
    private let maximumOperations: Int

    init(maximumOperations: Int) {
        self.maximumOperations = maximumOperations
    }

    /// Reserves a stream and returns its token; nil if the client, or all clients together, have too many.
    func reserve(for account: Int64?, from network: ClientNetwork, at now: MonotonicTime) -> String? {
        let token = SecretToken(random: Self.kind).text
        let client = account.map { Client.account($0) } ?? .network(network)
        return reservations.withLock { reservations in
            reservations = reservations.filter { $0.value.isOpen || $0.value.end > now }
            guard reservations.values.count(where: { $0.client == client }) < client.maximum else { return nil }
            if reservations.count >= Self.maximum, !Self.makeRoom(for: client, in: &reservations) { return nil }
            reservations[token] = Reservation(client: client, end: now.advanced(by: Self.timeout))
            return token
        }
    }

    /// Removes an unopened reservation of the client with the most streams.
    ///
    /// Returns false unless that client has at least two streams more than the newcomer.
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

    /// The outcome of opening a stream.
    enum Opening {
        /// The stream is open now; the account that reserved it is nil for an anonymous client.
        case opened(account: Int64?)
        case unknown
        case isOpenAlready
    }

    /// Opens the stream of a token, which is possible once.
    func open(_ token: String, at now: MonotonicTime) -> Opening {
        reservations.withLock { reservations in
            guard let reservation = reservations[token] else { return .unknown }
            guard !reservation.isOpen else { return .isOpenAlready }
            guard reservation.end > now else { return .unknown }
            reservations[token]?.isOpen = true
            return .opened(account: reservation.account)
        }
    }

    /// Attaches an open stream to its token; returns the operations that waited for it.
    func attach(_ stream: ReservedStream, to token: String) -> [Operation] {
        reservations.withLock { reservations in
            defer { reservations[token]?.waiting = [] }
            reservations[token]?.stream = stream
            return reservations[token]?.waiting ?? []
        }
    }

    /// Removes a stream that has ended.
    func close(_ token: String) {
        reservations.withLock { $0[token] = nil }
    }

    /// Submits an operation of an account to a stream.
    func begin(_ operation: Operation, on token: String, of account: Int64?, at now: MonotonicTime) -> Acceptance {
        let (acceptance, stream) = reservations.withLock { reservations -> (Acceptance, ReservedStream?) in
            guard var reservation = reservations[token], reservation.account == account else { return (.noStream, nil) }
            guard reservation.isOpen || reservation.end > now else { return (.noStream, nil) }
            guard reservation.operations.count < maximumOperations, reservation.waiting.count < Self.maximumWaiting else {
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

    /// Cancels an operation; returns false if the account has no such stream.
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

    /// Notes that an operation has completed.
    func finish(_ id: String, on token: String) {
        reservations.withLock { _ = $0[token]?.operations.remove(id) }
    }
}

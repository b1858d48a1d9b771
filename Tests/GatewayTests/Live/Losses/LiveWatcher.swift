import Glibc
import GraphQL
import Reactor
import ServiceSupport

/// A subscriber on a separate thread that records events of a `NumberedWriter`.
///
/// It ends with its stream.
final class LiveWatcher: Sendable {
    /// The subscription and its transport.
    enum Way: CaseIterable {
        case stream, placedStream, noticesOnStream, reservedStream
        case socket, noticesOnSocket, updatesOnSocket

        /// Whether each event has a number.
        var isNumbered: Bool { self != .updatesOnSocket }

        /// Whether a normal end is a close code rather than `complete`.
        var isSocket: Bool { [.socket, .noticesOnSocket, .updatesOnSocket].contains(self) }

        fileprivate var document: String {
            switch self {
            case .stream, .reservedStream, .socket: "subscription { foodPostAdded { title } }"
            case .placedStream: "subscription { foodPostAdded(near: {latitude: 37.38, longitude: -5.99}, withinKm: 10) { title } }"
            case .noticesOnStream, .noticesOnSocket: "subscription { notificationReceived { title(language: EN) } }"
            case .updatesOnSocket: "subscription { viewerUpdated(topics: [SETTINGS]) { topic viewer { language } } }"
            }
        }
    }

    /// A record of a subscriber.
    enum Record: Equatable {
        case event(Int)
        /// A gap.
        ///
        /// Events up to this number could be read again at that time.
        case gap(highest: Int)
        /// The end of the subscription: `complete`, a code, or a cut-off.
        case end(String)
    }

    let way: Way
    private let all = Lock<[Record]>([])

    /// Subscribes.
    init(_ way: Way, port: UInt16, as person: Person, of writer: NumberedWriter) throws {
        self.way = way
        try Thread { [self] in
            let end: String
            do { end = try watch(port, person, writer) } catch { end = "cut off" }
            all.withLock { $0.append(.end(end)) }
        }.detach()
    }

    /// All records so far.
    var records: [Record] { all.withLock { $0 } }

    /// The end of the subscription, or nil if it is active.
    var end: String? {
        if case .end(let end)? = records.last { return end }
        return nil
    }

    /// The last received number.
    var last: Int { Self.numbers(in: records).last ?? 0 }

    /// The number of received gaps.
    var gapCount: Int { records.count { if case .gap = $0 { true } else { false } } }

    /// Whether a number was received, or could be read again at a gap.
    func hasReceived(of number: Int) -> Bool {
        records.contains {
            switch $0 {
            case .event(let received): received >= number
            case .gap(let highest): highest >= number
            case .end: false
            }
        }
    }

    static func numbers(in records: [Record]) -> [Int] { records.compactMap { if case .event(let number) = $0 { number } else { nil } } }

    /// Returns the problem with the received events, or nil if they match the written ones.
    ///
    /// Each number must arrive once and in order. A missing number must have been readable at a gap before any later event.
    func problem(written: [Int]) -> String? {
        var (former, known): (Int, Int?) = (0, nil)
        let all = records
        for (index, record) in all.enumerated() {
            lazy var before = all[..<index].suffix(8).map { "\($0)" }.joined(separator: ", ")
            switch record {
            case .gap(let highest): known = max(known ?? 0, highest)
            case .event(let number):
                guard number > former else { return "\(way): \(number) after \(former): \(before)" }
                if let known, let missed = written.first(where: { $0 > known && $0 < number }) {
                    return "\(way): \(missed) was not reported before \(number): \(before)"
                }
                (former, known) = (number, max(known ?? 0, number))
            case .end: break
            }
        }
        return nil
    }

    /// Waits until all watchers have received enough.
    static func wait(for watchers: [LiveWatcher], _ what: String, until isEnough: (LiveWatcher) -> Bool) throws {
        var waiting = watchers
        for _ in 0..<12_000 {
            waiting.removeAll(where: isEnough)
            if waiting.isEmpty { return }
            usleep(5_000)
        }
        throw Unexpected(text: "\(what): \(waiting.map { "\($0.way), received \($0.records.suffix(5))" })")
    }

    // MARK: The thread

    /// Records events.
    ///
    /// Returns the end of the subscription.
    private func watch(_ port: UInt16, _ person: Person, _ writer: NumberedWriter) throws -> String {
        let client = try Client(port: port)
        let next = try way.isSocket ? socket(client, person) : stream(client, port, person)
        while true {
            switch try next() {
            case .end(let end): return end
            case .response(let response):
                guard response.errors == .null, case .object(let fields) = response.data, let field = fields.first?.value else {
                    return "\(response)"
                }
                if EventReader.isGap(field) {
                    let highest = writer.highest()
                    all.withLock { $0.append(.gap(highest: highest)) }
                } else if let number = field["title"].string.flatMap({ Int($0) }) {
                    all.withLock { $0.append(.event(number)) }
                }
            }
        }
    }

    private enum Received {
        case response(Value)
        case end(String)
    }

    private func stream(_ client: Client, _ port: UInt16, _ person: Person) throws -> () throws -> Received {
        let isReserved = way == .reservedStream
        let events =
            try isReserved
            ? client.subscribeOnReservedStream(to: way.document, port: port, headers: person.headers)
            : client.subscribe(document: way.document, headers: person.headers)
        return {
            guard let event = try events.next() else { return .end("cut off") }
            guard event.name == "next" else { return .end(event.name) }
            let json = try event.json()
            return .response(isReserved ? json["payload"] : json)
        }
    }

    private func socket(_ client: Client, _ person: Person) throws -> () throws -> Received {
        try client.openWebSocket()
        try client.sendText(#"{"type":"connection_init","payload":{"authorization":"Bearer \#(person.token)"}}"#)
        _ = try client.receive()
        try client.sendText(#"{"type":"subscribe","id":"1","payload":{"query":"\#(way.document)"}}"#)
        return {
            while true {
                let received = try client.receive()
                if let code = received.code { return .end("\(code)") }
                let message = try JSONText.value(received.text)
                guard message["type"].string == "next" else { return .end(received.text) }
                return .response(message["payload"])
            }
        }
    }
}

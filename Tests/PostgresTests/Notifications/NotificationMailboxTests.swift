import Reactor
import Testing

@testable import Postgres

@Suite("A client's mailbox")
struct NotificationMailboxTests {
    private static func notification(_ number: Int) -> NotificationEvent {
        .notification(channel: "a", payload: "\(number)", arrival: MonotonicTime(nanoseconds: 0))
    }

    private static func all(_ mailbox: inout NotificationMailbox) -> [NotificationEvent] {
        var events: [NotificationEvent] = []
        while let event = mailbox.next() { events.append(event) }
        return events
    }

    private static let lost = NotificationEvent.notListening(.disconnected("lost"))

    @Test("keeps events in order while there is room")
    func order() {
        var mailbox = NotificationMailbox(capacity: 5)
        #expect(!mailbox.isListening)
        let events = [.listening, Self.notification(1), Self.notification(2), Self.lost, .listening]
        for event in events { mailbox.append(event) }
        #expect(mailbox.isListening)
        #expect(Self.all(&mailbox) == events)
        #expect(mailbox.next() == nil)
    }

    @Test("drops events without room, and reports the gap after the kept ones")
    func gap() {
        var mailbox = NotificationMailbox(capacity: 3)
        mailbox.append(.listening)
        for number in 1...5 { mailbox.append(Self.notification(number)) }
        // Room alone does not end a gap, since a new event would seem to follow the kept ones directly.
        #expect(mailbox.next() == .listening)
        mailbox.append(Self.notification(6))
        #expect([mailbox.next(), mailbox.next()] == [Self.notification(1), Self.notification(2)])
        #expect(mailbox.next() == .notListening(.fellBehind))
        mailbox.append(Self.notification(7))
        #expect(Self.all(&mailbox) == [.listening, Self.notification(7)])
    }

    @Test("replaces dropped changes of the connection by its current state")
    func folded() {
        var mailbox = NotificationMailbox(capacity: 2)
        mailbox.append(.listening)
        for number in 1...3 { mailbox.append(Self.notification(number)) }
        for _ in 1...10 {
            mailbox.append(Self.lost)
            mailbox.append(.listening)
        }
        #expect(Self.all(&mailbox) == [.listening, Self.notification(1), .notListening(.fellBehind), .listening])
        for number in 1...3 { mailbox.append(Self.notification(number)) }
        mailbox.append(Self.lost)
        #expect(!mailbox.isListening)
        #expect(Self.all(&mailbox) == [Self.notification(1), Self.notification(2), Self.lost])
        mailbox.append(.listening)
        #expect(Self.all(&mailbox) == [.listening])
    }
}

import Reactor
import Testing

/// The rule for repeated responses in model tests: objects are read in their current state.
@Suite("The history of an object")
struct ObjectHistoryTests {
    private static func time(_ second: UInt64) -> MonotonicTime { MonotonicTime(nanoseconds: second) }

    /// An object that is created between 10 and 20, removed between 30 and 40, and created again between 50 and 60.
    private static let restored = {
        var history = ObjectHistory()
        history.add(exists: true, sent: time(10), answered: time(20))
        history.add(exists: false, sent: time(30), answered: time(40))
        history.add(exists: true, sent: time(50), answered: time(60))
        return history
    }()

    private static func answer(_ sent: UInt64, _ answered: UInt64, isResent: Bool = false) -> ActAnswer {
        ActAnswer(outcome: .unknown, sent: time(sent), answered: time(answered), isResent: isResent)
    }

    /// Whether a repetition with these times of request and response may show the object, and whether it may show null.
    private static let repetitions: [(sent: UInt64, answered: UInt64, shown: Bool, gone: Bool)] = [
        (21, 29, true, false),
        // Concurrent with the removal or the second creation.
        (21, 31, true, true), (35, 36, true, true), (39, 45, true, true), (45, 55, true, true), (55, 56, true, true),
        (41, 49, false, true), (61, 70, true, false), (21, 70, true, true),
    ]

    @Test("knows what a repetition can show", arguments: repetitions)
    func repetition(sent: UInt64, answered: UInt64, shown: Bool, gone: Bool) {
        let answer = Self.answer(sent, answered)
        #expect(Self.restored.allows(exists: true, in: answer, after: 1, isRepetition: true) == shown)
        #expect(Self.restored.allows(exists: false, in: answer, after: 1, isRepetition: true) == gone)
    }

    @Test("knows what an act's own response shows, whatever happens meanwhile")
    func ownAnswer() {
        for (count, exists) in [(1, true), (2, false), (3, true)] {
            #expect(Self.restored.allows(exists: exists, in: Self.answer(0, 100), after: count, isRepetition: false))
            #expect(!Self.restored.allows(exists: !exists, in: Self.answer(0, 100), after: count, isRepetition: false))
        }
    }

    @Test("a repetition cannot show a state before the act")
    func order() {
        // The act came after the removal, so a repetition can show the object only once it is created again.
        #expect(!Self.restored.allows(exists: true, in: Self.answer(15, 45), after: 2, isRepetition: true))
        #expect(Self.restored.allows(exists: true, in: Self.answer(15, 55), after: 2, isRepetition: true))
    }

    @Test("later changes are a bound too: a change precedes the early response of its successor")
    func bounds() {
        var history = ObjectHistory()
        history.add(exists: true, sent: Self.time(10), answered: Self.time(20))
        // The response to the removal came late, but the object was created again before.
        history.add(exists: false, sent: Self.time(30), answered: Self.time(100))
        history.add(exists: true, sent: Self.time(31), answered: Self.time(40))
        #expect(!history.allows(exists: false, in: Self.answer(41, 90), after: 1, isRepetition: true))
        #expect(history.allows(exists: false, in: Self.answer(39, 90), after: 1, isRepetition: true))
    }

    @Test("knows nothing about an object that existed before")
    func unknown() {
        for exists in [true, false] {
            #expect(ObjectHistory().allows(exists: exists, in: Self.answer(1, 2), after: 0, isRepetition: true))
            #expect(!ObjectHistory().allows(exists: exists, in: Self.answer(1, 2), after: 1, isRepetition: true))
        }
    }
}

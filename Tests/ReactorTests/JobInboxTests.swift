import Testing

@testable import Reactor

@Suite("Job inbox")
struct JobInboxTests {
    @Test("a running loop need not be woken, and does not sleep before taking a new job")
    func running() {
        let inbox = JobInbox()
        let answers = [inbox.notify(), inbox.prepareToSleep()]
        #expect(answers == [false, false])
    }

    @Test("a sleeping loop is woken once")
    func sleeping() {
        let inbox = JobInbox()
        let answers = [inbox.prepareToSleep(), inbox.notify(), inbox.notify()]
        #expect(answers == [true, true, false])
    }

    @Test("the loop may sleep again after taking its jobs")
    func takes() {
        let inbox = JobInbox()
        _ = inbox.notify()
        var jobs: [UnownedJob] = []
        inbox.takeAll(into: &jobs)
        let maySleep = inbox.prepareToSleep()
        #expect(maySleep)
    }
}

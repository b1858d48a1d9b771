import Curl
import Mail
import TestSupport
import Testing

@Suite("Delays after failures")
struct RetryScheduleTests {
    @Test("double up to a maximum, with a jitter of a quarter")
    func delays() {
        var generator = SeededGenerator(seed: 1)
        let schedule = RetrySchedule(first: .seconds(30), longest: .seconds(21_600))
        var bounds: [Duration] = [30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, 21_600, 21_600].map { .seconds($0) }
        bounds += Array(repeating: .seconds(21_600), count: 60)
        for (index, bound) in bounds.enumerated() {
            let delay = schedule.delay(after: index + 1, using: &generator)
            #expect(delay >= bound * 0.75 && delay <= bound)
        }
        #expect(schedule.delay(after: .max, using: &generator) <= .seconds(21_600))
    }

    @Test("add up to about two days for e-mails")
    func patience() {
        var generator = SeededGenerator(seed: 2)
        let schedule = RetrySchedule.emails
        let total = (1..<schedule.attempts).reduce(Duration.zero) { $0 + schedule.delay(after: $1, using: &generator) }
        #expect(total > .seconds(1.4 * 86_400) && total < .seconds(2.2 * 86_400))
    }
}

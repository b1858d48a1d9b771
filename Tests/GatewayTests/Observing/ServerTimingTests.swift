import Reactor
import Testing

@testable import Engine
@testable import Gateway

@Suite("The Server-Timing header")
struct ServerTimingTests {
    private func times(_ ends: [(PhaseTimes.Phase, microseconds: UInt64)]) -> PhaseTimes {
        var times = PhaseTimes(isDetailed: true, at: MonotonicTime(nanoseconds: 0))
        for (phase, time) in ends { times.end(phase, at: MonotonicTime(nanoseconds: time * 1_000)) }
        return times
    }

    private func value(_ times: PhaseTimes, isDocumentKnown: Bool) -> String {
        var bytes: [UInt8] = []
        ServerTiming.write(times, isDocumentKnown, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("lists the phases of the request in milliseconds")
    func whole() {
        let first = times([(.read, 12), (.parse, 40), (.validate, 1_040), (.plan, 1_140), (.database, 12_345_678), (.write, 12_345_679)])
        #expect(
            value(first, isDocumentKnown: false)
                == "read;dur=0.012, parse;dur=0.028, validate;dur=1.000, plan;dur=0.100, db;dur=12344.538, write;dur=0.001, total;dur=12345.679"
        )
        let again = times([(.read, 5), (.plan, 6), (.write, 7)])
        #expect(
            value(again, isDocumentKnown: true)
                == "cache;desc=hit, read;dur=0.005, plan;dur=0.001, write;dur=0.001, total;dur=0.007"
        )
    }
}

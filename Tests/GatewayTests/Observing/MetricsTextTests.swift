import Testing

@testable import Gateway

@Suite("The text format of metrics")
struct MetricsTextTests {
    @Test("escapes label values")
    func escaped() throws {
        var text = MetricsText()
        text.begin("things", .gauge, "Things.")
        text.sample(3, [("name", "a\"b\\c\nd ä"), ("other", "{}=,")])
        let read = try PrometheusText(String(decoding: text.bytes, as: UTF8.self))
        #expect(read.value("things", ["name": "a\"b\\c\nd ä", "other": "{}=,"]) == 3)
    }

    @Test("writes a histogram as cumulative buckets in seconds")
    func histogram() throws {
        var histogram = Histogram()
        for nanoseconds: UInt64 in [0, 100_000, 100_001, 1_000_000, 10_000_000_000, 10_000_000_001, 99_000_000_000] {
            histogram.add(nanoseconds)
        }
        var text = MetricsText()
        text.begin("time_seconds", .histogram, "Time.")
        text.samples(of: histogram)
        let read = try PrometheusText(String(decoding: text.bytes, as: UTF8.self))
        let counts = ["0.0001", "0.00025", "0.0005", "0.001", "5", "10", "+Inf"].map { read.value("time_seconds_bucket", ["le": $0]) }
        #expect(counts == [2, 3, 3, 4, 4, 5, 7])
        #expect(read.value("time_seconds_count") == 7)
        #expect(abs((read.value("time_seconds_sum") ?? 0) - 119.001200002) < 0.000_001)
    }

    @Test("bounds in seconds match the comparison in nanoseconds")
    func bounds() throws {
        for (number, bound) in Histogram.bounds.enumerated() {
            let nanoseconds = UInt64(try #require(Double(bound.description)) * 1e9)
            #expect(Histogram.bucket(of: nanoseconds) == number)
            #expect(Histogram.bucket(of: nanoseconds + 1) == number + 1)
        }
        #expect(Histogram().counts.count == Histogram.bounds.count + 1)
    }
}

@Suite("Names of operations in metrics")
struct OperationNamesTests {
    @Test("are distinguished up to a limit, and counted together beyond it")
    func limited() {
        let names = OperationNames(limit: 2)
        #expect([names.number(of: "A"), names.number(of: "B"), names.number(of: "A")] == [3, 4, 3])
        #expect(names.number(of: "C") == OperationNames.other)
        #expect(names.number(of: "B") == 4)
        #expect(names.number(of: nil) == OperationNames.anonymous)
        #expect(names.names == ["(none)", "(anonymous)", "(other)", "A", "B"])
    }

    @Test("are not stored if they are very long")
    func long() {
        let names = OperationNames(limit: 200)
        #expect(names.number(of: String(repeating: "x", count: 101)) == OperationNames.other)
        #expect(names.number(of: String(repeating: "x", count: 100)) == 3)
    }
}

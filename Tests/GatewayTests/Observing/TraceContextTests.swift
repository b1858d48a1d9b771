import Testing

@testable import Gateway

@Suite("The traceparent header")
struct TraceContextTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    private static let span = "00f067aa0ba902b7"

    private func read(_ header: String) -> TraceContext? { TraceContext(header.utf8Span.span) }

    @Test(
        "is accepted if valid, including later versions",
        arguments: [
            "00-\(trace)-\(span)-01", "00-\(trace)-\(span)-00", "00-\(trace)-\(span)-ff", "01-\(trace)-\(span)-01",
            "cc-\(trace)-\(span)-01-what-comes",
        ]
    )
    func valid(header: String) throws {
        let context = try #require(read(header))
        #expect(context.traceID == Self.trace)
        #expect(context.spanID == Self.span)
    }

    @Test(
        "is ignored if invalid",
        arguments: [
            "", "00", "00-", "00-\(trace)-\(span)", "00-\(trace)-\(span)-", "00-\(trace)-\(span)-0", "00-\(trace)-\(span)-1",
            "00-\(trace)-\(span)-01-more", "00-\(trace)-\(span)-01-", "00-\(trace)-\(span)-01.", "01-\(trace)-\(span)-01.more",
            "01-\(trace)-\(span)-012",
            "ff-\(trace)-\(span)-01", "0-\(trace)-\(span)-01", "zz-\(trace)-\(span)-01", "0A-\(trace)-\(span)-01",
            "00-\(trace.uppercased())-\(span)-01", "00-\(trace)-\(span.uppercased())-01", "00-\(trace)-\(span)-0A",
            "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
            "00-\(trace.dropLast())-\(span)-01", "00-\(trace)0-\(span)-01", "00-\(trace)-\(span)0-01", "00_\(trace)_\(span)_01",
            "00-\(trace.dropLast())g-\(span)-01", "00-\(trace)-\(span.dropLast())x-01", " 00-\(trace)-\(span)-01",
        ]
    )
    func invalid(header: String) {
        #expect(read(header) == nil)
    }
}

import Testing

@testable import Postgres

@Suite("Memory of an embedded server")
struct ServerMemoryTests {
    private static let gibibyte = 1 << 30

    @Test(
        "is an eighth of the machine's or the container's memory, within bounds",
        arguments: [
            (8 * gibibyte, [nil, nil], 1_024), (8 * gibibyte, ["max\n", nil], 1_024), (8 * gibibyte, ["4294967296\n", nil], 512),
            (8 * gibibyte, [nil, "9223372036854771712\n"], 1_024), (64 * gibibyte, [nil, nil], 2_048), (gibibyte / 2, [nil, nil], 128),
            (0, [nil, nil], 128), (8 * gibibyte, ["", "nonsense"], 1_024),
        ] as [(Int, [String?], Int)]
    )
    func eighth(machine: Int, limits: [String?], expected: Int) {
        #expect(ServerMemory.buffers(machine: machine, limits: limits) == expected)
    }

    @Test("has a valid value on this machine")
    func here() {
        #expect((ServerMemory.minimum...ServerMemory.maximum).contains(ServerMemory.buffers))
    }
}

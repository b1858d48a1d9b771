import Glibc
import Reactor
import TestSupport
import Testing

@testable import HTTP

@Suite("Output buffer")
struct OutputBufferTests {
    @Test("collected bytes and bodies arrive in order, however the socket accepts them", arguments: 0..<UInt64(8))
    func order(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var ends: [Int32] = [0, 0]
        try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
        let near = FileDescriptor(owning: ends[0])
        let far = FileDescriptor(owning: ends[1])
        var size: Int32 = 4_608
        unsafe setsockopt(near.raw, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))

        var output = OutputBuffer()
        var expected: [UInt8] = []
        var received: [UInt8] = []
        var space = [UInt8](repeating: 0, count: 3_000)
        func receive() throws {
            if let count = try far.receive(into: &space, at: 0) { received += space[..<count] }
        }
        func piece(_ limit: UInt64) -> [UInt8] {
            (0..<random.next() % limit).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        }

        for _ in 0..<400 {
            if random.next() % 2 == 0 {
                let head = piece(300)
                _ = output.gather { $0 += head }
                expected += head
                if random.next() % 2 == 0 {
                    let body = piece(20_000)
                    expected += body
                    output.follow(with: body)
                }
            }
            if try output.send(to: near) { _ = output.clear() }
            for _ in 0..<random.next() % 4 { try receive() }
        }
        while try !output.send(to: near) { try receive() }
        while received.count < expected.count { try receive() }
        #expect(received == expected)
        #expect(output.isEmpty)
    }
}

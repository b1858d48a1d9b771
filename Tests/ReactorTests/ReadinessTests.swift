import Glibc
import Testing

@testable import Reactor

@Suite("Readiness of descriptors")
struct ReadinessTests {
    /// Reads available bytes and wakes the waiting task.
    private final class Reader: ReadinessHandler {
        let socket: FileDescriptor
        let changed = WakeSignal()
        var received: [UInt8] = []
        var hasEnded = false
        var readiness: Readiness = []
        private var buffer = [UInt8](repeating: 0, count: 16)

        init(_ socket: consuming FileDescriptor) {
            self.socket = socket
        }

        func becameReady(_ readiness: Readiness) {
            self.readiness.formUnion(readiness)
            if readiness.contains(.readable), let count = try? socket.receive(into: &buffer, at: 0) {
                received += buffer[..<count]
                hasEnded = count == 0
            }
            changed.wake()
        }
    }

    private static func pair() throws -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    @Test("reports input, room to write and the end, and calls no deregistered handler")
    func lifecycle() async throws {
        let group = try EventLoopGroup(count: 1)
        defer { group.stop() }
        let loop = group.loops[0]
        try await Task(executorPreference: loop) {
            let ends = try Self.pair()
            let near = FileDescriptor(owning: ends.0)
            let far = FileDescriptor(owning: ends.1)
            let reader = Reader(near)
            let registration = try loop.register(reader.socket.raw, for: .read, handler: reader)

            let first: [UInt8] = [1, 2]
            let second: [UInt8] = [3]
            let sent = try far.send(first.span, second.span)
            #expect(sent == 3)
            await reader.changed.wait()
            #expect(reader.received == [1, 2, 3])
            #expect(!reader.readiness.contains(.writable))

            try loop.change(registration, to: [.read, .write])
            await reader.changed.wait()
            #expect(reader.readiness.contains(.writable))
            try loop.change(registration, to: .read)

            far.endWriting()
            while !reader.hasEnded { await reader.changed.wait() }
            loop.deregister(registration)
            reader.readiness = []
            await loop.sleep(for: .milliseconds(1))
            #expect(reader.readiness.isEmpty)
        }.value
    }

    @Test("a descriptor is closed with its owner, and its peer notices")
    func closes() throws {
        let ends = try Self.pair()
        let near = FileDescriptor(owning: ends.0)
        let far = FileDescriptor(owning: ends.1)
        var buffer: [UInt8] = [0]
        let before = try far.receive(into: &buffer, at: 0)
        #expect(before == nil)
        _ = consume near
        let after = try far.receive(into: &buffer, at: 0)
        #expect(after == 0)
    }

    @Test("writing to a closed connection is an error and does not end the process")
    func brokenPipe() throws {
        let ends = try Self.pair()
        let near = FileDescriptor(owning: ends.0)
        let far = FileDescriptor(owning: ends.1)
        _ = consume near
        let one: [UInt8] = [1]
        let none: [UInt8] = []
        do throws(SystemError) {
            _ = try far.send(one.span, none.span)
            Issue.record("sent despite the closed connection")
        } catch {
            #expect(error == SystemError("sendmsg", EPIPE))
        }
    }
}

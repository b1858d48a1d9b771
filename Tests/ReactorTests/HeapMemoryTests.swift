import CLinux
import Glibc
import TestSupport
import Testing

@testable import Reactor

@Suite("Memory that is given back", .serialized)
struct HeapMemoryTests {
    /// A heap that has seen so large a piece come and go keeps twice as much at its end.
    private static let large = 20 * 1024 * 1024
    private static let (pieces, size) = (96, 64 * 1024)

    @Test("is also that at the end of a thread's own heap, which was free before")
    func end() async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        let (before, after) = await pool.run {
            unsafe UnsafeMutableRawPointer.allocate(byteCount: Self.large, alignment: 16).deallocate()
            // Addresses alone are kept: what is behind them is gone.
            var places: [UInt] = []
            var pieces = unsafe [UnsafeMutableRawPointer]()
            for _ in 0..<Self.pieces {
                let piece = UnsafeMutableRawPointer.allocate(byteCount: Self.size, alignment: 16)
                unsafe piece.initializeMemory(as: UInt8.self, repeating: 1, count: Self.size)
                places.append(UInt(bitPattern: piece))
                unsafe pieces.append(piece)
            }
            while let piece = unsafe pieces.popLast() { unsafe piece.deallocate() }
            let before = Self.occupied(places)
            HeapMemory.release()
            return (before, Self.occupied(places))
        }
        // Other tests may take some of it meanwhile.
        #expect(after <= max(before / 4, 1), "\(before) of \(Self.pieces) pieces had memory, \(after) have")
        #expect(after < Self.pieces / 4)
    }

    /// How many of the places still have memory in their middle.
    private static func occupied(_ places: [UInt]) -> Int {
        places.count { place in
            let page = unsafe UnsafeMutableRawPointer(bitPattern: (place + UInt(size / 2)) & ~4095)
            var state: UInt8 = 0
            return unsafe mincore(page, 4096, &state) == 0 && state & 1 == 1
        }
    }
}

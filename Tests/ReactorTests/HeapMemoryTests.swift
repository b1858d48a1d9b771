import CLinux
import Glibc
import TestSupport
import Testing

@testable import Reactor

@Suite("Releasing memory", .serialized)
struct HeapMemoryTests {
    /// After allocating and freeing a block of this size, a heap keeps twice as much at its end.
    private static let large = 20 * 1024 * 1024
    private static let (pieces, size) = (96, 64 * 1024)

    @Test("releases the free end of a thread's own heap, too")
    func end() async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        let (before, after) = await pool.run {
            unsafe UnsafeMutableRawPointer.allocate(byteCount: Self.large, alignment: 16).deallocate()
            // Only the addresses are kept, after their memory is freed.
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
        // Other tests may use some of it meanwhile.
        #expect(after <= max(before / 4, 1), "\(before) of \(Self.pieces) blocks had memory before, \(after) after")
        #expect(after < Self.pieces / 4)
    }

    /// The number of addresses with resident memory in the middle of their blocks.
    private static func occupied(_ places: [UInt]) -> Int {
        places.count { place in
            let page = unsafe UnsafeMutableRawPointer(bitPattern: (place + UInt(size / 2)) & ~4095)
            var state: UInt8 = 0
            return unsafe mincore(page, 4096, &state) == 0 && state & 1 == 1
        }
    }
}

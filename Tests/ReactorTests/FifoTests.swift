import Testing

@testable import Reactor

@Suite("A queue on an array")
struct FifoTests {
    @Test("elements come out in order, whatever operations are mixed")
    func order() {
        var queue = Fifo<Int>()
        var next = 0
        var expected = 0
        for round in 0..<500 {
            for _ in 0..<(round % 7) {
                queue.append(next)
                next += 1
            }
            for _ in 0..<(round % 5) {
                guard let value = queue.popFirst() else { break }
                #expect(value == expected)
                expected += 1
            }
            #expect(queue.count == next - expected)
            #expect(queue.first == (queue.isEmpty ? nil : expected))
        }
        #expect(queue.removeAll() == Array(expected..<next))
        #expect(queue.isEmpty)
        #expect(queue.popFirst() == nil)
    }

    @Test("elements can be removed, and the rest keeps its order")
    func removal() {
        var queue = Fifo<Int>()
        for value in 0..<10 { queue.append(value) }
        _ = queue.popFirst()
        #expect(queue.removeAll { $0.isMultiple(of: 3) } == [3, 6, 9])
        #expect(queue.removeAll() == [1, 2, 4, 5, 7, 8])
    }
}

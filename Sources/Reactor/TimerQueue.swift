/// Identifies a scheduled action; invalid once it has run or was cancelled.
public struct ScheduledTimer: Equatable, Sendable, BitwiseCopyable {
    let slot: UInt32
    let generation: UInt32
}

/// A binary heap of deadlines whose entries know their position, so that cancelling removes them at once.
///
/// Most timers are time-outs that never fire. If they stayed in the heap until due, a busy server would accumulate hundreds of thousands.
struct TimerQueue {
    private struct Slot {
        var deadline: MonotonicTime
        var action: (() -> Void)?
        var position: Int
        var generation: UInt32
    }

    private var slots: [Slot] = []
    private var free: [UInt32] = []
    private var heap: [UInt32] = []

    var count: Int { heap.count }

    var nextDeadline: MonotonicTime? {
        heap.isEmpty ? nil : slots[Int(heap[0])].deadline
    }

    mutating func insert(at deadline: MonotonicTime, _ action: @escaping () -> Void) -> ScheduledTimer {
        let slot: UInt32
        if let reused = free.popLast() {
            slot = reused
            slots[Int(slot)].deadline = deadline
            slots[Int(slot)].action = action
        } else {
            slot = UInt32(slots.count)
            slots.append(Slot(deadline: deadline, action: action, position: 0, generation: 0))
        }
        heap.append(slot)
        slots[Int(slot)].position = heap.count - 1
        siftUp(heap.count - 1)
        return ScheduledTimer(slot: slot, generation: slots[Int(slot)].generation)
    }

    mutating func cancel(_ timer: ScheduledTimer) {
        let index = Int(timer.slot)
        guard index < slots.count, slots[index].generation == timer.generation, slots[index].action != nil else { return }
        _ = remove(timer.slot)
    }

    /// Removes and returns the action with the earliest deadline, if that is not after `now`.
    mutating func popDue(_ now: MonotonicTime) -> (() -> Void)? {
        guard let first = heap.first, slots[Int(first)].deadline <= now else { return nil }
        return remove(first)
    }

    private mutating func remove(_ slot: UInt32) -> (() -> Void)? {
        let index = Int(slot)
        let position = slots[index].position
        let action = slots[index].action
        slots[index].action = nil
        slots[index].generation &+= 1
        free.append(slot)

        let last = heap.removeLast()
        if position < heap.count {
            place(last, at: position)
            siftUp(position)
            siftDown(slots[Int(last)].position)
        }
        return action
    }

    private mutating func place(_ slot: UInt32, at position: Int) {
        heap[position] = slot
        slots[Int(slot)].position = position
    }

    private func isEarlier(_ left: UInt32, _ right: UInt32) -> Bool {
        slots[Int(left)].deadline < slots[Int(right)].deadline
    }

    private mutating func siftUp(_ start: Int) {
        var position = start
        let slot = heap[position]
        while position > 0 {
            let parent = (position - 1) / 2
            guard isEarlier(slot, heap[parent]) else { break }
            place(heap[parent], at: position)
            position = parent
        }
        place(slot, at: position)
    }

    private mutating func siftDown(_ start: Int) {
        var position = start
        let slot = heap[position]
        while true {
            var child = 2 * position + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, isEarlier(heap[child + 1], heap[child]) { child += 1 }
            guard isEarlier(heap[child], slot) else { break }
            place(heap[child], at: position)
            position = child
        }
        place(slot, at: position)
    }
}

/// The handlers of a loop's descriptors, by slot; a slot is reused with the next generation.
struct RegistrationTable {
    private struct Slot {
        var handler: (any ReadinessHandler)?
        var descriptor: Int32
        var generation: UInt32
        var interest: Interest
    }

    private var slots: [Slot] = []
    private var free: [UInt32] = []

    mutating func insert(descriptor: Int32, interest: Interest, handler: any ReadinessHandler) -> Registration {
        guard let slot = free.popLast() else {
            slots.append(Slot(handler: handler, descriptor: descriptor, generation: 1, interest: interest))
            return Registration(slot: UInt32(slots.count - 1), generation: 1)
        }
        let index = Int(slot)
        slots[index].handler = handler
        slots[index].descriptor = descriptor
        slots[index].interest = interest
        return Registration(slot: slot, generation: slots[index].generation)
    }

    /// The handler, unless its registration has ended.
    func handler(of registration: Registration) -> (any ReadinessHandler)? {
        let index = Int(registration.slot)
        guard index < slots.count, slots[index].generation == registration.generation else { return nil }
        return slots[index].handler
    }

    /// Records another interest and returns the descriptor; nil if nothing changes or the registration has ended.
    mutating func change(_ registration: Registration, to interest: Interest) -> Int32? {
        let index = Int(registration.slot)
        guard index < slots.count, slots[index].generation == registration.generation, slots[index].interest != interest else { return nil }
        slots[index].interest = interest
        return slots[index].descriptor
    }

    /// Removes a registration and returns its descriptor; nil if it had ended before.
    mutating func remove(_ registration: Registration) -> Int32? {
        let index = Int(registration.slot)
        guard index < slots.count, slots[index].generation == registration.generation, slots[index].handler != nil else { return nil }
        slots[index].handler = nil
        slots[index].generation &+= 1
        free.append(registration.slot)
        return slots[index].descriptor
    }
}

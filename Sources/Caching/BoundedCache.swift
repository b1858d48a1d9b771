/// A dictionary of bounded size that evicts the least recently used element.
///
/// The elements form a doubly linked list in an array, so a hit changes only links and allocates nothing.
public struct BoundedCache<Key: Hashable, Element> {
    @usableFromInline
    struct Slot {
        @usableFromInline let key: Key
        @usableFromInline var element: Element
        @usableFromInline var newer: Int
        @usableFromInline var older: Int

        @inlinable
        init(key: Key, element: Element, newer: Int, older: Int) {
            (self.key, self.element, self.newer, self.older) = (key, element, newer, older)
        }
    }

    /// The maximum number of elements.
    public let limit: Int
    @usableFromInline var slots: [Slot] = []
    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var newest = -1
    @usableFromInline var oldest = -1

    /// Creates an empty cache for a number of elements.
    @inlinable
    public init(limit: Int) {
        precondition(limit > 0)
        self.limit = limit
    }

    /// The number of elements.
    @inlinable public var count: Int { slots.count }

    /// Whether the next new element evicts another.
    @inlinable public var isFull: Bool { slots.count == limit }

    /// The least recently used element, which a new one evicts when the cache is full; reading it does not count as use.
    @inlinable public var oldestElement: Element? { oldest >= 0 ? slots[oldest].element : nil }

    /// Returns the element of a key and marks it as the most recently used.
    @inlinable
    public mutating func element(for key: Key) -> Element? {
        guard let place = places[key] else { return nil }
        if place != newest {
            unlink(place)
            link(place)
        }
        return slots[place].element
    }

    /// Stores an element, and evicts the least recently used one if there is no room.
    @inlinable
    public mutating func insert(_ element: Element, for key: Key) {
        if let place = places[key] {
            slots[place].element = element
            if place != newest {
                unlink(place)
                link(place)
            }
            return
        }
        var place = slots.count
        if place == limit {
            place = oldest
            unlink(place)
            places[slots[place].key] = nil
            slots[place] = Slot(key: key, element: element, newer: -1, older: -1)
        } else {
            slots.append(Slot(key: key, element: element, newer: -1, older: -1))
        }
        places[key] = place
        link(place)
    }

    /// Removes and returns the element of a key.
    @inlinable
    public mutating func remove(_ key: Key) -> Element? {
        guard let place = places.removeValue(forKey: key) else { return nil }
        unlink(place)
        let element = slots[place].element
        // The last slot moves into the gap.
        let last = slots.removeLast()
        if place < slots.count {
            slots[place] = last
            places[last.key] = place
            if last.newer >= 0 { slots[last.newer].older = place } else { newest = place }
            if last.older >= 0 { slots[last.older].newer = place } else { oldest = place }
        }
        return element
    }

    /// Removes and returns the least recently used element.
    @inlinable
    public mutating func removeOldest() -> Element? {
        oldest >= 0 ? remove(slots[oldest].key) : nil
    }

    /// Removes the elements that satisfy a predicate; calls it for every element.
    @inlinable
    public mutating func removeAll(where predicate: (Element) -> Bool) {
        for slot in slots where predicate(slot.element) { _ = remove(slot.key) }
    }

    /// Removes all elements.
    @inlinable
    public mutating func removeAll() {
        self = BoundedCache(limit: limit)
    }

    @inlinable
    mutating func unlink(_ place: Int) {
        let (newer, older) = (slots[place].newer, slots[place].older)
        if newer >= 0 { slots[newer].older = older } else { newest = older }
        if older >= 0 { slots[older].newer = newer } else { oldest = newer }
    }

    @inlinable
    mutating func link(_ place: Int) {
        slots[place].newer = -1
        slots[place].older = newest
        if newest >= 0 { slots[newest].newer = place } else { oldest = place }
        newest = place
    }
}

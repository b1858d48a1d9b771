/// A dictionary of bounded size that forgets what has not been used for longest.
///
/// A doubly linked list through an array, so that a hit moves two links and allocates nothing.
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

    /// The most elements.
    public let limit: Int
    @usableFromInline var slots: [Slot] = []
    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var newest = -1
    @usableFromInline var oldest = -1

    /// An empty cache for so many elements.
    @inlinable
    public init(limit: Int) {
        precondition(limit > 0)
        self.limit = limit
    }

    /// How many elements there are.
    @inlinable public var count: Int { slots.count }

    /// Whether the next new element drives out another.
    @inlinable public var isFull: Bool { slots.count == limit }

    /// The element that the next new one drives out when the cache is full; looking at it does not use it.
    @inlinable public var oldestElement: Element? { oldest >= 0 ? slots[oldest].element : nil }

    /// The element of a key, which then is the newest.
    @inlinable
    public mutating func element(for key: Key) -> Element? {
        guard let place = places[key] else { return nil }
        if place != newest {
            unlink(place)
            link(place)
        }
        return slots[place].element
    }

    /// Keeps an element; the one not used for longest goes when there is no room.
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

    /// Forgets the element of a key, and answers it.
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

    /// Forgets the element that has not been used for longest, and answers it.
    @inlinable
    public mutating func removeOldest() -> Element? {
        oldest >= 0 ? remove(slots[oldest].key) : nil
    }

    /// Forgets the elements that the predicate picks; looks at each.
    @inlinable
    public mutating func removeAll(where predicate: (Element) -> Bool) {
        for slot in slots where predicate(slot.element) { _ = remove(slot.key) }
    }

    /// Forgets everything.
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

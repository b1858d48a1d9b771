/// A queue on an array: removals leave a gap at the front that is closed from time to time, so that both ends cost O(1).
///
/// Public, because the compiler specializes only public types in other modules. With package access it would look up the type at every
/// call.
@frozen
public struct Fifo<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    /// An empty queue.
    @inlinable public init() {}

    /// The number of elements.
    @inlinable public var count: Int { elements.count - head }
    /// Whether the queue is empty.
    @inlinable public var isEmpty: Bool { head == elements.count }
    /// The oldest element.
    @inlinable public var first: Element? { isEmpty ? nil : elements[head] }

    /// Adds an element at the end.
    @inlinable public mutating func append(_ element: Element) { elements.append(element) }

    /// Removes and returns the oldest element.
    @inlinable
    public mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= 64, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Empties the queue and returns its elements, oldest first.
    @inlinable
    public mutating func removeAll() -> [Element] {
        let rest = elements[head...].compactMap { $0 }
        elements.removeAll(keepingCapacity: true)
        head = 0
        return rest
    }

    /// Removes and returns the elements that match the predicate, oldest first; the others keep their order.
    @inlinable
    public mutating func removeAll(where predicate: (Element) -> Bool) -> [Element] {
        let all = removeAll()
        elements = all.filter { !predicate($0) }
        return all.filter(predicate)
    }

    /// Visits each element, oldest first.
    @inlinable public func forEach(_ body: (Element) -> Void) {
        for case .some(let element) in elements[head...] { body(element) }
    }
}

/// A queue on an array: what is taken from the front leaves a gap that is closed now and then, so that both ends cost O(1).
///
/// Public, since the compiler specializes for another module only what is: within the package it would look up the type at every call.
@frozen
public struct Fifo<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    /// An empty queue.
    @inlinable public init() {}

    /// How many elements wait.
    @inlinable public var count: Int { elements.count - head }
    /// Whether none waits.
    @inlinable public var isEmpty: Bool { head == elements.count }
    /// The one that waits longest.
    @inlinable public var first: Element? { isEmpty ? nil : elements[head] }

    /// Adds an element at the end.
    @inlinable public mutating func append(_ element: Element) { elements.append(element) }

    /// Takes the one that waits longest.
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

    /// Empties the queue and answers what was in it, oldest first.
    @inlinable
    public mutating func removeAll() -> [Element] {
        let rest = elements[head...].compactMap { $0 }
        elements.removeAll(keepingCapacity: true)
        head = 0
        return rest
    }

    /// Takes out those that the predicate picks, oldest first; the others keep their order.
    @inlinable
    public mutating func removeAll(where predicate: (Element) -> Bool) -> [Element] {
        let all = removeAll()
        elements = all.filter { !predicate($0) }
        return all.filter(predicate)
    }

    /// Shows each element, oldest first.
    @inlinable public func forEach(_ body: (Element) -> Void) {
        for case .some(let element) in elements[head...] { body(element) }
    }
}

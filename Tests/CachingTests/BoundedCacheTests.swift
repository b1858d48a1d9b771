import Testing

@testable import Caching

@Suite("A bounded cache")
struct BoundedCacheTests {
    @Test("evicts the least recently used element")
    func eviction() {
        var cache = BoundedCache<Int, String>(limit: 3)
        for key in 1...3 { cache.insert("\(key)", for: key) }
        #expect(cache.element(for: 1) == "1")
        cache.insert("4", for: 4)
        #expect(cache.element(for: 2) == nil)
        #expect([1, 3, 4].map { cache.element(for: $0) } == ["1", "3", "4"])
        #expect(cache.count == 3)
    }

    @Test("replaces the element of a key, which counts as a use")
    func replacement() {
        var cache = BoundedCache<Int, String>(limit: 2)
        cache.insert("a", for: 1)
        cache.insert("b", for: 2)
        cache.insert("c", for: 1)
        cache.insert("d", for: 3)
        #expect([1, 2, 3].map { cache.element(for: $0) } == ["c", nil, "d"])
    }

    @Test("holds a single element, and no element after removing all")
    func small() {
        var cache = BoundedCache<String, Int>(limit: 1)
        for number in 1...5 { cache.insert(number, for: "\(number)") }
        #expect(cache.count == 1)
        #expect(cache.element(for: "5") == 5)
        cache.removeAll()
        #expect(cache.count == 0)
        #expect(cache.element(for: "5") == nil)
        cache.insert(6, for: "6")
        #expect(cache.element(for: "6") == 6)
    }

    @Test("behaves like a list ordered by last use")
    func model() {
        var cache = BoundedCache<Int, Int>(limit: 7)
        var model: [(key: Int, element: Int)] = []
        var random = UInt64(88_172_645_463_325_252)
        for step in 0..<20_000 {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            let key = Int(random % 12)
            let place = model.firstIndex { $0.key == key }
            if random & 0x100 == 0 {
                let known = place.map { model.remove(at: $0) }
                if let known { model.append(known) }
                #expect(cache.element(for: key) == known?.element)
            } else {
                if let place { model.remove(at: place) } else if model.count == 7 { model.removeFirst() }
                model.append((key, step))
                cache.insert(step, for: key)
            }
            #expect(cache.count == model.count)
        }
    }
}

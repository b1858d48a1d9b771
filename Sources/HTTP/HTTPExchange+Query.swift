/// A `name=value` pair of a query, decoded.
public struct HTTPQueryItem: Equatable, Sendable {
    /// The part before the first `=`.
    public var name: [UInt8]
    /// The part after the first `=`; empty without a `=`.
    public var value: [UInt8]
}

extension HTTPExchange {
    /// The query's pairs in order, decoded like forms: `+` is a space, and a `%` without two digits stays unchanged.
    ///
    /// Spec: https://url.spec.whatwg.org/#urlencoded-parsing
    public func queryItems() -> [HTTPQueryItem] {
        withQuery { query in
            var items: [HTTPQueryItem] = []
            var start = 0
            while start < query.count {
                let end = query.firstIndex(of: UInt8(ascii: "&"), in: start..<query.count) ?? query.count
                if start < end {
                    let equals = query.firstIndex(of: UInt8(ascii: "="), in: start..<end) ?? end
                    items.append(
                        HTTPQueryItem(
                            name: PercentDecoding.decode(query.extracting(start..<equals), plusIsSpace: true),
                            value: PercentDecoding.decode(query.extracting(min(equals + 1, end)..<end), plusIsSpace: true)
                        )
                    )
                }
                start = end + 1
            }
            return items
        }
    }
}

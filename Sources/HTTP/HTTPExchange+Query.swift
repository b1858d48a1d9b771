/// A `name=value` pair of a query, decoded.
public struct HTTPQueryItem: Equatable, Sendable {
    /// What stands before the first `=`.
    public var name: [UInt8]
    /// What stands behind it; empty without one.
    public var value: [UInt8]
}

extension HTTPExchange {
    /// The query's pairs in their order, decoded as forms encode them: `+` is a space, `%` without two digits stands for itself.
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
                            name: FormDecoding.decode(query.extracting(start..<equals)),
                            value: FormDecoding.decode(query.extracting(min(equals + 1, end)..<end))
                        )
                    )
                }
                start = end + 1
            }
            return items
        }
    }
}

enum FormDecoding {
    static func decode(_ bytes: Span<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        return decoded
    }
}

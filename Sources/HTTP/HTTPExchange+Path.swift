extension HTTPExchange {
    /// The target's path with its percent-encoding undone; `%` without two digits stands for itself.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc3986#section-2.1
    public func decodedPath() -> [UInt8] {
        withPath { path in
            var decoded: [UInt8] = []
            decoded.reserveCapacity(path.count)
            var index = 0
            while index < path.count {
                if path[index] == UInt8(ascii: "%"), index + 2 < path.count,
                    let high = path[index + 1].hexadecimalValue, let low = path[index + 2].hexadecimalValue
                {
                    decoded.append(high << 4 | low)
                    index += 3
                } else {
                    decoded.append(path[index])
                    index += 1
                }
            }
            return decoded
        }
    }
}

import Engine
import HTTP
import Reactor

extension HTTPExchange {
    /// Adds the headers with the client's limit and what remains of it.
    ///
    /// The values are written in place, because every request writes them.
    ///
    /// Spec: https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
    func addRateLimit(of allowance: any Allowance) {
        addHeader("RateLimit-Policy") { value in
            value.append(name: allowance.name)
            value.append(contentsOf: Self.quota)
            value.append(decimal: allowance.limit)
            value.append(contentsOf: Self.window)
        }
        let remaining = allowance.remaining(at: loop.now)
        addHeader("RateLimit") { value in
            value.append(name: allowance.name)
            value.append(contentsOf: Self.remainder)
            value.append(decimal: remaining?.points ?? allowance.limit)
            guard let seconds = remaining?.seconds else { return }
            value.append(contentsOf: Self.time)
            value.append(decimal: seconds)
        }
    }

    private static let quota = Array(";q=".utf8)
    private static let window = Array(";w=60".utf8)
    private static let remainder = Array(";r=".utf8)
    private static let time = Array(";t=".utf8)
}

extension [UInt8] {
    /// Appends a quoted name.
    fileprivate mutating func append(name: StaticString) {
        append(UInt8(ascii: "\""))
        // Sound: a static string's bytes live as long as the program.
        unsafe append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        append(UInt8(ascii: "\""))
    }

    /// Appends a non-negative number in decimal.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

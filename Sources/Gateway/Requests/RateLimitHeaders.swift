import Engine
import HTTP
import Reactor

extension HTTPExchange {
    /// Tells what a client may spend and what is left of it; written in place, since every request does.
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
    /// Appends a name in quotes.
    fileprivate mutating func append(name: StaticString) {
        append(UInt8(ascii: "\""))
        // Sound: a static string's bytes live as long as the program.
        unsafe append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        append(UInt8(ascii: "\""))
    }

    /// Appends a number that is not negative, in decimal.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

import Bytes

/// The id of a request in its response, in messages and in the log.
///
/// A plain value: creating one allocates nothing.
public struct RequestID: BitwiseCopyable, Sendable {
    /// The maximum length of a client's own id in bytes.
    public static let maximumLength = 64

    private var bytes = InlineArray<64, UInt8>(repeating: 0)
    private var count: Int

    /// A client's own id, if it is safe in headers, logs and messages: 1 to 64 letters, digits, dots, dashes and underscores.
    public init?(_ text: Span<UInt8>) {
        guard (1...Self.maximumLength).contains(text.count) else { return nil }
        count = text.count
        for index in text.indices {
            guard Self.isSafe(text[index]) else { return nil }
            bytes[index] = text[index]
        }
    }

    /// The first of a loop's own ids: ten random characters, a dash, and a number in base 36.
    fileprivate init(using generator: inout some RandomNumberGenerator) {
        count = 18
        for index in 0..<count { bytes[index] = UInt8(ascii: "0") }
        for index in 0..<10 { bytes[index] = Self.digit(Int.random(in: 0..<36, using: &generator)) }
        bytes[10] = UInt8(ascii: "-")
    }

    /// Lends the bytes.
    public func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        body(bytes.span.extracting(0..<count))
    }

    /// Appends the bytes.
    public func append(to bytes: inout [UInt8]) {
        // Sound: the buffer is this value's memory, and only read inside the closure.
        withBytes { unsafe $0.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) } }
    }

    /// The id as text, for messages and the log.
    public var text: String { withBytes { String(decoding: $0.bytes(), as: UTF8.self) } }

    /// Increments the number of a server's own id in place, like an odometer; wraps around after 36^7 ids.
    fileprivate mutating func advance() {
        var index = count - 1
        while bytes[index] != UInt8(ascii: "-") {
            switch bytes[index] {
            case UInt8(ascii: "9"):
                bytes[index] = UInt8(ascii: "a")
                return
            case UInt8(ascii: "z"):
                bytes[index] = UInt8(ascii: "0")
                index -= 1
            default:
                bytes[index] += 1
                return
            }
        }
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(value < 10 ? Int(UInt8(ascii: "0")) + value : Int(UInt8(ascii: "a")) + value - 10)
    }

    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}

/// Generates ids: a random prefix, so that no two loops or processes generate the same id, and a number.
///
/// Belongs to one loop. Ids distinguish requests and are not secret: one can be guessed from another.
public struct RequestIDs {
    private var latest: RequestID

    /// A generator with its own prefix.
    public init() {
        var generator = SystemRandomNumberGenerator()
        self.init(using: &generator)
    }

    init(using generator: inout some RandomNumberGenerator) {
        latest = RequestID(using: &generator)
    }

    /// A unique id.
    public mutating func next() -> RequestID {
        latest.advance()
        return latest
    }
}

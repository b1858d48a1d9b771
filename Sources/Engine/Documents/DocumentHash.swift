/// A fast hash of a document's bytes, used as the key of the document cache: multiplies and folds eight bytes at a time.
///
/// The seed is random for each process, so that attackers cannot choose documents that collide. The cache also compares each hit byte for
/// byte.
struct DocumentHash {
    private static let seed = UInt64.random(in: .min ... .max)

    private(set) var value = DocumentHash.seed

    mutating func combine(_ bytes: Span<UInt8>) {
        var hash = value ^ UInt64(truncatingIfNeeded: bytes.count) &* 0xA076_1D64_78BD_642F
        var index = 0
        while index + 8 <= bytes.count {
            // Sound: the eight bytes are inside the span, and any bits are a valid integer.
            let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
            hash = Self.fold(hash ^ word, 0xE703_7ED1_A0B4_28DB)
            index += 8
        }
        var tail: UInt64 = 0
        while index < bytes.count {
            tail = tail << 8 | UInt64(bytes[index])
            index += 1
        }
        value = Self.fold(hash ^ tail, 0x8EBC_6AF0_9C88_C6E3)
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

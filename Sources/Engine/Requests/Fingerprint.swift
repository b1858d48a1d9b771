/// A fingerprint that distinguishes schemas and documents: 16 hexadecimal digits computed from their bytes, the same in every process.
///
/// FNV-1a; not for security.
enum Fingerprint {
    static func text(of bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

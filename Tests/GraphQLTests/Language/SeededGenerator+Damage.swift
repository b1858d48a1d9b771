import TestSupport

extension SeededGenerator {
    /// Returns a source with a few bytes changed, removed or duplicated.
    mutating func damaged(_ source: String) -> [UInt8] {
        var bytes = Array(source.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let index = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<3, using: &self) {
            case 0: bytes[index] = .random(in: 0...255, using: &self)
            case 1: bytes.remove(at: index)
            default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &self)], at: index)
            }
        }
        return bytes
    }
}

extension Span where Element == UInt8 {
    /// Lends the address of the bytes; an empty span has none, and libsodium wants one though it reads nothing.
    func withAddress<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        let nothing: UInt8 = 0
        return unsafe withUnsafePointer(to: nothing) { placeholder in
            // Sound: whoever asks reads at most `count` bytes, during the call only.
            unsafe withUnsafeBufferPointer { unsafe body($0.baseAddress ?? placeholder) }
        }
    }
}

/// Reads a one-dimensional array in binary: dimensions, flags, element type, length, lower bound, then length and bytes of each element.
///
/// See `array_send` in PostgreSQL's arrayfuncs.c.
public enum BinaryArray {
    /// Visits the elements in order, nil for NULL, until the visitor returns false.
    ///
    /// Returns false if the visitor stopped it, or if the bytes are not an array of at most one dimension.
    @inlinable
    public static func forEach(_ bytes: UnsafeRawBufferPointer, _ visit: (UnsafeRawBufferPointer?) -> Bool) -> Bool {
        guard bytes.count >= 12 else { return false }
        let dimensions = unsafe integer(bytes, at: 0)
        if dimensions == 0 { return true }
        guard dimensions == 1 && bytes.count >= 20 else { return false }
        var offset = 20
        for _ in 0..<max(0, unsafe integer(bytes, at: 12)) {
            guard bytes.count - offset >= 4 else { return false }
            let length = unsafe integer(bytes, at: offset)
            offset += 4
            if length < 0 {
                guard visit(nil) else { return false }
                continue
            }
            guard bytes.count - offset >= length else { return false }
            guard unsafe visit(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])) else { return false }
            offset += length
        }
        return true
    }

    /// The number of elements; nil if the bytes are not an array of at most one dimension.
    @inlinable
    public static func count(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard bytes.count >= 12 else { return nil }
        let dimensions = unsafe integer(bytes, at: 0)
        if dimensions == 0 { return 0 }
        return unsafe dimensions == 1 && bytes.count >= 20 ? max(0, integer(bytes, at: 12)) : nil
    }

    /// The element at an index; nil for NULL, and if the array has no such element.
    @inlinable
    public static func element(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UnsafeRawBufferPointer? {
        var (passed, found) = unsafe (0, UnsafeRawBufferPointer?.none)
        _ = unsafe forEach(bytes) { element in
            if passed == index { unsafe found = element }
            passed += 1
            return passed <= index
        }
        return unsafe found
    }

    @inlinable
    static func integer(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        unsafe Int(Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)))
    }
}

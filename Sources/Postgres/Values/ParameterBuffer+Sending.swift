extension ParameterBuffer {
    /// Passes the values of a range to the closure in libpq's layout: three arrays that are valid during the call.
    func withArrays<Answer>(
        of range: Range<Int>,
        _ body: (
            Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) -> Answer
    ) -> Answer {
        guard !range.isEmpty else { return body(0, nil, nil, nil) }
        // Sound: the pointers reach into `bytes`, which is pinned for the closure, at offsets that `append` took from its own count. libpq
        // copies the values before it returns. An empty array has no address; `base` is then our own NUL, for values of length 0.
        return unsafe bytes.withUnsafeBufferPointer { source in
            unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: range.count) { values in
                unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: range.count * 2) { numbers in
                    var nothing: CChar = 0
                    return unsafe withUnsafePointer(to: &nothing) { nothing in
                        let base = unsafe source.baseAddress.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
                        for index in 0..<range.count {
                            let slot = slots[range.lowerBound + index]
                            let value: UnsafePointer<CChar>? =
                                unsafe slot.length < 0 ? nil : slot.length == 0 ? nothing : base.map { unsafe $0 + Int(slot.offset) }
                            unsafe values.initializeElement(at: index, to: value)
                            unsafe numbers.initializeElement(at: index, to: slot.length)
                            unsafe numbers.initializeElement(at: range.count + index, to: slot.format)
                        }
                        let lengths = numbers.baseAddress
                        return unsafe body(
                            Int32(truncatingIfNeeded: range.count),
                            values.baseAddress,
                            lengths,
                            lengths.map { unsafe $0 + range.count }
                        )
                    }
                }
            }
        }
    }
}

extension Statement {
    /// The declared types in libpq's layout; a nil pointer if all types are inferred.
    func withParameterTypes<Answer>(_ body: (Int32, UnsafePointer<UInt32>?) -> Answer) -> Answer {
        let types = parameterTypes
        guard !types.isEmpty else { return body(0, nil) }
        // Sound: TypeOID is a struct of exactly one UInt32.
        return unsafe types.withUnsafeBufferPointer { types in
            unsafe types.withMemoryRebound(to: UInt32.self) { unsafe body(Int32(truncatingIfNeeded: $0.count), $0.baseAddress) }
        }
    }
}

extension Document {
    /// Returns the text of a name.
    public func text(_ name: Name) -> String {
        String(decoding: source[name.range], as: UTF8.self)
    }

    /// Returns the source text of a value: the digits of a number, or a string with its quotes.
    public func text(_ value: ValueNode) -> String {
        String(decoding: source[value.range], as: UTF8.self)
    }

    /// Returns the bytes of a name.
    @inlinable
    public func bytes(_ name: Name) -> ArraySlice<UInt8> {
        source[name.range]
    }

    /// Whether two names have the same text.
    public func areEqual(_ left: Name, _ right: Name) -> Bool {
        guard left.length == right.length else { return false }
        if left.start == right.start { return true }
        let bytes = source.span
        let (leftStart, rightStart) = (Int(left.start), Int(right.start))
        for offset in 0..<Int(left.length) where bytes[leftStart + offset] != bytes[rightStart + offset] {
            return false
        }
        return true
    }

    /// Whether a name has the given text.
    public func name(_ name: Name, is text: StaticString) -> Bool {
        guard text.utf8CodeUnitCount == Int(name.length) else { return false }
        return text.withUTF8Buffer { expected in
            // Sound: the buffer belongs to a static string and is only read inside the closure.
            unsafe source[name.range].elementsEqual(expected)
        }
    }

    /// Sorts the indices of nodes by name, with repeated names in the order of the source.
    func sorted(_ indices: Range<Int>, by name: (Int) -> Name) -> [Int] {
        indices.sorted { left, right in
            let (leftName, rightName) = (source[name(left).range], source[name(right).range])
            if leftName.lexicographicallyPrecedes(rightName) { return true }
            return left < right && leftName.elementsEqual(rightName)
        }
    }

    /// Finds the location of a byte offset by counting, to show it in an error.
    public func location(ofOffset offset: Int32) -> SourceLocation {
        SourceLocation(ofOffset: Int(offset), in: source.span)
    }
}

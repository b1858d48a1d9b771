extension HTTPExchange {
    /// Whether the client has cached a representation with this entity tag, according to `If-None-Match`; the tag is opaque, without
    /// quotes.
    ///
    /// Uses weak comparison, as the header requires; `*` matches every tag. A malformed element ends the list.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
    public func hasCached(entityTag tag: Span<UInt8>) -> Bool {
        var isCached = false
        input.withBytes { bytes in
            for field in parser.head.fields where bytes.extracting(field.name).equalsIgnoringCase("if-none-match") {
                isCached = isCached || EntityTagList.contains(tag, in: bytes.extracting(field.value))
            }
        }
        return isCached
    }
}

/// The value of `If-None-Match`: `"*" / #( [ "W/" ] DQUOTE *etagc DQUOTE )`.
enum EntityTagList {
    static func contains(_ tag: Span<UInt8>, in value: Span<UInt8>) -> Bool {
        if value.equals("*") { return true }
        var index = 0
        while index < value.count {
            value.skipBlanks(at: &index)
            // A list may have empty elements.
            if value.read(",", at: &index) { continue }
            if value.read("W", at: &index), !value.read("/", at: &index) { return false }
            guard value.read("\"", at: &index), let end = value.firstIndex(of: UInt8(ascii: "\""), in: index..<value.count) else {
                return false
            }
            if value.extracting(index..<end).equals(tag) { return true }
            index = end + 1
            value.skipBlanks(at: &index)
            guard index == value.count || value.read(",", at: &index) else { return false }
        }
        return false
    }
}

extension Span<UInt8> {
    fileprivate func equals(_ other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] { return false }
        return true
    }
}

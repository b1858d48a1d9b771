extension CursorFormat {
    /// The keys in a cursor; nil if the cursor does not belong to this order for a request's arguments.
    public func keys(of cursor: String, in values: RequestValues) -> [[UInt8]]? {
        keys(of: cursor, signedBy: signature ^ values.fingerprint(of: arguments))
    }
}

extension RequestValues {
    /// The hash that arguments add to the signature of cursors; 0 without arguments.
    public func fingerprint(of arguments: ValueSource?) -> UInt32 { StableHash.fingerprint(of: arguments.flatMap(value)) }
}

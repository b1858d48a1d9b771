extension HTTPExchange {
    /// The target's decoded path; a `%` without two digits stays unchanged.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc3986#section-2.1
    public func decodedPath() -> [UInt8] {
        withPath { PercentDecoding.decode($0, plusIsSpace: false) }
    }
}

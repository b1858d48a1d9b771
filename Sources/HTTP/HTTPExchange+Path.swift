extension HTTPExchange {
    /// The target's path with its percent-encoding undone; `%` without two digits stands for itself.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc3986#section-2.1
    public func decodedPath() -> [UInt8] {
        withPath { PercentDecoding.decode($0, plusIsSpace: false) }
    }
}

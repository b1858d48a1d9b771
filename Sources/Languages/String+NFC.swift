// The standard library normalizes strings to compare them, but has no public API for it yet.
@_spi(_Unicode) import Swift

extension String {
    /// The text in normalization form NFC: letters and their marks are composed as far as possible.
    ///
    /// Keyboards and operating systems differ in whether they send `é` as one scalar or as two. Text that is stored or hashed must be the
    /// same in both cases.
    ///
    /// The time grows with the square of the number of consecutive combining marks, so callers must limit the length of untrusted text
    /// first.
    ///
    /// Spec: https://www.unicode.org/reports/tr15/
    public var nfcNormalized: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var scalars = UnicodeScalarView()
        for scalar in _nfc { scalars.append(scalar) }
        return String(scalars)
    }
}

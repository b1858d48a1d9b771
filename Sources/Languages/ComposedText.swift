// The standard library normalises texts to compare them, and has no other name for that yet.
@_spi(_Unicode) import Swift

extension String {
    /// The same text in the one form in which letters and their marks are composed as far as they can be (NFC).
    ///
    /// Keyboards and systems differ in whether they send `é` as one scalar or as two; what is stored or hashed is to be the same.
    ///
    /// Of marks without end it takes time that grows with their square, so whoever lets strangers in bounds the text before.
    ///
    /// Spec: https://www.unicode.org/reports/tr15/
    public var composed: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var scalars = UnicodeScalarView()
        for scalar in _nfc { scalars.append(scalar) }
        return String(scalars)
    }
}

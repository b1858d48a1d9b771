extension Language {
    /// Returns an integer in the language's notation: digits in groups of three, in Spanish only from five digits on.
    ///
    /// Spec: https://www.rae.es/dpd/números
    public func text(of number: Int) -> String {
        let digits = String(number.magnitude)
        let (separator, fewest) = self == .english ? (",", 4) : ("\u{A0}", 5)
        guard digits.count >= fewest else { return String(number) }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += separator }
            grouped.append(digit)
        }
        return (number < 0 ? "-" : "") + grouped
    }

    /// Returns a file size in the largest unit that gives an integer.
    public func text(ofBytes count: Int) -> String {
        let units = [(1 << 20, "MB"), (1 << 10, "KB")]
        guard count > 0, let (size, unit) = units.first(where: { count.isMultiple(of: $0.0) }) else { return "\(text(of: count)) bytes" }
        return "\(text(of: count / size)) \(unit)"
    }
}

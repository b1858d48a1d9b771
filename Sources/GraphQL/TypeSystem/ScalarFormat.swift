/// Reads the text formats of scalars byte by byte; each function reports whether it found the expected text.
struct ScalarFormat {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    // MARK: Dates and times

    /// Reads `full-date "T" full-time` of RFC 3339.
    ///
    /// The time must be in the years 1 to 9999 in UTC, even after it is rounded to microseconds for storage. Any other time could not be
    /// written in a response.
    mutating func readDateTime() -> Bool {
        guard let day = readDay(), read(anyOf: "Tt"), let seconds = readSeconds(areThere: true), let fraction = readFraction(),
            let offset = readOffset()
        else { return false }
        // An offset is less than a day, so only the first and the last day must be checked.
        let (utc, rounded) = (seconds - offset, fraction >= 999_999_500 ? 1 : 0)
        if day == Day(year: 1, month: 1, day: 1) { return utc >= 0 }
        if day == Day(year: 9999, month: 12, day: 31) { return utc + rounded < 86_400 }
        return true
    }

    /// A day of the Gregorian calendar.
    private struct Day: Equatable {
        let year: Int
        let month: Int
        let day: Int
    }

    /// Reads `YYYY-MM-DD` of an existing day; the first year is 1, as in the database.
    mutating func readDate() -> Bool { readDay() != nil }

    private mutating func readDay() -> Day? {
        guard let year = readNumber(4), read("-"), let month = readNumber(2), read("-"), let day = readNumber(2) else { return nil }
        guard year >= 1, (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else { return nil }
        return Day(year: year, month: month, day: day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Reads `partial-time` of RFC 3339, or `HH:MM` alone.
    mutating func readLocalTime() -> Bool {
        let hasSeconds = rest.count > 5
        return readSeconds(areThere: hasSeconds) != nil && (!hasSeconds || readFraction() != nil)
    }

    /// Reads a time of day, in seconds since midnight.
    private mutating func readSeconds(areThere hasSeconds: Bool) -> Int? {
        guard let hour = readNumber(2), hour < 24, read(":"), let minute = readNumber(2), minute < 60 else { return nil }
        let whole = hour * 3_600 + minute * 60
        guard hasSeconds else { return whole }
        guard read(":"), let second = readNumber(2), second < 60 else { return nil }
        return whole + second
    }

    /// Reads an optional fraction of a second with at most nine digits, in nanoseconds.
    private mutating func readFraction() -> Int? {
        guard read(".") else { return 0 }
        let digits = rest.prefix(while: Self.isDigit)
        guard (1...9).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        return (0..<9 - digits.count).reduce(digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }) { nanoseconds, _ in
            nanoseconds * 10
        }
    }

    /// Reads `Z` or `±HH:MM` in seconds; the database accepts offsets below 16 hours, and real offsets do not exceed 14 hours.
    private mutating func readOffset() -> Int? {
        if read(anyOf: "Zz") { return 0 }
        let isWest = rest.first == UInt8(ascii: "-")
        guard read(anyOf: "+-"), let hours = readNumber(2), read(":"), let minutes = readNumber(2), hours < 16, minutes < 60 else {
            return nil
        }
        let seconds = hours * 3_600 + minutes * 60
        return isWest ? -seconds : seconds
    }

    // MARK: Numbers

    /// Reads `-12.50`: digits with an optional sign and an optional fraction, at most 100 characters.
    mutating func readDecimal() -> Bool {
        guard rest.count <= 100 else { return false }
        _ = read(anyOf: "+-")
        let whole = readDigits()
        return whole + (read(".") ? readDigits() : 0) > 0
    }

    // MARK: Addresses

    /// Reads `scheme ":" hier-part [ "?" query ] [ "#" fragment ]` of RFC 3986.
    mutating func readAddress() -> Bool {
        guard let first = rest.first, Self.isLetter(first) else { return false }
        rest = rest.drop { Self.isLetter($0) || Self.isDigit($0) || "+-.".utf8.contains($0) }
        guard read(":"), !rest.isEmpty else { return false }
        if rest.starts(with: "//".utf8) { guard readAuthority() else { return false } }
        return readCharacters(besides: "/?:@") && (!read("#") || readCharacters(besides: "/?:@"))
    }

    /// Reads `"//" [ userinfo "@" ] host [ ":" port ]`; square brackets are allowed only around an IPv6 address.
    private mutating func readAuthority() -> Bool {
        rest = rest.dropFirst(2)
        var authority = self
        authority.rest = rest.prefix { !"/?#".utf8.contains($0) }
        rest = rest.dropFirst(authority.rest.count)
        if let at = authority.rest.lastIndex(of: UInt8(ascii: "@")) {
            var user = authority
            user.rest = authority.rest[..<at]
            guard user.readCharacters(besides: ":"), user.isAtEnd else { return false }
            authority.rest = authority.rest[at...].dropFirst()
        }
        if authority.read("[") {
            authority.rest = authority.rest.drop { Self.isHexadecimal($0) || ":.".utf8.contains($0) }
            guard authority.read("]") else { return false }
        } else {
            guard authority.readCharacters(besides: "") else { return false }
        }
        if authority.read(":") { _ = authority.readDigits() }
        return authority.isAtEnd
    }

    /// Reads unreserved characters, `sub-delims`, percent-encoded bytes and the other given characters; returns false for half an encoded
    /// byte.
    private mutating func readCharacters(besides others: String) -> Bool {
        while let byte = rest.first {
            if byte == UInt8(ascii: "%") {
                let digits = rest.dropFirst().prefix(2)
                guard digits.count == 2, digits.allSatisfy(Self.isHexadecimal) else { return false }
                rest = rest.dropFirst(3)
            } else if Self.isLetter(byte) || Self.isDigit(byte) || "-._~!$&'()*+,;=".utf8.contains(byte) || others.utf8.contains(byte) {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return true
    }

    // MARK: Bytes

    private mutating func read(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func read(anyOf characters: String) -> Bool {
        guard let first = rest.first, characters.utf8.contains(first) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Reads a number with exactly the given number of digits.
    private mutating func readNumber(_ places: Int) -> Int? {
        let digits = rest.prefix(places)
        guard digits.count == places, digits.allSatisfy(Self.isDigit) else { return nil }
        rest = rest.dropFirst(places)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Reads digits and returns their number.
    private mutating func readDigits() -> Int {
        let digits = rest.prefix(while: Self.isDigit)
        rest = rest.dropFirst(digits.count)
        return digits.count
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}

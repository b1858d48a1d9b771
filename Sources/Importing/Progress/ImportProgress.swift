/// The progress of an import as a line for people: bytes, records, records per second, time left.
public struct ImportProgress: Sendable {
    private let size: Int?

    /// Describes the progress of a file whose size is given, or nil if unknown.
    public init(size: Int?) {
        self.size = size
    }

    /// Returns a line such as “45 % · 61.2 of 134.0 MB · 12300 records · 1234 records/s · 0:52 left”.
    public func line(bytes: Int, records: Int, elapsed: Duration) -> String {
        let seconds = max(Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18, 0.001)
        var parts: [String] = []
        if let size, size > 0 {
            parts.append("\(min(bytes, size) * 100 / size) %")
            parts.append("\(Self.megabytes(min(bytes, size))) of \(Self.megabytes(size)) MB")
        } else {
            parts.append("\(Self.megabytes(bytes)) MB")
        }
        parts.append("\(records) records")
        parts.append("\(Int(Double(records) / seconds)) records/s")
        if let size, bytes > 0, seconds >= 1 {
            parts.append("\(Self.clock(Int(seconds * Double(max(size - bytes, 0)) / Double(bytes)))) left")
        }
        return parts.joined(separator: " · ")
    }

    private static func megabytes(_ bytes: Int) -> String {
        let tenths = bytes / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func clock(_ seconds: Int) -> String {
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }
}

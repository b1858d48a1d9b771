/// A location in a document, as a line and a column.
///
/// A line ends at `\r\n`, `\n` or `\r`. A column is a Unicode code point.
public struct SourceLocation: Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// The column in code points, from 1.
    public var column: Int

    /// Creates a location from a line and a column that count from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Finds the location of a byte offset by counting, which is slow; use this initializer only if there is an error to show.
    public init(ofOffset offset: Int, in source: Span<UInt8>) {
        var line = 1
        var lineStart = 0
        var index = 0
        let end = min(max(offset, 0), source.count)
        while index < end {
            let byte = source[index]
            index += 1
            guard byte == .lineFeed || byte == .carriageReturn else { continue }
            if byte == .carriageReturn, index < source.count, source[index] == .lineFeed {
                // An offset between the two bytes of a line end belongs to the line that ends there.
                if index == end { break }
                index += 1
            }
            line += 1
            lineStart = index
        }
        var column = 1
        for position in lineStart..<max(lineStart, end) where !source[position].isUTF8Continuation {
            column += 1
        }
        self.init(line: line, column: column)
    }
}

extension SourceLocation {
    /// Finds the locations of many offsets in one pass through the source.
    static func locations(ofOffsets offsets: [Int32], in source: Span<UInt8>) -> [Int32: SourceLocation] {
        var locations: [Int32: SourceLocation] = [:]
        var (line, column, index) = (1, 1, 0)
        for offset in offsets.sorted() where locations[offset] == nil {
            while index < Int(offset), index < source.count {
                let byte = source[index]
                index += 1
                if byte == .lineFeed || byte == .carriageReturn && !(index < source.count && source[index] == .lineFeed) {
                    line += 1
                    column = 1
                } else if !byte.isUTF8Continuation {
                    column += 1
                }
            }
            locations[offset] = SourceLocation(line: line, column: column)
        }
        return locations
    }
}

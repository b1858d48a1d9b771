/// Where a record begins in its file.
public struct RecordPosition: Sendable, Hashable {
    /// Which record of the file it is, from 1.
    public var number: Int
    /// The line, from 1.
    public var line: Int
    /// The byte, from 0; nil in files that are read by lines.
    public var offset: Int?

    /// Makes a position.
    public init(number: Int, line: Int, offset: Int?) {
        (self.number, self.line, self.offset) = (number, line, offset)
    }
}

extension RecordPosition: CustomStringConvertible {
    /// For example “record 17 (line 210, byte 8123)”.
    public var description: String {
        "record \(number) (line \(line)\(offset.map { ", byte \($0)" } ?? ""))"
    }
}

/// Why a record cannot be imported: what is wrong, and what would be right.
public struct RecordProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, and what would be right.
    public let description: String
    /// The source's name for the record, where that could be read.
    public let key: String?

    /// Makes a problem of its text.
    public init(_ description: String, of key: String? = nil) {
        (self.description, self.key) = (description, key)
    }
}

/// Why an import cannot go on.
public struct ImportFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Which file it is about, what is wrong, and what would be right.
    public let description: String

    /// Makes a failure of its text.
    public init(_ description: String) {
        self.description = description
    }
}

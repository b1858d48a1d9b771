/// The position of a record in its file.
public struct RecordPosition: Sendable, Hashable {
    /// The record's number in the file, from 1.
    public var number: Int
    /// The line, from 1.
    public var line: Int
    /// The byte offset, from 0, or nil in files that are read line by line.
    public var offset: Int?

    /// Creates a position.
    public init(number: Int, line: Int, offset: Int?) {
        (self.number, self.line, self.offset) = (number, line, offset)
    }
}

extension RecordPosition: CustomStringConvertible {
    /// A description such as “record 17 (line 210, byte 8123)”.
    public var description: String {
        "record \(number) (line \(line)\(offset.map { ", byte \($0)" } ?? ""))"
    }
}

/// The reason why a record cannot be imported.
public struct RecordProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem and the expected value.
    public let description: String
    /// The source's id for the record, or nil if it could not be read.
    public let key: String?

    /// Creates a problem with a description.
    public init(_ description: String, of key: String? = nil) {
        (self.description, self.key) = (description, key)
    }
}

/// The reason why an import cannot continue.
public struct ImportFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file concerned, the problem and the expected value.
    public let description: String

    /// Creates a failure with a description.
    public init(_ description: String) {
        self.description = description
    }
}

/// The counts of records so far.
public struct ImportReport: Sendable, Hashable {
    /// Records that were not stored before.
    public var new = 0
    /// Records that were stored with different content.
    public var changed = 0
    /// Records that were stored with the same content.
    public var unchanged = 0
    /// Records with a problem.
    public var skipped = 0
    /// Records of a kind that is not imported.
    public var other = 0
    /// Stored records that appear in none of the files.
    public var gone = 0
    /// Files that could not be read to their end, or that have no list of records.
    public var incomplete = 0

    /// A report without records.
    public init() {}

    /// The number of records read, valid or not.
    public var records: Int { new + changed + unchanged + skipped + other }

    /// Whether no record was imported, and records were skipped or a file could not be read.
    public var isFailure: Bool { new + changed + unchanged == 0 && (skipped > 0 || incomplete > 0) }

    /// A description of skipped records and incomplete files, such as “2 records were skipped”; nil if everything was read.
    public var omission: String? {
        var parts: [String] = []
        if skipped > 0 { parts.append(skipped == 1 ? "1 record was skipped" : "\(skipped) records were skipped") }
        if incomplete > 0 {
            parts.append(incomplete == 1 ? "1 file could not be read whole" : "\(incomplete) files could not be read whole")
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", and ")
    }

    mutating func count(_ state: RecordState) {
        switch state {
        case .new: new += 1
        case .changed: changed += 1
        case .unchanged, .unknown: unchanged += 1
        }
    }

    /// Returns a line such as “recipes: 120 new, 3 changed, 877 unchanged, 2 skipped”.
    public func summary(of kind: String) -> String {
        var text = "\(kind): \(new) new, \(changed) changed, \(unchanged) unchanged, \(skipped) skipped"
        if other > 0 { text += "; \(other) of other kinds" }
        if gone > 0 { text += "; \(gone) no longer in the feed" }
        return text
    }
}

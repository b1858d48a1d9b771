/// What became of the records so far.
public struct ImportReport: Sendable, Hashable {
    /// Records that were not there.
    public var new = 0
    /// Records that were there and said something else.
    public var changed = 0
    /// Records that were there as they are.
    public var unchanged = 0
    /// Records with a problem.
    public var skipped = 0
    /// What is no record of the kind that is imported.
    public var other = 0
    /// Records that were there and are in none of the files.
    public var gone = 0
    /// Whether a list was found in each file, be it empty.
    public var isComplete = true

    /// Nothing yet.
    public init() {}

    /// How many records were read, right or wrong.
    public var records: Int { new + changed + unchanged + skipped + other }

    /// Whether nothing could be read at all.
    public var isFailure: Bool { new + changed + unchanged == 0 && (skipped > 0 || !isComplete) }

    mutating func count(_ state: RecordState) {
        switch state {
        case .new: new += 1
        case .changed: changed += 1
        case .unchanged, .unknown: unchanged += 1
        }
    }

    /// For example “recipes: 120 new, 3 changed, 877 unchanged, 2 skipped”.
    public func summary(of kind: String) -> String {
        var text = "\(kind): \(new) new, \(changed) changed, \(unchanged) unchanged, \(skipped) skipped"
        if other > 0 { text += "; \(other) are something else" }
        if gone > 0 { text += "; \(gone) are there no more" }
        return text
    }
}

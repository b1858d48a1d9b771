/// What was noted about each name in the current scope; starting a new scope forgets it all at once.
struct NameMarks {
    private struct Entry: BitwiseCopyable {
        var scope: Int32
        var mark: Int32
    }

    private var entries: [Entry] = []
    private var scope: Int32 = 0

    /// Forgets all marks.
    mutating func startScope() { scope += 1 }

    /// The mark of a name in the current scope; nil where there is none.
    subscript(id: Int32) -> Int32? {
        get {
            let index = Int(id)
            return index < entries.count && entries[index].scope == scope ? entries[index].mark : nil
        }
        set {
            let index = Int(id)
            if index >= entries.count {
                // Twice as many at once: most documents have so few names that this is done once.
                let missing = max(64, 2 * index) - entries.count
                entries.append(contentsOf: repeatElement(Entry(scope: -1, mark: 0), count: missing))
            }
            entries[index] = Entry(scope: newValue == nil ? -1 : scope, mark: newValue ?? 0)
        }
    }
}

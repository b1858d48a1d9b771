/// Marks on names in the current scope; starting a new scope removes all marks at once.
struct NameMarks {
    private struct Entry: BitwiseCopyable {
        var scope: Int32
        var mark: Int32
    }

    private var entries: [Entry] = []
    private var scope: Int32 = 0

    /// Starts a new scope without marks.
    mutating func startScope() { scope += 1 }

    /// The mark of a name in the current scope; nil if the name has no mark.
    subscript(id: Int32) -> Int32? {
        get {
            let index = Int(id)
            return index < entries.count && entries[index].scope == scope ? entries[index].mark : nil
        }
        set {
            let index = Int(id)
            if index >= entries.count {
                // Doubles the capacity. Most documents have so few names that this happens once.
                let missing = max(64, 2 * index) - entries.count
                entries.append(contentsOf: repeatElement(Entry(scope: -1, mark: 0), count: missing))
            }
            entries[index] = Entry(scope: newValue == nil ? -1 : scope, mark: newValue ?? 0)
        }
    }
}

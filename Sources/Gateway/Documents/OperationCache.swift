import Sodium

/// The operations that a loop has prepared, by document and by identifier; bounded in number and memory.
struct OperationCache {
    private var operations: BoundedCache<UInt64, PreparedOperation>
    private let maximumBytes: Int
    /// About how much memory they take.
    ///
    /// What the cache forgot one by one still counts, so the bound errs on the safe side.
    private(set) var retainedBytes = 0

    init(entries: Int, bytes: Int) {
        operations = BoundedCache(limit: entries)
        maximumBytes = bytes
    }

    var count: Int { operations.count }

    /// The operation of a document that has been asked for before.
    mutating func operation(of source: [UInt8], named name: String?) -> PreparedOperation? {
        guard let known = operations.element(for: Self.key(source, name)), known.source == source, known.operationName == name
        else { return nil }
        return known
    }

    /// The operation of an identifier that has been asked for before.
    mutating func operation(of identifier: DocumentIdentifier, named name: String?) -> PreparedOperation? {
        guard let known = operations.element(for: Self.key(identifier, name)), known.identifier == identifier, known.operationName == name
        else { return nil }
        return known
    }

    /// Remembers an operation; a valid one under its identifier when it has one.
    mutating func insert(_ operation: PreparedOperation) {
        let key =
            if let identifier = operation.identifier, case .success = operation.outcome {
                Self.key(identifier, operation.operationName)
            } else {
                Self.key(operation.source, operation.operationName)
            }
        operations.insert(operation, for: key)
        retain(operation.footprint)
    }

    /// Counts memory that something remembered takes besides; when all is too much, everything is forgotten.
    mutating func retain(_ bytes: Int) {
        retainedBytes += bytes
        if retainedBytes > maximumBytes { removeAll() }
    }

    /// Forgets everything.
    mutating func removeAll() {
        operations.removeAll()
        retainedBytes = 0
    }

    private static func key(_ source: [UInt8], _ name: String?) -> UInt64 {
        var hash = DocumentHash()
        hash.combine(source.span)
        if let name { hash.combine(name.utf8Span.span) }
        return hash.value
    }

    private static func key(_ identifier: DocumentIdentifier, _ name: String?) -> UInt64 {
        var hash = DocumentHash()
        switch identifier {
        case .sha256(let digest): digest.withBytes { hash.combine($0) }
        case .custom(let text): hash.combine(text.utf8Span.span)
        }
        if let name { hash.combine(name.utf8Span.span) }
        return hash.value
    }
}

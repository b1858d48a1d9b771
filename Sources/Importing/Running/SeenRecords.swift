import Sodium

/// Which records a run has seen, so that of two with the same key the first counts, each time.
///
/// 16 bytes a record, and about as much for the table: the only memory that grows with a file.
struct SeenRecords {
    private var digests: [UInt64: UInt64] = [:]

    /// Whether a record is the first with its key.
    enum Sight {
        case first, same, other
    }

    mutating func see(_ record: StagedRecord) -> Sight {
        var hasher = Hasher()
        hasher.combine(record.key)
        let key = UInt64(bitPattern: Int64(hasher.finalize()))
        let digest = record.digest.withBytes { bytes in (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) } }
        guard let known = digests[key] else {
            digests[key] = digest
            return .first
        }
        return known == digest ? .same : .other
    }
}

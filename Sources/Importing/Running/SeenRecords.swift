import Sodium

/// The records seen in a run.
///
/// Of records with the same key, the first one counts, in every run.
///
/// Each record takes 16 bytes plus about as much for the table. No other memory grows with a file.
struct SeenRecords {
    private var digests: [UInt64: UInt64] = [:]

    /// The result of comparing a record with earlier ones that have the same key.
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

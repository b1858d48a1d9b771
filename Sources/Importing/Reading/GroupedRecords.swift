/// The records of a table with groups of consecutive rows that share a key.
///
/// Each record has its row and all rows of its group. Only one group is in memory.
final class GroupedRecords: RecordReader {
    private let records: CSVRecords
    private let groups: RowGroups
    /// The records of the current group.
    private var waiting: ArraySlice<SourceRecord> = []
    /// The first row of the next group.
    private var ahead: SourceRecord?
    private var failure: ImportFailure?

    init(_ records: CSVRecords, _ groups: RowGroups) {
        (self.records, self.groups) = (records, groups)
    }

    var missingDescription: String? { records.missingDescription }
    var incompleteness: String? { records.incompleteness }

    func next() throws(ImportFailure) -> SourceRecord? {
        // A group can lack records, so one may not be enough.
        while waiting.isEmpty {
            if let failure { throw failure }
            guard gather() else { return nil }
        }
        return waiting.popFirst()
    }

    /// Reads the next group.
    ///
    /// Returns false at the end of the file.
    ///
    /// A group of more than `RecordLimits.bytes` continues as another group with the same first row.
    private func gather() -> Bool {
        var members: [SourceRecord] = []
        var rows: [CSVRow] = []
        var size = 0
        while let record = nextRow() {
            guard case .row(let row) = record.content else {
                // The row may be one of the group, so the group does not end.
                members.append(record)
                if rows.isEmpty { break }
                continue
            }
            if let first = rows.first {
                let isSame = row[groups.key] != nil && row[groups.key] == first[groups.key]
                if !isSame || size > RecordLimits.bytes {
                    ahead = record
                    emit(members, rows)
                    if isSame { leader = first }
                    return true
                }
            } else if let leader {
                rows = [leader]
                self.leader = nil
            }
            members.append(record)
            rows.append(row)
            size += row.size
        }
        emit(members, rows)
        return !members.isEmpty || failure != nil
    }

    /// The first row of a group that was too long, for its other rows.
    private var leader: CSVRow?

    /// Returns the next row.
    ///
    /// The rows that precede a failure are returned first.
    private func nextRow() -> SourceRecord? {
        if let record = ahead {
            ahead = nil
            return record
        }
        do throws(ImportFailure) {
            return try records.next()
        } catch {
            failure = error
            return nil
        }
    }

    /// Makes records of the rows of a group.
    ///
    /// A group without records is one by its first row, so that it is not lost.
    private func emit(_ members: [SourceRecord], _ rows: [CSVRow]) {
        let hasRecord = rows.contains(where: groups.isRecord)
        var isFirst = true
        for member in members {
            guard case .row(let row) = member.content else {
                waiting.append(member)
                continue
            }
            if groups.isRecord(row) || !hasRecord && isFirst {
                waiting.append(SourceRecord(position: member.position, content: .rows(row, related: rows)))
            }
            isFirst = false
        }
    }
}

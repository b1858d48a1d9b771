/// The records of a table with rows that name their parent, an earlier row.
///
/// Each record has its row and its parent, unless the parent is missing or follows later. Parents stay in memory, up to
/// `RecordLimits.parentBytes` in a file.
final class ParentedRecords: RecordReader {
    private let records: CSVRecords
    private let parents: RowParents
    private var known: [String: CSVRow] = [:]
    private var size = 0

    init(_ records: CSVRecords, _ parents: RowParents) {
        (self.records, self.parents) = (records, parents)
    }

    var missingDescription: String? { records.missingDescription }
    var incompleteness: String? { records.incompleteness }

    func next() throws(ImportFailure) -> SourceRecord? {
        guard let record = try records.next() else { return nil }
        guard case .row(let row) = record.content else { return record }
        remember(row)
        let parent = parents.parent(row).flatMap { known[$0] }
        return SourceRecord(position: record.position, content: .rows(row, related: parent.map { [$0] } ?? []))
    }

    private func remember(_ row: CSVRow) {
        let names = parents.names(row)
        guard !names.isEmpty, size < RecordLimits.parentBytes else { return }
        let kept = row.keeping(parents.isInherited)
        size += kept.size
        for name in names where known[name] == nil { known[name] = kept }
    }
}

import Importing
import Testing

@Suite("Progress of an import")
struct ImportProgressTests {
    struct Line: Sendable {
        let size: Int?
        let bytes: Int
        let seconds: Int
        let text: String
    }

    static let lines = [
        Line(size: 134_000_000, bytes: 60_300_000, seconds: 50, text: "45 % · 60.3 of 134.0 MB · 5000 records · 100 records/s · 1:01 left"),
        Line(size: 100, bytes: 100, seconds: 5, text: "100 % · 0.0 of 0.0 MB · 5000 records · 1000 records/s · 0:00 left"),
        Line(size: nil, bytes: 12_345_678, seconds: 10, text: "12.3 MB · 5000 records · 500 records/s"),
        Line(size: 0, bytes: 0, seconds: 1, text: "0.0 MB · 5000 records · 5000 records/s"),
    ]

    @Test("shows bytes, records, rate and remaining time, as far as they are known", arguments: lines)
    func line(_ line: Line) {
        let progress = ImportProgress(size: line.size)
        #expect(progress.line(bytes: line.bytes, records: 5_000, elapsed: .seconds(line.seconds)) == line.text)
    }

    @Test("is updated often on a terminal, and rarely in a log", arguments: [(true, 50), (false, 1)])
    func pace(_ isTerminal: Bool, _ times: Int) {
        var pace = ProgressPace(isTerminal: isTerminal)
        let due = (1...1_000).filter { pace.isDue(at: .milliseconds($0 * 10)) }
        #expect(due.count == times)
    }

    @Test("a summary counts the outcomes of records, and is a failure if none could be read")
    func report() {
        var report = ImportReport()
        #expect(!report.isFailure)
        report.skipped = 2
        #expect(report.isFailure)
        report.new = 120
        report.other = 1
        #expect(!report.isFailure)
        #expect(report.omission == "2 records were skipped")
        report.incomplete = 1
        #expect(report.omission == "2 records were skipped, and 1 file could not be read whole")
        #expect(report.summary(of: "recipes") == "recipes: 120 new, 0 changed, 0 unchanged, 2 skipped; 1 of other kinds")
    }
}

import Glibc
import Importing
import Reactor

/// How far an import is, on standard error: one line that changes on a terminal, elsewhere a line now and then.
///
/// A class, since both the records that are skipped and the progress write there.
final class ImportProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var pace = ProgressPace(isTerminal: isatty(STDERR_FILENO) == 1)
    private var begin = MonotonicTime.now
    private var source: ByteSource?
    private var shownLength = 0
    private var problems = 0

    /// After so many, problems are only counted: no one reads more.
    private static let mostProblems = 1_000

    /// Begins a file.
    func begin(_ source: ByteSource) {
        self.source = source
        begin = .now
        pace = ProgressPace(isTerminal: isTerminal)
    }

    /// Shows how many records were read, when it is time.
    func show(records: Int) {
        let elapsed = MonotonicTime.now.since(begin)
        guard let source, pace.isDue(at: elapsed) else { return }
        let text =
            "\(source.name.printable): \(ImportProgress(size: source.size).line(bytes: source.count, records: records, elapsed: elapsed))"
        if isTerminal {
            clear()
            StandardStream.error.write(text)
            shownLength = text.count
        } else {
            StandardStream.error.write(text + "\n")
        }
    }

    /// Tells of a problem.
    func tell(_ problem: String) {
        problems += 1
        guard problems <= Self.mostProblems else { return }
        clear()
        StandardStream.error.write(problem.printable + "\n")
        if problems == Self.mostProblems { StandardStream.error.write("Further problems are only counted.\n") }
    }

    /// Ends a file.
    func end() {
        clear()
    }

    private func clear() {
        guard shownLength > 0 else { return }
        StandardStream.error.write("\r" + String(repeating: " ", count: shownLength) + "\r")
        shownLength = 0
    }
}

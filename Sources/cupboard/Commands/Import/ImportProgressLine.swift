import Glibc
import Importing
import Reactor

/// The progress of an import on standard error: a line that updates on a terminal, or a new line now and then elsewhere.
///
/// A class, because both skipped records and the progress write to the same line.
final class ImportProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var pace = ProgressPace(isTerminal: isatty(STDERR_FILENO) == 1)
    private var begin = MonotonicTime.now
    private var source: ByteSource?
    private var shownLength = 0
    private var problems = 0

    /// The maximum number of problems of records to print.
    ///
    /// Further problems are only counted, because people don't read more.
    private static let maximumProblems = 1_000

    /// Begins a file.
    func begin(_ source: ByteSource) {
        self.source = source
        begin = .now
        pace = ProgressPace(isTerminal: isTerminal)
    }

    /// Shows the number of records read, if it is time to do so.
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

    /// Prints the problem of a file, however many records were reported.
    func tellOfFile(_ problem: String) {
        clear()
        StandardStream.error.write(problem.printable + "\n")
    }

    /// Prints the problem of a record.
    func tell(_ problem: String) {
        problems += 1
        guard problems <= Self.maximumProblems else { return }
        tellOfFile(problem)
        if problems == Self.maximumProblems { StandardStream.error.write("Further problems are counted but not printed.\n") }
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

import GraphQL

/// The result of checking operation files, for people and programs.
struct CheckReport {
    /// The names of the files in the order of the check.
    let files: [String]
    let operationCount: Int
    let fragmentCount: Int
    let diagnostics: [Diagnostic]

    func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }

    /// One line per finding: `file:line:column message`.
    ///
    /// A finding that concerns several files, such as a duplicate operation name, has a line in each of them.
    var lines: String {
        findings.map { finding in
            "\(text(of: finding.place)) \(finding.severity == .warning ? "warning: " : "")\(finding.message)".printable + "\n"
        }
        .joined()
    }

    /// The findings as workflow commands of GitHub Actions, which shows them next to the lines of a pull request.
    ///
    /// See https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    var annotations: String {
        func escaped(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A").printable
        }
        return findings.map { finding in
            let file = escaped(files[finding.place.source]).replacing(":", with: "%3A").replacing(",", with: "%2C")
            let (line, column) = (finding.place.location.line, finding.place.location.column)
            return "::\(finding.severity.rawValue) file=\(file),line=\(line),col=\(column)::\(escaped(finding.message))\n"
        }
        .joined()
    }

    /// A diagnostic at one place.
    private struct Finding {
        let place: Diagnostic.Place
        let severity: Diagnostic.Severity
        /// The message, including the other places concerned.
        let message: String
    }

    /// The findings in order of file and place.
    ///
    /// A diagnostic has one finding per file concerned.
    private var findings: [Finding] {
        var findings: [Finding] = []
        for diagnostic in diagnostics {
            var files: Set<Int> = []
            for place in diagnostic.places where files.insert(place.source).inserted {
                let others = diagnostic.places.filter { $0 != place }.map { other in
                    other.source == place.source ? "\(other.location.line):\(other.location.column)" : text(of: other)
                }
                let also = others.isEmpty ? "" : " (also at \(others.joined(separator: ", ")))"
                findings.append(Finding(place: place, severity: diagnostic.severity, message: diagnostic.message + also))
            }
        }
        // The diagnostics are already sorted, so their order decides between equal places.
        return findings.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    }

    /// A one-line summary: `3 errors, 1 warning in 12 files`.
    var summary: String {
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let errors = count(.error) == 0 ? "No errors" : counted(count(.error), "error")
        let warnings = count(.warning) == 0 ? "" : ", " + counted(count(.warning), "warning")
        return "\(errors)\(warnings) in \(counted(files.count, "file"))"
    }

    /// The report as a JSON document.
    var json: Value {
        [
            "files": .list(files.map { .string($0) }),
            "errors": list(.error),
            "warnings": list(.warning),
            "fileCount": .int(Int64(files.count)),
            "operationCount": .int(Int64(operationCount)),
            "fragmentCount": .int(Int64(fragmentCount)),
            "errorCount": .int(Int64(count(.error))),
            "warningCount": .int(Int64(count(.warning))),
        ]
    }

    private func list(_ severity: Diagnostic.Severity) -> Value {
        .list(
            diagnostics.filter { $0.severity == severity }.map { diagnostic in
                var object: ObjectValue = ["severity": .string(severity.rawValue), "message": .string(diagnostic.message)]
                for field in fields(of: diagnostic.place) { object.append(field.name, field.value) }
                object.append("locations", .list(diagnostic.places.map { .object(fields(of: $0)) }))
                return .object(object)
            }
        )
    }

    private func fields(of place: Diagnostic.Place) -> ObjectValue {
        ["file": .string(files[place.source]), "line": .int(Int64(place.location.line)), "column": .int(Int64(place.location.column))]
    }

    private func text(of place: Diagnostic.Place) -> String {
        "\(files[place.source]):\(place.location.line):\(place.location.column)"
    }
}

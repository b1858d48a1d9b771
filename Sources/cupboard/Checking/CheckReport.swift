import GraphQL

/// What a check of operation files found, for people and for programs.
struct CheckReport {
    /// The names of the files in the order in which they were checked.
    let files: [String]
    let diagnostics: [Diagnostic]

    init(files: [String], diagnostics: [Diagnostic]) {
        self.files = files
        self.diagnostics = diagnostics
    }

    func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }

    /// A line for each finding: `file:line:column message`.
    ///
    /// One that is about several files, such as a name that two of them give to an operation, has a line in each of them.
    var lines: String {
        var lines: [(place: Diagnostic.Place?, text: String)] = []
        for diagnostic in diagnostics {
            let message = (diagnostic.severity == .warning ? "warning: " : "") + diagnostic.message
            if diagnostic.places.isEmpty { lines.append((nil, message)) }
            var files: Set<Int> = []
            for place in diagnostic.places where files.insert(place.source).inserted {
                let others = diagnostic.places.filter { $0 != place }.map { other in
                    other.source == place.source ? "\(other.location.line):\(other.location.column)" : text(of: other)
                }
                let also = others.isEmpty ? "" : " (also at \(others.joined(separator: ", ")))"
                lines.append((place, "\(text(of: place)) \(message)\(also)"))
            }
        }
        let order = lines.indices.sorted { left, right in
            guard let first = lines[left].place, let second = lines[right].place, first != second else { return left < right }
            return first < second
        }
        return order.map { lines[$0].text + "\n" }.joined()
    }

    /// All of it in one line: `3 errors, 1 warning in 12 files`.
    var summary: String {
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let errors = count(.error) == 0 ? "No errors" : counted(count(.error), "error")
        let warnings = count(.warning) == 0 ? "" : ", " + counted(count(.warning), "warning")
        return "\(errors)\(warnings) in \(counted(files.count, "file"))"
    }

    /// All of it as one JSON document.
    var json: Value {
        [
            "files": .list(files.map { .string($0) }),
            "errors": list(.error),
            "warnings": list(.warning),
            "fileCount": .int(Int64(files.count)),
            "errorCount": .int(Int64(count(.error))),
            "warningCount": .int(Int64(count(.warning))),
        ]
    }

    private func list(_ severity: Diagnostic.Severity) -> Value {
        .list(
            diagnostics.filter { $0.severity == severity }.map { diagnostic in
                var object: ObjectValue = ["severity": .string(severity.rawValue), "message": .string(diagnostic.message)]
                if let place = diagnostic.places.first { for field in fields(of: place) { object.append(field.name, field.value) } }
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

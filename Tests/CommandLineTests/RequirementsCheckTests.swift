import TestSupport
import Testing

/// Tests `scripts/lib/requirements.py` in a clone with a separate page and event streams of fictitious runs.
@Suite("The requirements and the tests that prove them")
struct RequirementsCheckTests {
    /// The outcome of a test function in a run.
    enum Outcome: Sendable { case passed, failed, knownToFail, skipped, cut }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// The cells with the tests of the rows A1 and B2.
        var tests = ["`SeedTests/counts`", "`SignUpTests/taken`, `SignUpTests/race`"]
        /// The ids of the requirements next to the clone, or nil without such a file.
        var requirements: [String]? = ["A1", "B2"]
        /// Further lines of the page.
        var lines = ""
        /// The outcomes of some functions.
        ///
        /// The others pass.
        var outcomes: [String: Outcome] = [:]
        /// Functions that are missing from the tests of the run.
        var without: Set<String> = []
        /// The error message with status 1, or nil on success.
        let refusal: String?

        var testDescription: String { name }
    }

    /// The tests of the first and of the second run.
    private static let functions = [
        ["DomainsTests.SignUpTests/taken(email:)", "DomainsTests.SignUpTests/race()", "DomainsTests.Outer/Inner/nested()"],
        ["DemoDataTests.SeedTests/counts()", "DomainsTests.LogInTests/kinds()", "DemoDataTests.LogInTests/kinds()"],
    ]

    static let cases = [
        Case(name: "all have run and passed", refusal: nil),
        Case(name: "a clone alone", requirements: nil, refusal: nil),
        Case(name: "within another suite", tests: ["`Inner/nested`", "`DomainsTests.LogInTests/kinds`"], refusal: nil),
        Case(name: "one that is known to fail", outcomes: ["race": .knownToFail], refusal: nil),
        Case(name: "others may fail", outcomes: ["nested": .failed, "kinds": .skipped], refusal: nil),
        Case(name: "missing", without: ["race"], refusal: "B2: SignUpTests/race is no test of the run"),
        Case(
            name: "of another suite",
            tests: ["`SignUpTests/counts`", "`SignUpTests/race`"],
            refusal: "A1: SignUpTests/counts is no test"
        ),
        Case(name: "failed", outcomes: ["taken": .failed], refusal: "B2: SignUpTests/taken did not pass"),
        Case(name: "skipped", outcomes: ["counts": .skipped], refusal: "A1: SeedTests/counts was skipped"),
        Case(name: "cut off", outcomes: ["counts": .cut], refusal: "A1: SeedTests/counts did not run to its end"),
        Case(
            name: "two of one name",
            tests: ["`LogInTests/kinds`", "`SignUpTests/race`"],
            refusal: "A1: LogInTests/kinds is in several targets; put one before it: DemoDataTests, DomainsTests"
        ),
        Case(name: "no test", tests: ["by hand", "`SignUpTests/race`"], refusal: "A1: names no test"),
        Case(name: "none that is named so", tests: ["`SignUpTests`", "`SignUpTests/race`"], refusal: "A1: SignUpTests is no test: write"),
        Case(name: "no row", requirements: ["A1", "B2", "C3"], refusal: "C3: is a requirement without a row"),
        Case(name: "planned", requirements: ["A1", "B2", "C3"], lines: "\n- C3: later", refusal: nil),
        Case(name: "planned, with a row", lines: "\n- B2: later", refusal: "B2: is planned, but has a row"),
        Case(name: "planned, and no requirement", lines: "\n- D4: later", refusal: "D4: is no requirement"),
        Case(name: "no requirement", requirements: ["A1"], refusal: "B2: is no requirement"),
        Case(name: "two rows", lines: "| A1 | x | x | `SeedTests/counts` | x |", refusal: "A1: has two rows"),
        Case(name: "a column too many", lines: "| C3 | x | y | z | `SeedTests/counts` | x |", refusal: "C3: has 6 columns instead of 5"),
    ]

    @Test("compares a complete run with the page", arguments: cases)
    func check(of example: Case) throws {
        let outcome = try Self.run(example)
        if let refusal = example.refusal {
            #expect(outcome.status == 1 && outcome.output.contains("docs/internals/requirements.md: " + refusal), "\(outcome)")
        } else {
            #expect(outcome.status == 0 && outcome.output.hasPrefix("2 requirements, "), "\(outcome)")
        }
    }

    @Test("a page without rows proves nothing")
    func empty() throws {
        let workspace = try Workspace([
            Self.script: Command.text(of: ServedProgram.repository + "/scripts/lib/requirements.py"),
            "clone/docs/internals/requirements.md": "None yet.\n",
        ])
        let outcome = try Command.run(["/usr/bin/python3", "\(workspace.path)/\(Self.script)"])
        #expect(outcome.status == 1 && outcome.output.contains("there are no rows"))
    }

    @Test("the repository's page has rows, and each test it names exists in the sources")
    func page() throws {
        let page = try Command.text(of: ServedProgram.repository + "/docs/internals/requirements.md")
        let rows = page.split(separator: "\n").filter { $0.starts(with: /\| [A-Z]\d+ \|/) }
        #expect(rows.count > 60)
        // Each suite and function in the sources, with its file.
        let declared = try Command.run(["/bin/grep", "-rnoE", #"(struct|func) \w+"#, ServedProgram.repository + "/Tests"]).lines
        var files: [Substring: [Substring]] = [:]
        for line in declared {
            let parts = line.split(separator: ":", maxSplits: 2)
            if parts.count == 3 { files[parts[2], default: []].append(parts[0]) }
        }
        for row in rows {
            let tests = row.matches(of: /`(?:(\w+)\.)?(\w+Tests)\/(\w+)`/)
            #expect(!tests.isEmpty, "\(row.prefix(6))")
            for test in tests {
                let functions = Set(files["func \(test.output.3)"] ?? [])
                let suites = (files["struct \(test.output.2)"] ?? []).filter { file in
                    test.output.1.map { file.contains("/Tests/\($0)/") } ?? true
                }
                #expect(!functions.isDisjoint(with: suites), "\(test.output.0)")
            }
        }
    }

    private static let script = "clone/scripts/lib/requirements.py"

    private static func run(_ example: Case) throws -> Command.Outcome {
        let head = "| Row | Promise | Operations | Tests | More |\n|---|---|---|---|---|\n"
        let rows = zip(["A1", "B2"], example.tests).map { "| \($0) | It does. | `a(b: C \\| D)` | \($1) | Nothing. |\n" }
        var files = [
            script: try Command.text(of: ServedProgram.repository + "/scripts/lib/requirements.py"),
            "clone/docs/internals/requirements.md": "# Rows\n\n" + head + rows.joined() + example.lines + "\n",
        ]
        if let ids = example.requirements {
            files["shared/requirements.md"] = "| # | Rules |\n|---|---|\n" + ids.map { "| \($0) | a rule |\n" }.joined()
        }
        let streams = functions.map { names in
            names.filter { name in !example.without.contains { name.contains("/\($0)(") } }
                .flatMap { name in events(of: name, outcome: example.outcomes.first { name.contains("/\($0.key)(") }?.value ?? .passed) }
                .joined(separator: "\n") + "\n"
        }
        for (index, stream) in streams.enumerated() { files["events-\(index)"] = stream }
        let workspace = try Workspace(files)
        let arguments = streams.indices.map { "\(workspace.path)/events-\($0)" }
        return try Command.run(["/usr/bin/python3", "\(workspace.path)/\(script)"] + arguments)
    }

    /// Returns the lines of a stream for a function, in the format of the testing library.
    private static func events(of name: String, outcome: Outcome) -> [String] {
        let id = name + "\\/File.swift:7:6"
        let test = #"{"kind":"test","payload":{"id":"\#(id)","isParameterized":false,"kind":"function","name":"f()"},"version":0}"#
        func event(_ kind: String, _ more: String = "") -> String {
            #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[],"testID":"\#(id)"\#(more)},"version":0}"#
        }
        switch outcome {
        case .passed: return [test, event("testStarted"), event("testEnded")]
        case .failed: return [test, event("testStarted"), event("issueRecorded", #","issue":{"isKnown":false}"#), event("testEnded")]
        case .knownToFail: return [test, event("testStarted"), event("issueRecorded", #","issue":{"isKnown":true}"#), event("testEnded")]
        case .skipped: return [test, event("testSkipped")]
        case .cut: return [test, event("testStarted")]
        }
    }
}

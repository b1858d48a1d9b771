import GraphQL
import TestSupport
import Testing

@testable import Engine

@Suite("Random operations", .tags(.database, .spec), .timeLimit(.minutes(10)))
struct AgreementTests {
    @Test("get the same answers from the engine and the executor over the same rows", arguments: [2_025, 2_026])
    func agreement(rowsSeed: Int) async throws {
        let side = Comparison.Side(rows: LibraryRows(seed: rowsSeed))
        let comparison = try await Comparison(seeds: 0..<250, executor: side, engine: side)
        let found = comparison.disagreements.count
        #expect(found == 0, "\(found) of \(comparison.count) disagree, such as\n\(comparison.examples)")
        // Check that the operations are varied enough for disagreements to show.
        #expect(comparison.count >= 600)
        #expect(comparison.failedCount >= comparison.count / 8)
        #expect(comparison.nullCount >= comparison.count / 100)
        let expected = [
            ComparedAnswer.Problem.null("Book.name"), .null("Shelf.tags"), .wrongValue, .nullArgument,
        ]
        for problem in expected {
            #expect(comparison.problems.contains(problem), "\(problem)")
        }
    }

    /// A fault in one of the sides.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let plant: @Sendable (inout Comparison.Side) -> Void

        init(_ name: String, _ plant: @escaping @Sendable (inout Comparison.Side) -> Void) { (testDescription, self.plant) = (name, plant) }

        /// A fault in each answer with enough errors for it.
        init(_ name: String, ofErrors count: Int, damage: @escaping @Sendable (inout [ComparedAnswer.Failure]) -> Void) {
            self.init(name) { side in
                side.damage = { answer in if answer.failures.count >= count { damage(&answer.failures) } }
            }
        }
    }

    static let wrongData = [
        Fault("one value that differs") { $0.rows.tables["book"]?[0]["name"] = "another" },
        Fault("NULL in one place") { $0.rows.tables["book"]?[0]["name"] = .null },
        Fault("a row that is missing") { $0.rows.tables["book"]?.removeLast() },
        Fault("a row in another list") { $0.rows.tables["book"]?[0]["shelf_id"] = 13 },
        Fault("null that stays in a field that must not be null") { side in
            side.sdl = side.sdl.replacing("  room: Int!\n", with: "  room: Int\n")
        },
        Fault("null that goes beyond the nearest nullable field") { side in
            side.sdl = side.sdl.replacing(" nodes: [Book] ", with: " nodes: [Book!] ")
        },
    ]

    static let wrongErrors = [
        Fault("an error that is not reported", ofErrors: 1) { $0.removeLast() },
        Fault("errors in another order", ofErrors: 2) { $0.reverse() },
        Fault("an error at another position in the document", ofErrors: 1) { $0[0].locations = ["1:1"] },
        Fault("an error at another path in the response", ofErrors: 1) { $0[0].path += ".0" },
        Fault("an error about something else", ofErrors: 1) { errors in
            errors[0] = ComparedAnswer.Failure(problem: .null("Book.id"), locations: errors[0].locations, path: errors[0].path)
        },
    ]

    @Test("reveal wrong data on either side", arguments: wrongData, [false, true])
    func data(fault: Fault, isEngines: Bool) async throws { try await expectFound(fault, isEngines: isEngines, by: 150..<250) }

    @Test("reveal wrong errors on one side", arguments: wrongErrors)
    func errors(fault: Fault) async throws { try await expectFound(fault, isEngines: true, by: 220..<250) }

    private func expectFound(_ fault: Fault, isEngines: Bool, by seeds: Range<Int>) async throws {
        let whole = Comparison.Side(rows: LibraryRows(seed: 2_025))
        var damaged = whole
        fault.plant(&damaged)
        let (executor, engine) = isEngines ? (whole, damaged) : (damaged, whole)
        let comparison = try await Comparison(seeds: seeds, executor: executor, engine: engine)
        #expect(!comparison.disagreements.isEmpty)
    }
}

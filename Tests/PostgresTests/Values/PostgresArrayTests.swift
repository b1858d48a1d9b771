import TestSupport
import Testing

@testable import Postgres

@Suite("Arrays in text form", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct PostgresArrayTests {
    @Test("PostgreSQL reads the original texts, whatever they contain")
    func roundTrip() throws {
        let session = try PostgresSession(TestDatabase.shared.createDatabase())
        let pieces = ["\"", "\\", ",", "{", "}", "NULL", "null", " ", "\t", "\n", "ñ", "日本", "e\u{301}", "'", "$1", ""]
        var generator = SeededGenerator(seed: 29)
        for count in 0..<40 {
            let elements: [String?] = (0..<count).map { _ in
                if Int.random(in: 0..<8, using: &generator) == 0 { return nil }
                return (0..<Int.random(in: 0..<5, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            }
            var batch = StatementBatch()
            batch.parameters.append(literal: PostgresArray.text(elements))
            let rows = try session.query(
                "SELECT element FROM unnest($1::text[]) WITH ORDINALITY AS t(element, place) ORDER BY place",
                batch.parameters
            )
            #expect(try rows.decode(Element.self).map(\.element) == elements)
        }
    }

    private struct Element: Decodable {
        let element: String?
    }
}

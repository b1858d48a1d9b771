import GraphQL
import PlanningSupport
import TestSupport
import Testing

@testable import Coverage
@testable import Planner

@Suite("SQL text")
struct NoValueInSQLTests {
    @Test("never contains a value of a request, neither from the document nor from a variable")
    func markers() throws {
        let operations = CoveringOperations.all(of: Planning.catalog, examples: Self.examples)
        #expect(operations.count > 200)
        // A plan is made for one language, so its SQL may name the language.
        let enums = Set(Self.values).subtracting(["EN", "ES"])
        var found: Set<String> = []
        var seen: Set<String> = []
        for operation in operations where operation.refusal == nil {
            for plan in try Self.plans(of: operation) {
                let errors = plan.output.errors.filter { !$0.message.contains("must be between") }
                if !errors.isEmpty { found.insert("\(operation.name): \(errors)") }
                for statement in plan.statements() where seen.insert(statement.sql).inserted {
                    found.formUnion(Self.problems(of: statement, enums: enums))
                }
            }
        }
        #expect(found == [])
    }

    /// Values that occur in no SQL of ours.
    private static var examples: ExampleValues {
        var examples = ExampleValues()
        examples.text = "mArKeR'\"\\$1; --"
        // Within every range that bindings check, except for some integers. Requests with these are rejected.
        examples.integer = 987_654_321
        examples.number = 8_765.4321
        examples.ids = [987_654_321, 987_654_322]
        examples.pageSize = 97
        return examples
    }

    /// Returns the plans of an operation without a cursor and, if it takes one, with a cursor.
    private static func plans(of operation: CoveringOperation) throws -> [ReadPlan] {
        // Only administrators may request every field.
        let admin = Viewer(account: 1, roles: ViewerRoles(rawValue: .max))
        let first = try Planning.plan(operation.query, operation.variables, viewer: admin).plan
        guard operation.takesCursor, let cursor = first.exampleCursor else { return [first] }
        return [first, try Planning.plan(operation.query, operation.variables(cursor: cursor), viewer: admin).plan]
    }

    /// Returns the values of the request that occur in a statement, and whether its parameters are wrong.
    private static func problems(of statement: WrittenStatement, enums: Set<String>) -> [String] {
        let sql = statement.sql
        let bytes = Array(sql.utf8)
        var found: [String] = []
        for marker: StaticString in ["mArKeR", "8765", "--", ";"] where bytes.offset(of: marker) != nil {
            found.append("\(marker) in \(sql)")
        }
        if hasPageSize(bytes) { found.append("97 in \(sql)") }
        let pieces = bytes.pieces(between: "'")
        let suspects = enums.intersection(texts(of: pieces))
        if !suspects.isEmpty {
            let others = Array(withoutTables(sql).utf8).pieces(between: "'")
            for marker in suspects.intersection(texts(of: others)) { found.append("'\(marker)' in \(sql)") }
        }
        if !isNumbered(pieces, parameters: statement.parameters.count) { found.append("parameters of \(sql)") }
        return found
    }

    /// All values of the schema's enums.
    private static var values: [String] {
        let schema = Planning.catalog.schema
        return schema.types.filter { $0.kind == .enum && !$0.isBuiltIn }.flatMap { schema[$0.enumValues].map(\.name) }
    }

    /// Whether the page size occurs as a separate word.
    ///
    /// It may also be part of an alias.
    private static func hasPageSize(_ sql: [UInt8]) -> Bool {
        var start = 0
        while let place = sql.offset(of: "97", from: start) {
            start = place + 1
            let neighbours = sql[max(0, place - 1)..<place] + sql[min(sql.count, place + 2)..<min(sql.count, place + 3)]
            if !neighbours.contains(where: isLetterOrDigit) { return true }
        }
        return false
    }

    private static func texts(of pieces: [[UInt8]]) -> [String] { pieces.map { String(decoding: $0, as: UTF8.self) } }

    /// The SQL without constant lists, and without the search domains that the caller's key allows.
    ///
    /// Lookup tables list every value of an enum, and the kinds of an app's notices are fixed, whatever the request contains.
    private static func withoutTables(_ sql: String) -> String {
        let tables = /(jsonb_object|unnest)\(ARRAY\[[^\]]*\], ARRAY\[[^\]]*\]\)|WHEN '[^']*' THEN|kind IN \([^)]*\)/
        let domains = /ARRAY\[[^\]]*\]::search_domain\[\]/
        return sql.replacing(tables, with: "").replacing(domains, with: "")
    }

    /// Whether the SQL has exactly the parameters `$1` to `$n`.
    ///
    /// Every other piece is quoted text, such as the label “Under $25”, and is skipped.
    private static func isNumbered(_ pieces: [[UInt8]], parameters: Int) -> Bool {
        var numbers: Set<Int> = []
        for index in pieces.indices where index.isMultiple(of: 2) {
            for mark in pieces[index].pieces(between: "$").dropFirst() {
                let digits = mark.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                if let number = Int(String(decoding: digits, as: UTF8.self)) { numbers.insert(number) }
            }
        }
        return numbers == Set(1..<(parameters + 1))
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        return letters.contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }
}

import GraphQL
import PlanningSupport
import Testing

@testable import Coverage
@testable import Planner

@Suite("SQL text")
struct NoValueInSQLTests {
    @Test("never holds a value of a request, be it in the document or in a variable")
    func markers() throws {
        var examples = ExampleValues()
        examples.text = "mArKeR'\"\\$1; --"
        // Within any range that a binding asks for, except that of some integers, which are refused then.
        examples.integer = 987_654_321
        examples.number = 8_765.4321
        examples.ids = [987_654_321, 987_654_322]
        examples.pageSize = 97
        let operations = CoveringOperations.all(of: Planning.catalog, examples: examples)
        #expect(operations.count > 200)
        // The language of texts is part of a plan's shape.
        let enums = Set(Self.values).subtracting(["EN", "ES"])
        // Only those who run the service may ask for everything.
        let admin = Viewer(account: 1, roles: ViewerRoles(rawValue: .max))
        var found: Set<String> = []
        var seen: Set<String> = []
        for operation in operations where operation.refusal == nil {
            var plans = [try Planning.plan(operation.query, operation.variables, viewer: admin).plan]
            if operation.takesCursor, let cursor = plans[0].exampleCursor {
                plans.append(try Planning.plan(operation.query, operation.variables(cursor: cursor), viewer: admin).plan)
            }
            for plan in plans {
                let errors = plan.output.errors.filter { !$0.message.contains("must be from") }
                if !errors.isEmpty { found.insert("\(operation.name): \(errors)") }
                for statement in plan.statements() {
                    let sql = statement.sql
                    guard seen.insert(sql).inserted else { continue }
                    for marker in ["mArKeR", "8765", "--", ";"] where sql.utf8.firstRange(of: marker.utf8) != nil {
                        found.insert("\(marker) in \(sql)")
                    }
                    // An alias may have the page's size as its number.
                    if sql.utf8.split(whereSeparator: { !Self.isLetterOrDigit($0) }).contains(where: { $0.elementsEqual("97".utf8) }) {
                        found.insert("97 in \(sql)")
                    }
                    let suspects = enums.intersection(Self.quoted(in: sql))
                    if !suspects.isEmpty {
                        for marker in suspects.intersection(Self.quoted(in: Self.withoutTables(sql))) {
                            found.insert("'\(marker)' in \(sql)")
                        }
                    }
                    if !Self.isNumbered(sql, parameters: statement.parameters.count) { found.insert("parameters of \(sql)") }
                }
            }
        }
        #expect(found == [])
    }

    /// All values of the schema's enums.
    private static var values: [String] {
        let schema = Planning.catalog.schema
        return schema.types.filter { $0.kind == .enum && !$0.isBuiltIn }.flatMap { schema[$0.enumValues].map(\.name) }
    }

    /// What stands in quotes, and what stands between.
    private static func quoted(in sql: String) -> [String] {
        sql.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// A text without the tables of the program, which have all values whatever was asked for, and the domains that the caller's key opens.
    private static func withoutTables(_ sql: String) -> String {
        let tables = /(jsonb_object|unnest)\(ARRAY\[[^\]]*\], ARRAY\[[^\]]*\]\)|WHEN '[^']*' THEN/
        let domains = /ARRAY\[[^\]]*\]::search_domain\[\]/
        return sql.replacing(tables, with: "").replacing(domains, with: "")
    }

    /// Whether a text has exactly the parameters `$1` to `$n`, beside what stands in quotes, such as the label “Under $25”.
    private static func isNumbered(_ sql: String, parameters: Int) -> Bool {
        let pieces = sql.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        var numbers: Set<Int> = []
        for index in pieces.indices where index.isMultiple(of: 2) {
            for mark in pieces[index].split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).dropFirst() {
                if let number = Int(Substring(mark.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })) {
                    numbers.insert(number)
                }
            }
        }
        return numbers == Set(1..<(parameters + 1))
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        return letters.contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }
}

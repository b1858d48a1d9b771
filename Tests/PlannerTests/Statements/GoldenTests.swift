import Coverage
import Glibc
import GraphQL
import PlanningSupport
import Testing

@testable import Planner

/// Compares the statements for `Golden/*.graphql` with those in the `.sql` files.
///
/// `CUPBOARD_REWRITE_GOLDEN=1 swift test --filter GoldenTests` rewrites the `.sql` files; read the diff before you commit it.
@Suite("Golden SQL")
struct GoldenTests {
    private static let folder = Planning.folder(#filePath, up: 2) + "/Golden"

    static let names: [String] = {
        var names: [String] = []
        guard let directory = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(directory) }
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name.hasSuffix(".graphql") { names.append(String(name.dropLast(8))) }
        }
        return names.sorted()
    }()

    @Test("exists")
    func exist() {
        #expect(Self.names.count >= 12)
    }

    @Test("equals the statements of each operation", arguments: names)
    func golden(name: String) throws {
        let query = String(decoding: try Planning.read("\(Self.folder)/\(name).graphql"), as: UTF8.self)
        let plan = try Planning.plan(query).plan
        #expect(plan.output.errors == [])
        var statements = zip(plan.levels, plan.statements()).map { level, statement in
            let parameters = statement.parameters.enumerated().map { "-- $\($0 + 1) = \(Self.text($1))\n" }.joined()
            return (level.step > 0 ? "-- step \(level.step)\n" : "") + parameters + statement.sql + ";\n"
        }
        for statement in plan.statementsForViewers() ?? [] where statement.parameters.contains(.viewers) {
            let parameters = statement.parameters.enumerated().map { "-- $\($0 + 1) = \(Self.text($1))\n" }.joined()
            statements.append("-- for several accounts at once\n" + parameters + statement.sql + ";\n")
        }
        if let matching = plan.event?.matching {
            let arrays = matching.parameters.enumerated().map { "-- $\($0 + 2) = for each subscription: \(Self.text($1))\n" }.joined()
            statements.append("-- the subscriptions that an event concerns; $1 = numbers of objects\n" + arrays + matching.sql + ";\n")
        }
        let written = statements.joined(separator: "\n")
        let path = "\(Self.folder)/\(name).sql"
        if unsafe getenv("CUPBOARD_REWRITE_GOLDEN") != nil { Planning.write(written, to: path) }
        #expect(written == String(decoding: try Planning.read(path), as: UTF8.self))
    }

    private static func text(_ source: ParameterSource) -> String {
        switch source {
        case .value(let source, _): text(source)
        case .viewer: "the viewer's account"
        case .viewers: "the accounts of the viewers"
        case .answered(let name): "the number in the payload: \(name)"
        case .answeredList(let name): "the numbers in the payload: \(name)"
        case .id(let source): "number of \(text(source))"
        case .ids(let source, let type), .distinctIDs(let source, let type): "numbers of \(type.name) in \(text(source))"
        case .idPositions(let source, let type): "places of \(type.name) in \(text(source))"
        case .pageSize(let source, let plus): (source.map(text) ?? "default") + (plus == 0 ? "" : " + \(plus)")
        case .cursorKey(let source, let index, _): "key \(index) of \(text(source))"
        case .keys(let level, let column): "column \(column) of level \(level)"
        }
    }

    private static func text(_ source: ValueSource) -> String {
        switch source {
        case .constant(let value): value.literal
        case .variable(let index, let path): (["variable \(index)"] + path).joined(separator: ".")
        case .list(let items): "[\(items.map(text).joined(separator: ", "))]"
        case .knownPoint(let address, let coordinate): "\(coordinate) of \(text(address))"
        case .search(let typed, let fact): "\(fact) of \(text(typed))"
        case .object(let fields): "{\(fields.map { "\($0.name): \(text($0.source))" }.joined(separator: ", "))}"
        }
    }
}

import Engine
import Glibc
import Planner

/// The permissions found by a trial, for comparison with the table in the repository.
package struct PermissionTable {
    package static let path = "Tests/Contract/permissions.md"

    /// The result of a field or mutation for a persona.
    package enum Outcome: Hashable, Comparable, CustomStringConvertible {
        /// Not known: there is no value, or the object was not reached.
        case unknown
        /// Null, although others get a value.
        case null
        /// A value, or for a mutation, its rules were executed.
        case allowed
        /// An error.
        case error(String)

        var isError: Bool { if case .error = self { true } else { false } }

        package var description: String {
            switch self {
            case .unknown: "?"
            case .null: "null"
            case .allowed: "yes"
            case .error(let code): code
            }
        }
    }

    private var rows: [String: [String]] = [:]

    /// Adds the results of all personas for a field or mutation, in the order of `Persona.all`, for each path.
    mutating func add(_ coordinate: String, _ outcomes: [[Outcome]]) {
        var cells: [String] = []
        var needs: [String] = []
        for (index, persona) in Persona.all.enumerated() {
            if let closed = persona.closed {
                // An error that even the key with every scope gets does not show that this domain is needed.
                let isNeeded = outcomes.contains { way in way[index].isError && !way[Persona.everyScope].isError }
                if isNeeded { needs.append(closed.scopeName.description) }
                continue
            }
            guard persona.column != nil else { continue }
            // A null is significant only if another persona got a value on the same path.
            var seen = Set(outcomes.map { way in way[index] == .null && !way.contains(.allowed) ? .unknown : way[index] })
            seen.remove(.unknown)
            // An invisible row is null when requested by id, while a list of only invisible rows is refused.
            if seen.contains(.null), !seen.contains(.allowed) { seen = [.null] }
            cells.append(seen.isEmpty ? "no value" : seen.sorted().map(\.description).joined(separator: " or "))
        }
        let isForPeople = outcomes.allSatisfy { $0[Persona.everyScope].isError }
        cells.append(isForPeople ? "no key" : needs.isEmpty ? "–" : needs.joined(separator: ", "))
        rows[coordinate] = cells
    }

    /// The lines of the table without its heading.
    var lines: [String] {
        rows.sorted { $0.key < $1.key }.map { "| `\($0.key)` | \($0.value.joined(separator: " | ")) |" }
    }

    /// The coordinates whose cells contain a word.
    package func coordinates(saying word: String) -> [String] {
        rows.filter { $0.value.contains { $0.contains(word) } }.map(\.key).sorted()
    }

    /// The text of the file.
    var text: String {
        let columns = Persona.all.compactMap(\.column) + ["a key has to open"]
        return """
            # Who gets what

            Every field that a query reaches and every mutation, tried by everyone in the columns and on every way that leads there: by its id, in a \
            list, in a connection, in a union, in what a search finds, through each field of another object, alone and in a batch. \
            `PermissionTableTests` and `BatchPermissionTests` fail when this table says anything else; \
            `CUPBOARD_WRITE_PERMISSIONS=1 swift test --filter PermissionTableTests` writes it anew. `PayloadPermissionTests` show that a payload \
            shows what the same person sees elsewhere, and `ExplainingPermissionTests` who is shown plans, and of what.

            *stranger* shows no token, *unconfirmed* has every role but an e-mail that is not confirmed, where the server asks for that; *confirmed* has \
            a confirmed e-mail and no role. *owner* is the account that a row belongs to, *disabled* an account that administrators have disabled. \
            The columns in capitals are keys of the owner's with that scope alone; the last column says which domains a key must open together \
            (*no key*: what no key gets). *yes* is a value (of a mutation: its rules are asked), *null* stands where others get a value, *no value* \
            where no one has one, anything else is the code of an error.

            | Field | \(columns.joined(separator: " | ")) |
            |---|\(columns.map { _ in "---|" }.joined())
            \(lines.joined(separator: "\n"))

            """
    }

    /// The differences to the table in the repository, as lines with `-` for the table and `+` for the results.
    package func differences() throws -> [String] {
        let written = try String(decoding: SchemaFile.read(inRepository: Self.path), as: UTF8.self).split(separator: "\n").map(String.init)
        let stated = Set(written.filter { $0.hasPrefix("| `") })
        let found = Set(lines)
        return (stated.subtracting(found).map { "- \($0)" } + found.subtracting(stated).map { "+ \($0)" })
            .sorted { $0.dropFirst(2) < $1.dropFirst(2) }
    }

    /// Whether the table is written instead of compared.
    package static var isWritten: Bool { unsafe getenv("CUPBOARD_WRITE_PERMISSIONS") != nil }

    package func write() throws {
        struct Unwritable: Error {}
        guard let file = unsafe fopen(SchemaFile.repository + "/" + Self.path, "w") else { throw Unwritable() }
        defer { unsafe fclose(file) }
        _ = unsafe fputs(text, file)
    }
}

package import Coverage
package import Engine
import Planner

/// A schema with bindings and a matching database, for tests that are generated from a schema.
package enum TestSchema: Sendable {
    /// The repository's schema.
    case repository
    /// A small schema that uses every feature of the binding language.
    case market
    /// A schema with two types for one table.
    case club

    package func snapshot() throws -> SchemaSnapshot {
        switch self {
        case .repository: try SchemaFile.snapshot()
        case .market: try Market.snapshot()
        case .club: try Club.snapshot()
        }
    }

    /// The database, which no test changes.
    package func database() throws -> String {
        switch self {
        case .repository: try PeopleData.sharedDatabase()
        case .market: try Market.database()
        case .club: try Club.database()
        }
    }

    /// A caller who can read everything, or nil if anonymous callers can.
    package var caller: TestToken? { self == .repository ? PeopleData.caller : nil }

    /// Values of arguments that find rows.
    package var examples: ExampleValues {
        var examples = ExampleValues()
        // This word occurs in the titles of the test recipes.
        if self == .repository { examples.texts["text"] = "dish" }
        return examples
    }
}

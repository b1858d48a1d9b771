package import Coverage
package import Engine
import Planner

/// A schema with bindings and a database that fits it, for tests that are generated out of a schema.
package enum TestSchema: Sendable {
    /// The repository's own.
    case repository
    /// A small one that uses every word of the binding language.
    case market
    /// One in which a table has two types.
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

    /// Somebody who may see everything in it; nil for a stranger.
    package var caller: TestToken? { self == .repository ? PeopleData.caller : nil }

    /// Values for arguments with which its rows are found.
    package var examples: ExampleValues {
        var examples = ExampleValues()
        // In the titles of the fixture's recipes.
        if self == .repository { examples.texts["text"] = "dish" }
        return examples
    }
}

import Engine
import Planner
import Reactor

/// The explorer of the current schema, created on first use and shared by all loops.
final class SchemaExplorers: Sendable {
    private struct Made {
        let snapshot: SchemaSnapshot
        let explorer: SchemaExplorer
    }

    private let latest = Lock<Made?>(nil)

    /// The explorer of a schema.
    func explorer(of snapshot: SchemaSnapshot) -> SchemaExplorer {
        latest.withLock { latest in
            if let latest, latest.snapshot === snapshot { return latest.explorer }
            let explorer = SchemaExplorer(snapshot.planner.catalog)
            latest = Made(snapshot: snapshot, explorer: explorer)
            return explorer
        }
    }
}

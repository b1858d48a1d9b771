import Domains
import Engine
import Reactor

/// The services of one loop.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class LoopServices: @unchecked Sendable {
    let engine: Engine
    let identities: Identities
    let observer: LoopObserver
    let live: LiveSubscriptions

    init(engine: Engine, identities: Identities, observer: LoopObserver, live: LiveSubscriptions) {
        (self.engine, self.identities, self.observer, self.live) = (engine, identities, observer, live)
        live.observeDelivery = { [weak observer] in observer?.noteDelivery(after: $0) }
        live.report = { [weak observer] in observer?.noteFailures(of: $0, at: engine.loop.now) }
    }

    /// The loop's figures for a scrape.
    var figures: LoopFigures {
        LoopFigures(
            requests: observer.figures,
            lanes: DatabaseLane.allCases.map { engine.lanes.statistics(of: $0) },
            documents: engine.documentFigures,
            live: live.figures,
            deliveries: observer.deliveries
        )
    }
}

import Domains
import Engine
import Reactor

/// What serves the requests of one loop, to be handed out part by part.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class LoopServices: @unchecked Sendable {
    let engine: Engine
    let identities: Identities
    let observer: LoopObserver

    init(engine: Engine, identities: Identities, observer: LoopObserver) {
        (self.engine, self.identities, self.observer) = (engine, identities, observer)
        engine.live.observeDelivery = { [weak observer] in observer?.noteDelivery(after: $0) }
        engine.live.report = { [weak observer] in observer?.noteFailures(of: $0, at: engine.loop.now) }
    }

    /// What a scrape takes.
    var figures: LoopFigures {
        LoopFigures(
            requests: observer.figures,
            lanes: DatabaseLane.allCases.map { engine.lanes.statistics(of: $0) },
            documents: engine.documentFigures,
            live: engine.live.figures,
            deliveries: observer.deliveries
        )
    }
}

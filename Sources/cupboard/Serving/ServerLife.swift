import Engine
import Gateway
import Logging
import Reactor

/// The life of a running server between its start and its end, as signals direct it.
struct ServerLife {
    /// How long the end may take.
    struct Patience {
        /// After SIGTERM: how long requests are still accepted while the server says that it is not ready.
        var drainDelay = Duration.seconds(1)
        /// How long requests in flight may go on then.
        var grace = Duration.seconds(10)
    }

    let gateway: Gateway
    let patience: Patience
    let log: Logger

    /// Lives until SIGINT or SIGTERM have ended it; SIGHUP makes it load its schema again.
    func run(on loop: EventLoop, load: () throws -> SchemaSnapshot) async throws {
        let (signals, continuation) = AsyncStream.makeStream(of: Signal.self)
        let source = try await loop.perform { () throws(SystemError) in
            try SignalSource([.interrupt, .terminate, .hangUp], on: loop) { continuation.yield($0) }
        }
        for await signal in signals {
            if signal == .hangUp {
                await reload(load)
                continue
            }
            log.info("stopping", metadata: ["signal": "\(signal)"])
            await gateway.beginDraining()
            // Whoever presses Ctrl-C has no load balancer to wait for.
            if signal == .terminate { try? await Task.sleep(for: patience.drainDelay) }
            await gateway.shutdown(grace: patience.grace)
            break
        }
        // A second SIGTERM must not keep the embedded database from being stopped.
        await loop.perform { source.deafen() }
    }

    /// Takes a new schema if it is sound, and stays with the old one otherwise.
    private func reload(_ load: () throws -> SchemaSnapshot) async {
        do {
            let snapshot = try load()
            await gateway.use(snapshot)
            log.notice("the schema was loaded again", metadata: ["version": "\(snapshot.version)"])
        } catch {
            log.error("the schema cannot be loaded; the old one stays in use", metadata: ["reason": "\(error)"])
        }
    }
}

import Engine
import Gateway
import Logging
import Reactor

/// Controls a running server by signals until it stops.
struct ServerLifecycle {
    /// The timeouts of the shutdown.
    struct Timeouts {
        /// The time after SIGTERM during which the server still accepts requests but reports that it is not ready.
        var drainDelay = Duration.seconds(1)
        /// The time that requests in flight have after that.
        var grace = Duration.seconds(10)
    }

    let gateway: Gateway
    let timeouts: Timeouts
    let log: Logger

    /// Runs until SIGINT or SIGTERM has stopped the server.
    ///
    /// SIGHUP reloads the schema.
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
            // After Ctrl-C there is no load balancer to wait for.
            if signal == .terminate { try? await Task.sleep(for: timeouts.drainDelay) }
            await gateway.shutdown(grace: timeouts.grace)
            break
        }
        // A second SIGTERM must not interrupt the shutdown of the embedded database.
        await loop.perform { source.ignoreSignals() }
    }

    /// Loads a new schema if it is valid, or else keeps the old one.
    private func reload(_ load: () throws -> SchemaSnapshot) async {
        do {
            let snapshot = try load()
            await gateway.use(snapshot)
            log.notice("the schema was reloaded", metadata: ["version": "\(snapshot.version)"])
        } catch {
            log.error("the schema could not be loaded; the previous one stays in use", metadata: ["reason": "\(error)"])
        }
    }
}

/// Event loops on separate threads that share nothing.
public final class EventLoopGroup: Sendable {
    /// The loops, in the order of their index.
    public let loops: [EventLoop]

    private let threads: Lock<[Thread]>

    /// Starts a number of loops, each on its own thread.
    public init(count: Int) throws(SystemError) {
        var loops: [EventLoop] = []
        for index in 0..<count {
            loops.append(try EventLoop(index: index))
        }
        self.loops = loops
        var threads: [Thread] = []
        for loop in loops {
            do {
                threads.append(try Thread { loop.run() })
            } catch {
                Self.stop(loops, threads)
                throw error
            }
        }
        self.threads = Lock(threads)
    }

    /// Stops the loops and waits for their threads.
    ///
    /// Shut down everything that runs on the loops first. Do not call the function from a loop's own thread.
    public func stop() {
        let threads = self.threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
        Self.stop(loops, threads)
    }

    private static func stop(_ loops: [EventLoop], _ threads: [Thread]) {
        for loop in loops { loop.stop() }
        for thread in threads { thread.join() }
    }
}

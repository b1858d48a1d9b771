extension EventLoop {
    /// Runs a function on the loop's thread and returns its result.
    public func perform<Result: Sendable, Failure: Error>(
        _ body: @Sendable @escaping () throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let task = Task(executorPreference: self) { () -> Swift.Result<Result, Failure> in
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try await task.value.get()
    }

    /// Suspends the calling task of this loop for a delay; cancelling the task ends the sleep.
    public func sleep(for delay: Duration) async {
        assertIsCurrent()
        let signal = WakeSignal()
        let timer = schedule(after: delay) { signal.wake() }
        await withTaskCancellationHandler {
            await signal.wait()
        } onCancel: {
            Task(executorPreference: self) { signal.wake() }
        }
        cancel(timer)
    }

    /// Runs the body repeatedly until the task is cancelled.
    ///
    /// The first run comes after a random delay of half to one interval, so that servers started together do not all run it at once.
    public func work(every interval: Duration, _ body: () async -> Void) async {
        await sleep(for: interval * Double.random(in: 0.5...1))
        while !Task.isCancelled {
            await body()
            await sleep(for: interval)
        }
    }
}

extension EventLoop {
    /// Runs a function on the loop's thread and answers its result.
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

    /// Lets a task of this loop sleep; cancelling the task ends its sleep.
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
}

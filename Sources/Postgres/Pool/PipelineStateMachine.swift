import Reactor

/// What libpq still owes us on one connection in pipeline mode, and what each answer means.
///
/// libpq answers commands strictly in the order they were sent: one result and then an end mark (NULL) for each, and one
/// result without an end mark for each Sync. After an error everything up to the next Sync is answered with "aborted".
/// The machine does no I/O: it is told what was sent and what came, and says what is to be done.
///
/// See https://www.postgresql.org/docs/15/libpq-pipeline-mode.html
struct PipelineStateMachine<Request> {
    /// Something sent that will be answered.
    enum Command {
        /// The preparation of the request's n-th statement; then waits for `.query` of the same statement.
        case prepare(Request, statement: Int)
        /// The n-th statement of the request; `isLast` when nothing of this request follows.
        case query(Request, statement: Int, isLast: Bool)
        /// Something nobody waits for: settings, DEALLOCATE.
        case housekeeping
        /// The end of a segment, and of its implicit transaction.
        case sync
    }

    /// What libpq handed over.
    enum Event: Equatable {
        /// A result that is neither an error nor a Sync.
        case success
        /// An error.
        case failure
        /// The command was not run because one before it in the segment failed.
        case aborted
        /// NULL: the command's results are complete.
        case endOfCommand
        /// The segment's Sync was answered.
        case sync
    }

    /// What the owner of the machine does next.
    enum Action {
        case none
        /// The statement is known to this connection from now on.
        case prepared(Request, statement: Int)
        /// Keep the result for the request; with the last one the request is complete.
        case deliver(Request, isLast: Bool)
        /// This request failed; `preparing` tells at which step. Its later commands will be answered as aborted and mean nothing.
        case fail(Request, statement: Int, preparing: Bool)
        /// A neighbour's error took this command along. `isFirst` is true once per request: send it again.
        case retry(Request, statement: Int, preparing: Bool, isFirst: Bool)
        /// A command that nobody waits for failed.
        case housekeepingFailed
        /// Everything of the segment was answered.
        case segmentEnded
        /// This answer cannot be: close the connection.
        case violation(String)
    }

    /// Where the answer to the first command stands.
    private enum Progress {
        /// Nothing of it came yet.
        case awaitingResult
        /// Its result came; its end mark is next.
        case awaitingEnd
    }

    private var commands = Fifo<Command>()
    private var progress = Progress.awaitingResult
    /// Set while the rest of a request's commands is answered as aborted, after its first failed or aborted one: until its last or the Sync.
    private var isSkippingRequest = false
    private(set) var openCommands = 0

    /// Whether libpq owes an answer.
    ///
    /// `PQgetResult` must not be called otherwise: its NULL would be taken for an end mark.
    var expectsAnswer: Bool { !commands.isEmpty }
    /// How many commands and Syncs are not answered yet.
    var outstanding: Int { commands.count }
    /// Whether something was sent after the last Sync.
    var needsSync: Bool { openCommands > 0 }
    /// Whose answer comes next.
    var current: Request? {
        switch commands.first {
        case .prepare(let request, _), .query(let request, _, _): request
        case .housekeeping, .sync, nil: nil
        }
    }

    /// Visits the request of each unanswered command: several times when it has several.
    func forEachRequest(_ body: (Request) -> Void) {
        commands.forEach { command in
            switch command {
            case .prepare(let request, _), .query(let request, _, _): body(request)
            case .housekeeping, .sync: break
            }
        }
    }

    /// Notes what was handed to libpq.
    mutating func sent(_ command: Command) {
        if case .sync = command { openCommands = 0 } else { openCommands += 1 }
        commands.append(command)
    }

    /// Takes what libpq answered and says what it means.
    mutating func receive(_ event: Event) -> Action {
        guard let command = commands.first else { return .violation("an answer to nothing") }
        switch (command, event, progress) {
        case (.sync, .sync, _):
            _ = commands.popFirst()
            progress = .awaitingResult
            isSkippingRequest = false
            return .segmentEnded
        case (.sync, .failure, _):
            // The implicit transaction failed at its end; every result was delivered already. Reads have nothing to lose.
            return .none
        case (.sync, .endOfCommand, _):
            return .none
        case (_, .sync, _):
            return .violation("a segment ended early")
        case (_, .endOfCommand, .awaitingEnd):
            _ = commands.popFirst()
            progress = .awaitingResult
            return .none
        case (_, .endOfCommand, .awaitingResult):
            return .violation("a command without a result")
        case (_, _, .awaitingEnd):
            return .violation("a second result")
        case (_, _, .awaitingResult):
            progress = .awaitingEnd
            return answered(command, with: event)
        }
    }

    /// Notes that nothing of what was sent will be answered, and answers the requests that waited, once per command.
    mutating func connectionLost() -> [Request] {
        progress = .awaitingResult
        isSkippingRequest = false
        openCommands = 0
        return commands.removeAll().compactMap { command in
            switch command {
            case .prepare(let request, _), .query(let request, _, _): request
            case .housekeeping, .sync: nil
            }
        }
    }

    private mutating func answered(_ command: Command, with event: Event) -> Action {
        switch command {
        case .prepare(let request, let statement):
            if event == .success { return .prepared(request, statement: statement) }
            return failed(request, statement: statement, preparing: true, isLast: false, event)
        case .query(let request, let statement, let isLast):
            if event == .success { return .deliver(request, isLast: isLast) }
            return failed(request, statement: statement, preparing: false, isLast: isLast, event)
        case .housekeeping:
            return event == .failure ? .housekeepingFailed : .none
        case .sync:
            return .none
        }
    }

    private mutating func failed(_ request: Request, statement: Int, preparing: Bool, isLast: Bool, _ event: Event) -> Action {
        let isFirst = !isSkippingRequest
        isSkippingRequest = !isLast
        if event == .failure { return .fail(request, statement: statement, preparing: preparing) }
        return .retry(request, statement: statement, preparing: preparing, isFirst: isFirst)
    }
}

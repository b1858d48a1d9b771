import Reactor

/// The answers that libpq still owes on one connection in pipeline mode, and their meaning.
///
/// libpq answers commands strictly in the order they were sent: one result and then an end mark (NULL) for each, and one result without an
/// end mark for each Sync. After an error, everything up to the next Sync is answered with "aborted". The machine does no I/O. Its owner
/// reports sent commands and received results, and the machine returns the action to take.
///
/// See https://www.postgresql.org/docs/15/libpq-pipeline-mode.html
struct PipelineStateMachine<Request> {
    /// A command that libpq will answer.
    enum Command {
        /// The preparation of the request's n-th statement; the `.query` of the same statement follows.
        case prepare(Request, statement: Int)
        /// The n-th statement of the request; `isLast` if no more of this request follows.
        case query(Request, statement: Int, isLast: Bool)
        /// A command without a request, such as settings or DEALLOCATE.
        case housekeeping
        /// The end of a segment, and of its implicit transaction.
        case sync
    }

    /// A result from libpq.
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

    /// The next action of the machine's owner.
    enum Action {
        case none
        /// This connection now has the prepared statement.
        case prepared(Request, statement: Int)
        /// Keep the result for the request; the last one completes the request.
        case deliver(Request, isLast: Bool)
        /// This request failed, either while preparing a statement (`preparing`) or while running it.
        ///
        /// Ignore the answers to its later commands, which are aborted.
        case fail(Request, statement: Int, preparing: Bool)
        /// Another request's error aborted this command.
        ///
        /// `isFirst` is true once per request: then send it again.
        case retry(Request, statement: Int, preparing: Bool, isFirst: Bool)
        /// A command without a request failed.
        case housekeepingFailed
        /// Every command of the segment was answered.
        case segmentEnded
        /// The answer violates the protocol: close the connection.
        case violation(String)
    }

    /// The progress of the answer to the first command.
    private enum Progress {
        /// No part of the answer has arrived.
        case awaitingResult
        /// The result has arrived; the end mark is next.
        case awaitingEnd
    }

    private var commands = Fifo<Command>()
    private var progress = Progress.awaitingResult
    /// Set after a request's first failed or aborted command, while its remaining commands are answered as aborted: until its last command
    /// or the Sync.
    private var isSkippingRequest = false
    private(set) var openCommands = 0

    /// Whether libpq owes an answer.
    ///
    /// Otherwise `PQgetResult` must not be called, since its NULL would look like an end mark.
    var expectsAnswer: Bool { !commands.isEmpty }
    /// The number of unanswered commands and Syncs.
    var outstanding: Int { commands.count }
    /// Whether something was sent after the last Sync.
    var needsSync: Bool { openCommands > 0 }
    /// The request that the next answer belongs to.
    var current: Request? {
        switch commands.first {
        case .prepare(let request, _), .query(let request, _, _): request
        case .housekeeping, .sync, nil: nil
        }
    }

    /// Visits the request of each unanswered command; a request with several commands is visited several times.
    func forEachRequest(_ body: (Request) -> Void) {
        commands.forEach { command in
            switch command {
            case .prepare(let request, _), .query(let request, _, _): body(request)
            case .housekeeping, .sync: break
            }
        }
    }

    /// Records a command that was handed to libpq.
    mutating func sent(_ command: Command) {
        if case .sync = command { openCommands = 0 } else { openCommands += 1 }
        commands.append(command)
    }

    /// Processes an answer from libpq and returns the action to take.
    mutating func receive(_ event: Event) -> Action {
        guard let command = commands.first else { return .violation("an answer to nothing") }
        switch (command, event, progress) {
        case (.sync, .sync, _):
            _ = commands.popFirst()
            progress = .awaitingResult
            isSkippingRequest = false
            return .segmentEnded
        case (.sync, .failure, _):
            // The implicit transaction failed at its end, after every result was delivered. Reads lose nothing.
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

    /// Records that no sent command will be answered; returns the waiting requests, one entry for each command.
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

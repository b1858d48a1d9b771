import Testing

@testable import Postgres

@Suite("The pipeline's state machine")
struct PipelineStateMachineTests {
    private typealias Machine = PipelineStateMachine<Int>

    /// The action in comparable form.
    private func name(_ action: Machine.Action) -> String {
        switch action {
        case .none: "-"
        case .prepared(let request, let statement): "prepared \(request).\(statement)"
        case .deliver(let request, let isLast): "deliver \(request)\(isLast ? " last" : "")"
        case .fail(let request, let statement, let preparing): "fail \(request).\(statement)\(preparing ? " preparing" : "")"
        case .retry(let request, let statement, let preparing, let isFirst):
            "retry \(request).\(statement)\(preparing ? " preparing" : "")\(isFirst ? " first" : "")"
        case .housekeepingFailed: "housekeeping failed"
        case .segmentEnded: "ended"
        case .violation(let reason): "violation: \(reason)"
        }
    }

    private func feed(_ machine: inout Machine, _ events: [Machine.Event]) -> [String] {
        events.map { name(machine.receive($0)) }
    }

    private func machine(_ commands: [Machine.Command]) -> Machine {
        var machine = Machine()
        for command in commands { machine.sent(command) }
        return machine
    }

    @Test("a command takes one result and one end mark, a Sync takes one result")
    func plain() {
        var machine = machine([
            .prepare(1, statement: 0), .query(1, statement: 0, isLast: false), .query(1, statement: 1, isLast: true),
            .query(2, statement: 0, isLast: true), .sync,
        ])
        #expect(machine.outstanding == 5)
        #expect(machine.current == 1)
        let actions = feed(
            &machine,
            [.success, .endOfCommand, .success, .endOfCommand, .success, .endOfCommand, .success, .endOfCommand, .sync]
        )
        #expect(actions == ["prepared 1.0", "-", "deliver 1", "-", "deliver 1 last", "-", "deliver 2 last", "-", "ended"])
        #expect(!machine.expectsAnswer)
        #expect(!machine.needsSync)
    }

    @Test("a failure fails its own request once and retries the following ones")
    func failure() {
        var machine = machine([
            .query(1, statement: 0, isLast: true),
            .query(2, statement: 0, isLast: false), .query(2, statement: 1, isLast: false), .query(2, statement: 2, isLast: true),
            .prepare(3, statement: 0), .query(3, statement: 0, isLast: true),
            .query(4, statement: 0, isLast: true), .sync,
            .query(5, statement: 0, isLast: true), .sync,
        ])
        let actions = feed(
            &machine,
            [
                .success, .endOfCommand, .success, .endOfCommand, .failure, .endOfCommand, .aborted, .endOfCommand, .aborted, .endOfCommand,
                .aborted, .endOfCommand, .aborted, .endOfCommand, .sync, .success, .endOfCommand, .sync,
            ]
        )
        #expect(
            actions == [
                "deliver 1 last", "-", "deliver 2", "-", "fail 2.1", "-", "retry 2.2", "-", "retry 3.0 preparing first", "-",
                "retry 3.0", "-", "retry 4.0 first", "-", "ended", "deliver 5 last", "-", "ended",
            ]
        )
    }

    @Test("the failure of a request's last statement keeps the next request's first abort")
    func failureAtTheEnd() {
        var machine = machine([.query(1, statement: 0, isLast: true), .query(2, statement: 0, isLast: true), .sync])
        #expect(
            feed(&machine, [.failure, .endOfCommand, .aborted, .endOfCommand, .sync])
                == ["fail 1.0", "-", "retry 2.0 first", "-", "ended"]
        )
    }

    @Test("a statement that cannot be prepared fails its request")
    func preparationFailure() {
        var machine = machine([.prepare(1, statement: 0), .query(1, statement: 0, isLast: true), .sync])
        #expect(
            feed(&machine, [.failure, .endOfCommand, .aborted, .endOfCommand, .sync])
                == ["fail 1.0 preparing", "-", "retry 1.0", "-", "ended"]
        )
    }

    @Test("housekeeping concerns no request")
    func housekeeping() {
        var machine = machine([.housekeeping, .sync, .housekeeping, .sync])
        #expect(machine.current == nil)
        #expect(
            feed(&machine, [.success, .endOfCommand, .sync, .failure, .endOfCommand, .sync])
                == ["-", "-", "ended", "housekeeping failed", "-", "ended"]
        )
    }

    @Test("housekeeping among a request's statements is ignored, even if aborted, and its failure aborts the request")
    func housekeepingAmidRequest() {
        let commands: [Machine.Command] = [
            .housekeeping, .query(1, statement: 0, isLast: false), .housekeeping, .query(1, statement: 1, isLast: true),
            .housekeeping, .query(2, statement: 0, isLast: true), .sync,
        ]
        var fine = machine(commands)
        let successes = [Machine.Event](repeating: .success, count: 6).flatMap { [$0, .endOfCommand] } + [.sync]
        #expect(feed(&fine, successes).filter { $0 != "-" } == ["deliver 1", "deliver 1 last", "deliver 2 last", "ended"])

        var failing = machine(commands)
        let aborted = [Machine.Event](repeating: .aborted, count: 4).flatMap { [$0, .endOfCommand] }
        let events: [Machine.Event] = [.success, .endOfCommand, .failure, .endOfCommand] + aborted + [.sync]
        let afterFailure = feed(&failing, events).filter { $0 != "-" }
        #expect(afterFailure.first?.hasPrefix("fail 1") == true)
        #expect(afterFailure.last == "ended")
        #expect(afterFailure.contains { $0.hasPrefix("retry 2") })

        var refused = machine(commands)
        let refusal = feed(&refused, [.failure, .endOfCommand] + (aborted + [.aborted, .endOfCommand] + [.sync])).filter { $0 != "-" }
        #expect(refusal.first == "housekeeping failed")
        #expect(refusal.count { $0.hasPrefix("retry 1") } >= 1 && refusal.count { $0.hasPrefix("retry 2") } == 1)
    }

    @Test("an error at the Sync itself does not affect reads")
    func failureAtSync() {
        var machine = machine([.query(1, statement: 0, isLast: true), .sync])
        #expect(
            feed(&machine, [.success, .endOfCommand, .failure, .endOfCommand, .sync])
                == ["deliver 1 last", "-", "-", "-", "ended"]
        )
    }

    @Test(
        "reports answers in the wrong order as violations",
        arguments: [
            ([.sync], "violation: a segment ended early"),
            ([.endOfCommand], "violation: a command without a result"),
            ([.success, .success], "violation: a second result"),
        ] as [([PipelineStateMachine<Int>.Event], String)]
    )
    func violations(events: [PipelineStateMachine<Int>.Event], expected: String) {
        var machine = machine([.query(1, statement: 0, isLast: true), .sync])
        #expect(feed(&machine, events).last == expected)
    }

    @Test("an unexpected answer is a violation")
    func nothingExpected() {
        var machine = Machine()
        #expect(feed(&machine, [.success]) == ["violation: an answer to nothing"])
    }

    @Test("a lost connection returns every unanswered request")
    func lost() {
        var machine = machine([
            .query(1, statement: 0, isLast: true), .query(2, statement: 0, isLast: false), .query(2, statement: 1, isLast: true), .sync,
        ])
        _ = feed(&machine, [.success, .endOfCommand, .success])
        #expect(machine.connectionLost() == [2, 2])
        #expect(!machine.expectsAnswer)
        machine.sent(.query(3, statement: 0, isLast: true))
        #expect(machine.needsSync)
        #expect(feed(&machine, [.success]) == ["deliver 3 last"])
    }
}

import TestSupport
import Testing

@testable import HTTP

@Suite("A WebSocket's state machine")
struct WebSocketStateMachineTests {
    private typealias Machine = WebSocketStateMachine
    private typealias Action = WebSocketStateMachine.Action

    private static func machine(_ frames: ClientFrame...) -> Machine {
        var machine = Machine(limits: .init(messageBytes: 1_000))
        machine.receive(frames)
        return machine
    }

    @Test("delivers messages, answers pings and drops pongs")
    func speaks() {
        var machine = Self.machine(ClientFrame(0x1, "a"), ClientFrame(0xA), ClientFrame(0x9, "b"), ClientFrame(0x2, [1]))
        let actions = machine.actions()
        #expect(actions == [.deliver(.text([0x61])), .pong([0x62]), .deliver(.binary([1]))])
        #expect(machine.state == .open && machine.heldBytes == 0)
    }

    @Test("answers a client's close once, with its code, and may send messages until then")
    func clientCloses() {
        for (payload, code) in [([], nil), ([0x03, 0xE9], .goingAway)] as [([UInt8], WebSocketCloseCode?)] {
            var machine = Self.machine(ClientFrame(0x8, payload), ClientFrame(0x1, "late"))
            let first = machine.actions()
            #expect(first == [.clientCloses])
            #expect(machine.canSend)
            let closings = [machine.close(), machine.close()]
            #expect(closings == [.answers(code), nil])
            #expect(!machine.canSend)
            let actions = machine.actions()
            #expect(actions.isEmpty)
        }
    }

    @Test("delivers and answers nothing after our close, until the client's ends it")
    func weClose() {
        var machine = Self.machine()
        let closings = [machine.close(), machine.close()]
        #expect(closings == [.awaitsClient, nil])
        #expect(machine.state == .closing && !machine.canSend)
        machine.receive([ClientFrame(0x1, "late"), ClientFrame(0x9), ClientFrame(0x8, [0x03, 0xE8])])
        let actions = machine.actions()
        #expect(actions == [.finish] && machine.state == .ended)
    }

    @Test("reports a violation while open, and ends after our close")
    func violations() {
        var machine = Self.machine(ClientFrame(0x1, "a"), ClientFrame(0x3))
        let actions = machine.actions()
        guard case .fail(let violation)? = actions.last else {
            Issue.record("\(actions)")
            return
        }
        #expect(actions.count == 2 && violation.code == .protocolError && machine.state == .ended)
        let closing = machine.close()
        #expect(closing == nil)

        var other = Self.machine()
        _ = other.close()
        other.receive([ClientFrame(0x3)])
        let ended = other.actions()
        #expect(ended == [.finish])
    }

    @Test("sends one ping in a silence, and any input ends the silence")
    func silence() {
        var machine = Self.machine()
        var isAsked = [machine.noteSilence()]
        machine.receive([ClientFrame(0xA)])
        isAsked.append(machine.noteSilence())
        machine.forgiveSilence()
        isAsked += [machine.noteSilence(), machine.noteSilence()]
        #expect(isAsked == [true, true, true, false])
    }

    private static let frames = [
        ClientFrame(0x1, "añ€🍅", isFinal: false), ClientFrame(0x9, "ping"), ClientFrame(0x0, "ß"), ClientFrame(0xA),
        ClientFrame(0x1, "{}"),
        ClientFrame(0x2, [UInt8](repeating: 0xFE, count: 300)), ClientFrame(0x1, String(repeating: "x", count: 900)),
        ClientFrame(0x8, [0x03, 0xE8] + Array("adiós".utf8)), ClientFrame(0x2, [UInt8](repeating: 1, count: 70_000)),
    ].map { Array($0.bytes.prefix(2_000)) }

    /// Returns the bytes of some frames with up to four changes.
    private static func traffic(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<generator.number(1...8) { bytes += generator.pick(frames) }
        for _ in 0..<generator.number(0...4) {
            let place = generator.number(0...bytes.count - 1)
            switch generator.number(0...2) {
            case 0: bytes[place] = UInt8(generator.number(0...255))
            case 1: bytes[place] ^= 1 << UInt8(generator.number(0...7))
            default: bytes.removeSubrange(place..<min(place + generator.number(1...10), bytes.count))
            }
            if bytes.isEmpty { bytes = [0x81] }
        }
        return bytes
    }

    /// Sends bytes to a machine in pieces, with some closings and silences, and returns all actions.
    private static func actions(on bytes: [UInt8], _ machine: inout Machine, _ generator: inout SeededGenerator) -> [Action] {
        var rest = bytes[...]
        var actions: [Action] = []
        while !rest.isEmpty {
            let piece = Array(rest.prefix(generator.number(1...700)))
            rest.removeFirst(piece.count)
            machine.receive(piece.span)
            actions += machine.actions()
            if generator.once(in: 40) { _ = machine.close() }
            if generator.once(in: 40) { _ = machine.noteSilence() }
        }
        return actions
    }

    @Test("handles randomly changed traffic, in any pieces and with closings, without trapping")
    func fuzzed() {
        var generator = SeededGenerator(seed: 6_455)
        var ends = (open: 0, failed: 0, closed: 0)
        for _ in 0..<3_000 {
            let bytes = Self.traffic(&generator)
            var machine = Self.machine()
            let actions = Self.actions(on: bytes, &machine, &generator)
            let endings = actions.filter { action in
                switch action {
                case .clientCloses, .fail, .finish: true
                case .deliver, .pong: false
                }
            }
            #expect(endings.count <= 1 && machine.heldBytes <= 1_000 + 125 + 2_000)
            #expect(endings.first == nil || actions.last == endings.first)
            switch machine.state {
            case .open, .closing: ends.open += 1
            case .clientClosing: ends.closed += 1
            case .ended: ends.failed += 1
            }
        }
        #expect(ends.open > 100 && ends.failed > 100 && ends.closed > 100)
    }
}

extension WebSocketStateMachine {
    fileprivate mutating func receive(_ frames: [ClientFrame]) {
        let bytes = frames.flatMap(\.bytes)
        receive(bytes.span)
    }

    /// All current actions.
    fileprivate mutating func actions() -> [Action] {
        var actions: [Action] = []
        while let action = next() { actions.append(action) }
        return actions
    }
}

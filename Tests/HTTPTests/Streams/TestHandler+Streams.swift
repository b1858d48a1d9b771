import Reactor

@testable import HTTP

extension TestHandler {
    /// Writes responses over time, according to the path.
    func stream(_ exchange: HTTPExchange, _ path: String) async {
        exchange.contentType = "text/plain"
        exchange.addHeader("X-Path", path)
        let numbers = exchange.withQuery { String(decoding: copy($0), as: UTF8.self) }.split(separator: ",").map { Int($0) ?? 0 }
        if path == "/stream/picture" { exchange.isCompressible = false }
        guard let stream = exchange.beginStream() else { return observer.report("no stream") }
        switch path {
        case "/stream/gate":
            await stream.write(Array("begun\n".utf8))
            await observer.waitAtGate()
            await stream.write(Array("ended\n".utf8))
        case "/stream/wait":
            let signal = WakeSignal()
            stream.whenEnding { [observer] ending in
                observer.report("\(ending)")
                signal.wake()
            }
            await stream.write(Array("begun\n".utf8))
            await signal.wait()
            let isWritten = await stream.write(Array("bye\n".utf8))
            observer.report("written: \(isWritten), gone: \(stream.isClientDisconnected), cancelled: \(Task.isCancelled)")
        case "/stream/late":
            await observer.waitAtGate()
            let isWritten = await stream.write([1])
            stream.whenEnding { [observer] ending in observer.report("\(ending), written: \(isWritten)") }
        case "/stream/endless":
            let piece = [UInt8](repeating: UInt8(ascii: "x"), count: numbers.first ?? 1)
            var count = 0
            while await stream.write(piece) { count += 1 }
            observer.report("\(count * piece.count)")
        default:
            // Writes one piece for each number, of that many bytes.
            for number in numbers { await stream.write(Self.piece(number)) }
        }
    }

    /// Bytes with occasional repetitions.
    static func piece(_ count: Int) -> [UInt8] {
        (0..<count).map { index -> UInt8 in
            let place = (index / 3 + index * index / 64) % 26
            return UInt8(ascii: "a") + UInt8(place)
        }
    }
}

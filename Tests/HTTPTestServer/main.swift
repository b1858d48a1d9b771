// An HTTP server in a separate process, whose memory and descriptors tests can measure and limit.
//
// `http-test-server LOOPS DESCRIPTORS` prints its port, and serves until its standard input ends. DESCRIPTORS is its limit of open files; 0
// leaves the limit unchanged.
import Glibc
import HTTP
import Reactor

/// Returns the request's body, or the number of bytes in the query; `/stream` and `/socket` send a word and then stay idle.
struct EchoHandler: HTTPHandler {
    func handle(_ exchange: HTTPExchange) async {
        exchange.contentType = "text/plain"
        let word = Array("hello\n".utf8)
        if exchange.webSocketRequest == .valid {
            guard let socket = exchange.acceptWebSocket(limits: .init(messageBytes: 1 << 20)) else { return }
            await socket.send(text: word)
            while let message = await socket.next() {
                if case .text(let text) = message { await socket.send(text: text) }
            }
            return
        }
        if exchange.withPath({ $0.equalsIgnoringCase("/stream") }) {
            guard let stream = exchange.beginStream() else { return }
            let signal = WakeSignal()
            stream.whenEnding { _ in signal.wake() }
            await stream.write(word)
            return await signal.wait()
        }
        let count = exchange.withQuery { query in
            query.indices.reduce(0) { $0 * 10 + Int(query[$1] &- UInt8(ascii: "0")) }
        }
        if count > 0 {
            exchange.responseBody.append(contentsOf: repeatElement(UInt8(ascii: "x"), count: count))
        } else {
            exchange.withBody { body in
                // Sound: the closure reads within the span's bounds and lifetime.
                unsafe body.withUnsafeBufferPointer { unsafe exchange.responseBody.append(contentsOf: $0) }
            }
        }
    }
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard arguments.count == 2 else { exit(2) }
if arguments[1] > 0 {
    var limit = rlimit(rlim_cur: rlim_t(arguments[1]), rlim_max: rlim_t(arguments[1]))
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}
SignalSource.ignoreBrokenPipes()
let group = try EventLoopGroup(count: arguments[0])
// Clients that are slow on purpose must not time out because the machine is busy.
var configuration = HTTPConfiguration()
// All clients of a test have the same address.
configuration.connectionsPerNetwork = configuration.connections
(configuration.headTimeout, configuration.bodyTimeout) = (.seconds(120), .seconds(120))
let server = try await HTTPServer.start(on: group.loops, host: "127.0.0.1", port: 0, configuration: configuration) { _ in EchoHandler() }
print(server.port)
fflush(nil)
while readLine() != nil {}
await server.shutdown(grace: .seconds(1))
group.stop()

import ArgumentParser
import HTTP

/// Limits and timeouts of requests, and options of responses.
struct HTTPOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Maximum size of a request body. [default: 1048576]", valueName: "bytes"))
    var maxBody: Int?

    @Option(
        help: ArgumentHelp(
            "Bytes kept of a multipart request (file upload); files beyond them are too large. [default: 5242880]",
            valueName: "bytes"
        )
    )
    var maxUpload: Int?

    @Option(help: ArgumentHelp("Maximum size of a multipart request. [default: 67108864]", valueName: "bytes"))
    var maxForm: Int?

    @Option(help: ArgumentHelp("Maximum size of a request line, including the query string of a GET. [default: 16384]", valueName: "bytes"))
    var maxRequestLine: Int?

    @Option(help: ArgumentHelp("Maximum total size of a request's headers. [default: 32768]", valueName: "bytes"))
    var maxHeaderBytes: Int?

    @Option(help: ArgumentHelp("Maximum headers of a request. [default: 100]", valueName: "number"))
    var maxHeaders: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum connections of each event loop. At the limit, the network with the most connections loses some. [default: 10000]",
            valueName: "number"
        )
    )
    var maxConnections: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum connections of one network (an IPv4 address or an IPv6 /64). Further ones get status 429. [default: 1200]",
            valueName: "number"
        )
    )
    var maxConnectionsPerNetwork: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum connections of one account; requests on further ones get status 429. [default: 250]",
            valueName: "number"
        )
    )
    var maxConnectionsPerAccount: Int?

    @Option(help: ArgumentHelp("Maximum memory of incoming requests in each event loop. [default: 268435456]", valueName: "bytes"))
    var maxInputMemory: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum memory of one network's incoming requests in each event loop. [default: 67108864]",
            valueName: "bytes"
        )
    )
    var maxInputMemoryPerNetwork: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum unsent output in each event loop; beyond it, slow clients are disconnected. [default: 268435456]",
            valueName: "bytes"
        )
    )
    var maxOutputMemory: Int?

    @Option(
        help: ArgumentHelp(
            "Unsent output of a connection above which its next request waits. [default: 262144]",
            valueName: "bytes"
        )
    )
    var maxOutputBacklog: Int?

    @Option(
        help: ArgumentHelp(
            "Compression level of gzip responses: 1 is fastest, 9 is smallest, 0 is off. [default: 1]",
            valueName: "level"
        )
    )
    var compressionLevel: Int?

    @Option(help: ArgumentHelp("Minimum size of a response that is compressed. [default: 1024]", valueName: "bytes"))
    var compressionMinimum: Int?

    @Option(help: ArgumentHelp("Maximum time to receive a request's head. [default: 10]", valueName: "seconds"))
    var headTimeout: Double?

    @Option(help: ArgumentHelp("Maximum time to receive a request's body. [default: 20]", valueName: "seconds"))
    var bodyTimeout: Double?

    @Option(help: ArgumentHelp("Maximum time until the first byte on a new connection. [default: 29]", valueName: "seconds"))
    var firstByteTimeout: Double?

    @Option(help: ArgumentHelp("Maximum idle time between two requests on a connection. [default: 60]", valueName: "seconds"))
    var idleTimeout: Double?

    @Option(
        help: ArgumentHelp(
            "Maximum time without an operation on a WebSocket or a reserved stream. [default: 60]",
            valueName: "seconds"
        )
    )
    var unusedTimeout: Double?

    @Option(help: ArgumentHelp("Maximum time in which a client reads nothing of a pending response. [default: 30]", valueName: "seconds"))
    var writeTimeout: Double?

    func apply(to configuration: inout HTTPConfiguration) throws(CommandFailure) {
        try Setting("max-body").apply(maxBody, in: 1_024...1_073_741_824, to: &configuration.limits.body)
        try Setting("max-upload").apply(maxUpload, in: 1_024...1_073_741_824, to: &configuration.limits.upload)
        try Setting("max-form").apply(maxForm, in: 1_024...1_073_741_824, to: &configuration.limits.form)
        try Setting("max-request-line").apply(maxRequestLine, in: 64...1_048_576, to: &configuration.limits.requestLine)
        try Setting("max-header-bytes").apply(maxHeaderBytes, in: 256...1_048_576, to: &configuration.limits.headerBytes)
        try Setting("max-headers").apply(maxHeaders, in: 8...10_000, to: &configuration.limits.headerCount)
        try Setting("max-connections").apply(maxConnections, in: 1...1_000_000, to: &configuration.connections)
        let connections = 1...1_000_000
        try Setting("max-connections-per-network").apply(
            maxConnectionsPerNetwork,
            in: connections,
            to: &configuration.connectionsPerNetwork
        )
        try Setting("max-connections-per-account").apply(
            maxConnectionsPerAccount,
            in: connections,
            to: &configuration.connectionsPerAccount
        )
        try Setting("max-input-memory-per-network").apply(
            maxInputMemoryPerNetwork,
            in: 65_536...1_099_511_627_776,
            to: &configuration.inputMemoryPerNetwork
        )
        try Setting("max-input-memory").apply(maxInputMemory, in: 1_048_576...1_099_511_627_776, to: &configuration.inputMemory)
        try Setting("max-output-memory").apply(maxOutputMemory, in: 1_048_576...1_099_511_627_776, to: &configuration.outputMemory)
        try Setting("max-output-backlog").apply(maxOutputBacklog, in: 1_024...1_073_741_824, to: &configuration.outputBacklog)
        try Setting("compression-level").apply(compressionLevel, in: 0...9, to: &configuration.compression.level)
        try Setting("compression-minimum").apply(compressionMinimum, in: 1...1_073_741_824, to: &configuration.compression.minimum)
        try Setting("head-timeout").apply(seconds: headTimeout, in: 0.1...3_600, to: &configuration.headTimeout)
        try Setting("body-timeout").apply(seconds: bodyTimeout, in: 0.1...3_600, to: &configuration.bodyTimeout)
        try Setting("first-byte-timeout").apply(seconds: firstByteTimeout, in: 0.1...3_600, to: &configuration.firstByteTimeout)
        try Setting("idle-timeout").apply(seconds: idleTimeout, in: 0.1...3_600, to: &configuration.idleTimeout)
        try Setting("unused-timeout").apply(seconds: unusedTimeout, in: 0.1...86_400, to: &configuration.unusedTimeout)
        try Setting("write-timeout").apply(seconds: writeTimeout, in: 0.1...3_600, to: &configuration.writeTimeout)
    }
}

import ArgumentParser
import HTTP

/// Limits and timeouts of requests, and options of responses.
struct HTTPOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Bytes of a request's body; larger ones are refused. [default: 1048576]", valueName: "bytes"))
    var maxBody: Int?

    @Option(
        help: ArgumentHelp(
            "Bytes of a multipart request, which carries files, that are kept; files behind them are too large. [default: 5242880]",
            valueName: "bytes"
        )
    )
    var maxUpload: Int?

    @Option(help: ArgumentHelp("Bytes of a multipart request as a whole; larger ones are refused. [default: 67108864]", valueName: "bytes"))
    var maxForm: Int?

    @Option(help: ArgumentHelp("Bytes of a request's first line, the query of a GET among them. [default: 16384]", valueName: "bytes"))
    var maxRequestLine: Int?

    @Option(help: ArgumentHelp("Bytes of all headers of a request together. [default: 32768]", valueName: "bytes"))
    var maxHeaderBytes: Int?

    @Option(help: ArgumentHelp("Headers of a request. [default: 100]", valueName: "number"))
    var maxHeaders: Int?

    @Option(
        help: ArgumentHelp(
            "Connections of each loop. When all are taken, the network that holds most gives up some of its own. [default: 10000]",
            valueName: "number"
        )
    )
    var maxConnections: Int?

    @Option(
        help: ArgumentHelp(
            "Connections of one network: an IPv4 address, or the /64 of an IPv6 address. Further ones are answered 429. [default: 1200]",
            valueName: "number"
        )
    )
    var maxConnectionsPerNetwork: Int?

    @Option(
        help: ArgumentHelp("Connections of one account; requests on further ones are answered 429. [default: 250]", valueName: "number")
    )
    var maxConnectionsPerAccount: Int?

    @Option(help: ArgumentHelp("Bytes that requests on their way may take in each loop together. [default: 268435456]", valueName: "bytes"))
    var maxInputMemory: Int?

    @Option(
        help: ArgumentHelp(
            "Bytes of that which the clients of one network may take together in each loop. [default: 67108864]",
            valueName: "bytes"
        )
    )
    var maxInputMemoryPerNetwork: Int?

    @Option(
        help: ArgumentHelp(
            "Bytes of answers that may wait for slow readers in each loop together; beyond it they are dropped. [default: 268435456]",
            valueName: "bytes"
        )
    )
    var maxOutputMemory: Int?

    @Option(
        help: ArgumentHelp(
            "Bytes of answers that may wait for a slow reader before his next request is begun. [default: 262144]",
            valueName: "bytes"
        )
    )
    var maxOutputBacklog: Int?

    @Option(
        help: ArgumentHelp(
            "How hard answers are compressed for clients that take gzip: 1 is fastest, 9 smallest, 0 not at all. [default: 1]",
            valueName: "level"
        )
    )
    var compressionLevel: Int?

    @Option(help: ArgumentHelp("Bytes of an answer from which on it is compressed. [default: 1024]", valueName: "bytes"))
    var compressionMinimum: Int?

    @Option(help: ArgumentHelp("How long a client may take to send a request's head. [default: 10]", valueName: "seconds"))
    var headTimeout: Double?

    @Option(help: ArgumentHelp("How long a client may take to send a request's body. [default: 20]", valueName: "seconds"))
    var bodyTimeout: Double?

    @Option(help: ArgumentHelp("How long a connection may stay open without a first byte. [default: 29]", valueName: "seconds"))
    var firstByteTimeout: Double?

    @Option(help: ArgumentHelp("How long a connection may stay open between two requests. [default: 60]", valueName: "seconds"))
    var idleTimeout: Double?

    @Option(
        help: ArgumentHelp(
            "How long a WebSocket or a reserved stream may stay open without an operation. [default: 60]",
            valueName: "seconds"
        )
    )
    var unusedTimeout: Double?

    @Option(help: ArgumentHelp("How long a client may take nothing of an answer that waits for it. [default: 30]", valueName: "seconds"))
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

public import ArgumentParser
import Engine
public import Gateway
import Glibc
import Logging

/// Observability: log and metrics.
struct LogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the log on standard error: json or text. [default: text on a terminal, else json]",
            valueName: "format"
        )
    )
    var logFormat: LogFormat?

    @Option(
        help: ArgumentHelp(
            """
            The minimum level of log lines: trace, debug (each request), info (refused requests), notice, warning (slow requests), error or \
            critical. [default: info]
            """,
            valueName: "level"
        )
    )
    var logLevel: LogLevel?

    @Option(
        help: ArgumentHelp(
            "Duration from which a request is logged as slow. [default: 1]",
            valueName: "seconds"
        )
    )
    var slowRequest: Double?

    @Flag(
        inversion: .prefixedNo,
        help: "Serve /metrics for Prometheus. [default: on, but off in production]"
    )
    var metrics: Bool?

    /// Opens the log.
    ///
    /// The caller has to close the log's output.
    func open() throws -> (output: LogOutput, log: Logger) {
        let format = try Setting("log-format").value(logFormat) ?? (isatty(STDERR_FILENO) == 1 ? .text : .json)
        let level = try Setting("log-level").value(logLevel)?.level ?? .info
        let output = try LogOutput(descriptor: STDERR_FILENO, format: format)
        return (output, Logger(label: "cupboard") { _ in LineLogHandler(output, level: level) })
    }

    /// Applies the options.
    ///
    /// Must be called after the production setting has been applied, because the default of metrics depends on that setting.
    func apply(to configuration: inout GatewayConfiguration) throws {
        try Setting("slow-request").apply(seconds: slowRequest, in: 0.001...3_600, to: &configuration.observing.slowRequest)
        var servesMetrics = configuration.observing.servesMetrics(inProduction: configuration.engine.isProduction)
        try Setting("metrics").apply(metrics, to: &servesMetrics)
        configuration.observing.metrics = servesMetrics
    }
}

/// A log level on the command line.
struct LogLevel: ExpressibleByArgument {
    let level: Logger.Level

    init?(argument: String) {
        guard let level = Logger.Level(rawValue: argument) else { return nil }
        self.level = level
    }

    static var allValueStrings: [String] { Logger.Level.allCases.map(\.rawValue) }
}

extension LogFormat: ExpressibleByArgument {}

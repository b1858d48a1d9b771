public import Logging
import Reactor

/// Writes what is logged as lines of JSON or text.
public struct LineLogHandler: LogHandler {
    /// What is less important is not written.
    public var logLevel: Logger.Level
    /// Added to each line.
    public var metadata: Logger.Metadata = [:]
    /// Asked for more with each line.
    public var metadataProvider: Logger.MetadataProvider?

    private let output: LogOutput

    /// Makes a handler; many may share an output.
    public init(_ output: LogOutput, level: Logger.Level) {
        self.output = output
        logLevel = level
    }

    /// A value that is added to each line.
    public subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes a line; returns at once.
    public func log(event: LogEvent) {
        var line = LogLine(output.format, .now, event.level, "\(event.message)")
        var all = metadata
        if let provided = metadataProvider?.get() { all.merge(provided) { $1 } }
        if let own = event.metadata { all.merge(own) { $1 } }
        if let error = event.error { all["error"] = "\(error)" }
        for (key, value) in all.sorted(by: { $0.key < $1.key }) { line.add(key, value) }
        output.append(line.finished())
    }
}

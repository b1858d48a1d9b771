public import Logging
import Reactor

/// Writes log entries as lines of JSON or text.
public struct LineLogHandler: LogHandler {
    /// The minimum level of entries.
    public var logLevel: Logger.Level
    /// Metadata added to each line.
    public var metadata: Logger.Metadata = [:]
    /// A provider of more metadata, called for each line.
    public var metadataProvider: Logger.MetadataProvider?

    private let output: LogOutput

    /// Creates a handler; several handlers may share an output.
    public init(_ output: LogOutput, level: Logger.Level) {
        self.output = output
        logLevel = level
    }

    /// The metadata value for a key, which is added to each line.
    public subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Appends a line to the output; returns immediately.
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

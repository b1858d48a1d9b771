import ArgumentParser

/// A setting of the server: an option, or else an environment variable, or else the default.
///
/// The variable is named after the option: `--max-aliases` is `CUPBOARD_MAX_ALIASES`.
struct Setting {
    private let name: String
    private var variable: String { "CUPBOARD_" + name.uppercased().split(separator: "-").joined(separator: "_") }

    /// The setting of an option, named without its dashes.
    init(_ name: String) {
        self.name = name
    }

    /// Returns the value of the option or else of the variable, or nil if neither is set.
    func value<Value: ExpressibleByArgument>(_ option: Value?) throws(CommandFailure) -> Value? {
        if let option { return option }
        guard let text = Environment[variable] else { return nil }
        guard let value = Value(argument: text) else { throw CommandFailure("\(variable) has the invalid value “\(text)”.") }
        return value
    }

    /// Stores the configured value, if there is one, and throws if the value is out of range.
    func apply<Value: ExpressibleByArgument & Comparable>(
        _ option: Value?,
        in range: ClosedRange<Value>,
        to place: inout Value
    ) throws(CommandFailure) {
        guard let value = try value(option) else { return }
        guard range.contains(value) else {
            throw CommandFailure("\(source(option)) must be between \(range.lowerBound) and \(range.upperBound), not \(value).")
        }
        place = value
    }

    /// Stores a configured duration in seconds.
    func apply(seconds option: Double?, in range: ClosedRange<Double>, to place: inout Duration) throws(CommandFailure) {
        var seconds = Double.nan
        try apply(option, in: range, to: &seconds)
        if !seconds.isNaN { place = .milliseconds(Int64(seconds * 1_000)) }
    }

    /// Stores a configured switch.
    ///
    /// In the environment 1 means on and 0 means off.
    func apply(_ option: Bool?, to place: inout Bool) throws(CommandFailure) {
        if let option {
            place = option
            return
        }
        switch Environment[variable] {
        case nil: return
        case "1", "true", "yes", "on": place = true
        case "0", "false", "no", "off": place = false
        case .some(let text): throw CommandFailure("\(variable) must be 1 or 0, not “\(text)”.")
        }
    }

    private func source<Value>(_ option: Value?) -> String {
        option == nil ? variable : "--\(name)"
    }
}

import ArgumentParser

/// One setting of the server: an option, or else an environment variable, or else what it was.
///
/// The variable has the option's name: `--max-aliases` is `CUPBOARD_MAX_ALIASES`.
struct Setting {
    private let name: String
    private var variable: String { "CUPBOARD_" + name.uppercased().split(separator: "-").joined(separator: "_") }

    /// The setting of an option, named without its dashes.
    init(_ name: String) {
        self.name = name
    }

    /// The value that is set; nil when nothing sets it.
    func value<Value: ExpressibleByArgument>(_ option: Value?) throws(CommandFailure) -> Value? {
        if let option { return option }
        guard let text = Environment[variable] else { return nil }
        guard let value = Value(argument: text) else { throw CommandFailure("\(variable) cannot be “\(text)”.") }
        return value
    }

    /// Puts the value that is set where it belongs, if it is in the range.
    func apply<Value: ExpressibleByArgument & Comparable>(
        _ option: Value?,
        in range: ClosedRange<Value>,
        to place: inout Value
    ) throws(CommandFailure) {
        guard let value = try value(option) else { return }
        guard range.contains(value) else {
            throw CommandFailure("\(source(option)) must be from \(range.lowerBound) to \(range.upperBound), not \(value).")
        }
        place = value
    }

    /// Puts a time that is set, in seconds, where it belongs.
    func apply(seconds option: Double?, in range: ClosedRange<Double>, to place: inout Duration) throws(CommandFailure) {
        var seconds = Double.nan
        try apply(option, in: range, to: &seconds)
        if !seconds.isNaN { place = .milliseconds(Int64(seconds * 1_000)) }
    }

    /// Puts a switch that is set where it belongs; in the environment 1 and 0 are yes and no.
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

import GraphQL

/// Writes metrics in the text format of Prometheus, version 0.0.4.
///
/// Spec: https://prometheus.io/docs/instrumenting/exposition_formats/#text-format-details
struct MetricsText {
    enum Kind {
        case counter, gauge, histogram, summary

        var name: StaticString {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            case .summary: "summary"
            }
        }
    }

    private var writer = ResponseWriter()
    private var family: StaticString = ""

    /// The text written so far.
    var bytes: [UInt8] { writer.bytes }

    /// Begins a family of series; its samples follow.
    mutating func begin(_ name: StaticString, _ kind: Kind, _ help: StaticString) {
        family = name
        writer.write(literal: "# HELP ")
        writer.write(literal: name)
        writer.write(literal: " ")
        writer.write(literal: help)
        writer.write(literal: "\n# TYPE ")
        writer.write(literal: name)
        writer.write(literal: " ")
        writer.write(literal: kind.name)
        writer.write(literal: "\n")
    }

    /// Writes a sample of the current family.
    mutating func sample(_ value: UInt64, _ labels: [(name: StaticString, value: String)] = [], suffix: StaticString = "") {
        begin(suffix, labels)
        writer.write(Int64(clamping: value))
        writer.write(literal: "\n")
    }

    /// Writes a duration in seconds as a sample.
    mutating func sample(nanoseconds: UInt64, _ labels: [(name: StaticString, value: String)] = [], suffix: StaticString = "") {
        begin(suffix, labels)
        writer.write(verbatim: "\(Double(nanoseconds) / 1e9)")
        writer.write(literal: "\n")
    }

    /// Writes the samples of a histogram: cumulative buckets, sum and count.
    mutating func samples(of histogram: Histogram) {
        var count: UInt64 = 0
        for index in histogram.counts.indices {
            count &+= histogram.counts[index]
            let bound = index < Histogram.bounds.count ? Histogram.bounds[index] : "+Inf"
            sample(count, [("le", bound.description)], suffix: "_bucket")
        }
        sample(nanoseconds: histogram.sum, suffix: "_sum")
        sample(count, suffix: "_count")
    }

    private mutating func begin(_ suffix: StaticString, _ labels: [(name: StaticString, value: String)]) {
        writer.write(literal: family)
        writer.write(literal: suffix)
        for (index, label) in labels.enumerated() {
            writer.write(literal: index == 0 ? "{" : ",")
            writer.write(literal: label.name)
            writer.write(literal: "=\"")
            for byte in label.value.utf8 {
                switch byte {
                case UInt8(ascii: "\\"): writer.write(literal: "\\\\")
                case UInt8(ascii: "\""): writer.write(literal: "\\\"")
                case UInt8(ascii: "\n"): writer.write(literal: "\\n")
                default: writer.write(byte: byte)
                }
            }
            writer.write(literal: "\"")
        }
        writer.write(literal: labels.isEmpty ? " " : "} ")
    }
}

import Testing

/// A strict parser of Prometheus' text format for tests.
///
/// It rejects what a scraper might tolerate.
///
/// Spec: https://prometheus.io/docs/instrumenting/exposition_formats/#text-format-details
struct PrometheusText {
    struct Failure: Error {
        let line: String
        let reason: String
    }

    struct Sample {
        let name: String
        let labels: [String: String]
        let value: Double
    }

    private(set) var types: [String: String] = [:]
    private(set) var samples: [Sample] = []

    init(_ text: String) throws {
        guard text.hasSuffix("\n"), !text.contains("\r") else { throw Failure(line: "", reason: "lines end with a line feed") }
        var helped: Set<String> = []
        var seen: Set<String> = []
        var family = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) {
            func check(_ condition: Bool, _ reason: String) throws { if !condition { throw Failure(line: line, reason: reason) } }
            if line.hasPrefix("#") {
                let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
                try check(words.count == 4 && words[0] == "#" && Self.isName(words[2]), "a comment is HELP or TYPE of a family")
                switch words[1] {
                case "HELP":
                    try check(helped.insert(words[2]).inserted, "one HELP for a family")
                    try check(!words[3].isEmpty, "HELP has a text")
                case "TYPE":
                    try check(helped.contains(words[2]) && types[words[2]] == nil, "one TYPE for a family, after its HELP")
                    try check(["counter", "gauge", "histogram", "summary"].contains(words[3]), "a known type")
                    types[words[2]] = words[3]
                    family = words[2]
                default: try check(false, "HELP or TYPE")
                }
                continue
            }
            let sample = try Self.sample(line)
            let suffixes = ["histogram": ["_bucket", "_sum", "_count"], "summary": ["_sum", "_count"]][types[family] ?? ""] ?? [""]
            try check(suffixes.contains { family + $0 == sample.name }, "a sample belongs to the family before it")
            try check((types[family] == "counter") == family.hasSuffix("_total"), "counters end with _total, and nothing else")
            let series = "\(sample.name) \(sample.labels.sorted { $0.key < $1.key })"
            try check(seen.insert(series).inserted, "a series occurs once")
            if types[family] != "gauge" { try check(sample.value >= 0, "only gauges are negative") }
            samples.append(sample)
        }
        for (family, type) in types where type == "histogram" { try checkHistogram(family) }
    }

    /// Returns the value of a series, or nil if it is missing.
    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        samples.first { $0.name == name && $0.labels == labels }?.value
    }

    private func checkHistogram(_ family: String) throws {
        let buckets = samples.filter { $0.name == family + "_bucket" }
        let bounds = buckets.map { Double($0.labels["le"] == "+Inf" ? "inf" : $0.labels["le"] ?? "") ?? .nan }
        guard bounds == bounds.sorted(), Set(bounds).count == bounds.count, bounds.last == .infinity else {
            throw Failure(line: family, reason: "bounds rise up to +Inf")
        }
        let counts = buckets.map(\.value)
        guard counts == counts.sorted() else { throw Failure(line: family, reason: "buckets are cumulative") }
        guard counts.last == value(family + "_count"), value(family + "_sum") != nil else {
            throw Failure(line: family, reason: "the last bucket is the count, and there is a sum")
        }
    }

    /// Parses `name{label="value",…} value`.
    private static func sample(_ line: String) throws -> Sample {
        var rest = Substring(line)
        func fail(_ reason: String) -> Failure { Failure(line: line, reason: reason) }
        let name = rest.prefix { $0 != "{" && $0 != " " }
        guard isName(String(name)) else { throw fail("a name") }
        rest = rest.dropFirst(name.count)
        var labels: [String: String] = [:]
        if rest.first == "{" {
            repeat {
                rest = rest.dropFirst()
                let label = String(rest.prefix { $0 != "=" })
                guard isName(label), !label.contains(":"), !label.hasPrefix("__"), labels[label] == nil else { throw fail("a label") }
                rest = rest.dropFirst(label.count)
                guard rest.hasPrefix("=\"") else { throw fail("a value in quotes") }
                rest = rest.dropFirst(2)
                var value = ""
                while let character = rest.popFirst(), character != "\"" {
                    if character == "\\" {
                        switch rest.popFirst() {
                        case "n": value.append("\n")
                        case "\\": value.append("\\")
                        case "\"": value.append("\"")
                        default: throw fail("a known escape")
                        }
                    } else {
                        value.append(character)
                    }
                }
                labels[label] = value
            } while rest.first == ","
            guard rest.popFirst() == "}" else { throw fail("a closing brace") }
        }
        guard rest.popFirst() == " ", let value = Double(rest), value.isFinite else { throw fail("a space and a number") }
        return Sample(name: String(name), labels: labels, value: value)
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
    }
}

import ArgumentParser
import AttackDocuments
import Engine
import GraphQL

/// Measures one document, as objects for the output of the benchmark.
enum LanguageMeasurement {
    /// A normal document: microseconds and allocations of parsing and of validation.
    static func document(_ name: String, _ text: String, _ schema: Schema) throws -> Value {
        let source = Array(text.utf8)
        let document = try Document.parse(source)
        let errors = validate(document, against: schema)
        guard errors.isEmpty else { throw ValidationError("\(name) is not valid: \(errors[0].message)") }
        func parse() { _ = try? Document.parse(source) }  // parsed before without error
        func check() { _ = validate(document, against: schema) }
        let parseTime = bestMicroseconds(rounds: 20, repetitions: 500, parse)
        let validateTime = bestMicroseconds(rounds: 20, repetitions: 500, check)
        let bothTime = bestMicroseconds(rounds: 20, repetitions: 500) {
            if let document = try? Document.parse(source) { _ = validate(document, against: schema) }
        }
        return [
            "name": .string(name),
            "bytes": .int(Int64(source.count)),
            "parse_us": .double(parseTime),
            "parse_mb_per_s": .double(Double(source.count) / parseTime),
            "validate_us": .double(validateTime),
            "parse_and_validate_us": .double(bothTime),
            "parse_allocations": allocations(AllocationCounter.count(parse)),
            "validate_allocations": allocations(AllocationCounter.count(check)),
        ]
    }

    /// An attack: milliseconds, allocations and memory for accepting or rejecting it, with the gateway's limits and with only the nesting
    /// limit.
    static func attack(_ attack: AttackDocument, _ schema: Schema) -> Value {
        let source = Array(attack.text.utf8)
        let limits = OperationLimits()
        func check(_ parserLimits: ParserLimits, maxErrors: Int?) {
            // The tests check the error.
            if let document = try? Document.parse(source, limits: parserLimits) {
                _ = validate(document, against: schema, maxErrors: maxErrors)
            }
        }
        func limited() { check(limits.parser, maxErrors: limits.reportedErrors) }
        func unlimited() { check(ParserLimits(), maxErrors: nil) }
        let count = AllocationCounter.count(unlimited)
        return [
            "name": .string(attack.name),
            "bytes": .int(Int64(source.count)),
            "limited_ms": .double(bestMicroseconds(rounds: 5, repetitions: 1, limited) / 1_000),
            "unlimited_ms": .double(bestMicroseconds(rounds: 5, repetitions: 1, unlimited) / 1_000),
            "allocations": allocations(count),
            "peak_bytes": count.map { .int($0.peakBytes) } ?? .null,
        ]
    }

    private static func allocations(_ count: AllocationCounter.Count?) -> Value {
        count.map { .int($0.allocations) } ?? .null
    }

    /// Returns the best mean of several rounds, because noise only adds time.
    private static func bestMicroseconds(rounds: Int, repetitions: Int, _ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        var best = Duration.seconds(1000)
        for _ in 0..<rounds {
            let time = clock.measure { for _ in 0..<repetitions { work() } }
            best = min(best, time)
        }
        return best / .microseconds(1) / Double(repetitions)
    }
}

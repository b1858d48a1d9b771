import ArgumentParser
import Gateway
import GraphQL

/// `cupboard benchmark-language`: times the parser and the validator; run by `scripts/bench`.
struct LanguageBenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark-language",
        abstract: "Time parsing and validating a few documents.",
        discussion: "Prints a JSON list: name, bytes, parse_us, parse_mb_per_s, parse_and_validate_us; each the best of many rounds.",
        shouldDisplay: false
    )

    @OptionGroup var schema: SchemaOptions

    func run() throws {
        let schema = try schema.snapshot().schema
        var results: [Value] = []
        for (name, text) in Self.documents {
            let source = Array(text.utf8)
            let parsed = try Document.parse(source)
            let errors = GraphQL.validate(parsed, against: schema)
            guard errors.isEmpty else { throw CommandFailure("\(name) is not valid: \(errors[0].message)") }
            let parse = Self.bestMicroseconds { (try? Document.parse(source)) != nil }
            let both = Self.bestMicroseconds {
                // Parsed a moment ago without error, so `try?` hides nothing.
                guard let document = try? Document.parse(source) else { return false }
                return GraphQL.validate(document, against: schema).isEmpty
            }
            results.append([
                "name": .string(name),
                "bytes": .int(Int64(source.count)),
                "parse_us": .double(parse),
                "parse_mb_per_s": .double(Double(source.count) / parse),
                "parse_and_validate_us": .double(both),
            ])
        }
        var writer = ResponseWriter()
        writer.write(.list(results))
        print(writer.text)
    }

    /// The best mean of several rounds: noise only ever adds.
    private static func bestMicroseconds(_ body: () -> Bool) -> Double {
        let clock = ContinuousClock()
        let repetitions = 500
        var best = Duration.seconds(1000)
        for _ in 0..<20 {
            let time = clock.measure {
                for _ in 0..<repetitions {
                    // The answer is used, so that the work cannot be left out.
                    guard body() else { return }
                }
            }
            best = min(best, time)
        }
        return best / .microseconds(1) / Double(repetitions)
    }

    private static let documents: [(name: String, text: String)] = [
        ("introspection", IntrospectionQuery().text),
        ("detail", detailQuery),
    ]

    private static let detailQuery = """
        query Detail($id: ID!, $reviews: Int = 3, $withSteps: Boolean = true) {
          recipe(id: $id) {
            ...Card
            description
            nutrition { perServing { ...Amounts } whole { ...Amounts } }
            ingredients { quantity unit grams note ingredient { id name aisle } }
            instructions @include(if: $withSteps) { position text }
            reviews(first: $reviews) { totalCount pageInfo { hasNextPage endCursor } nodes { stars comment author { name } } }
          }
        }

        fragment Card on Recipe { id title minutes servings images costPerServing { amount currencyCode } author { id name } }

        fragment Amounts on Nutrients { calories proteinG carbsG sugarG fiberG fatG saturatedFatG sodiumMg }
        """
}

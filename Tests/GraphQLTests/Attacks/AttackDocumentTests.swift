import AttackDocuments
import GraphQL
import Testing

/// The time limit is far more than any document needs, and far less than quadratic work would take.
@Suite("attack documents", .timeLimit(.minutes(20)))
struct AttackDocumentTests {
    static let schema: Schema = {
        do {
            return try Schema(sdl: AttackDocument.schema)
        } catch {
            fatalError("The schema of the attacks is wrong: \(error)")
        }
    }()

    /// Returns the errors of a document, or only its syntax error.
    static func errors(_ attack: AttackDocument, _ limits: ParserLimits = ParserLimits(), maxErrors: Int? = nil) -> [GraphQLError] {
        do throws(SyntaxError) {
            return validate(try Document.parse(attack.text, limits: limits), against: schema, maxErrors: maxErrors)
        } catch {
            return [error.graphQLError]
        }
    }

    @Test("accepts each document, or rejects it with the right error and bounded text", arguments: AttackDocument.all(bytes: 20_000))
    func outcome(_ attack: AttackDocument) {
        let errors = Self.errors(attack)
        switch attack.outcome {
        case .valid: #expect(errors == [])
        case .refused(let beginning):
            #expect(errors.contains { $0.message.starts(with: beginning) }, "\(errors.prefix(3).map { $0.message.prefix(200) })")
        }
        #expect(errors.reduce(0) { $0 + $1.message.utf8.count + 16 * $1.locations.count } < 1_000_000)
    }

    @Test(
        "aborts the validation of documents that are too large to follow in every way",
        arguments: AttackDocument.all().filter(isTooLarge)
    )
    func tooLarge(_ attack: AttackDocument) {
        #expect(Self.errors(attack).last?.message.hasSuffix("Validation aborted.") == true)
    }

    private static func isTooLarge(_ attack: AttackDocument) -> Bool {
        guard case .refused(let beginning) = attack.outcome else { return false }
        return beginning.hasSuffix("Validation aborted.")
    }

    @Test("reports at most ten errors and no long texts, with the document size and limits of the gateway", arguments: AttackDocument.all())
    func limited(_ attack: AttackDocument) {
        let errors = Self.errors(attack, ParserLimits(nesting: 200, tokens: 5_000), maxErrors: 9)
        #expect(errors.count <= 10)
        #expect(errors.reduce(0) { $0 + $1.message.utf8.count } < 150_000)
    }

    private static let large = ["parentheses", "a long name", "a long string", "a block string of many lines", "a long comment", "commas"]

    @Test(
        "needs no more time for ten megabytes than for reading them",
        arguments: AttackDocument.syntax(10_000_000).filter { large.contains($0.name) }
    )
    func tenMegabytes(_ attack: AttackDocument) {
        let errors = Self.errors(attack, maxErrors: 9)
        if case .refused(let beginning) = attack.outcome {
            #expect(errors.first?.message.starts(with: beginning) == true)
            #expect((errors.first?.message.utf8.count ?? 0) < 2_000)
        } else {
            #expect(errors == [])
        }
    }
}

import AttackDocuments
import GraphQL
import Testing

/// Far more time than anything takes, and far less than what is quadratic would.
@Suite("documents written as attacks", .timeLimit(.minutes(20)))
struct AttackDocumentTests {
    static let schema: Schema = {
        do {
            return try Schema(sdl: AttackDocument.schema)
        } catch {
            fatalError("The schema of the attacks is wrong: \(error)")
        }
    }()

    /// The errors of a document; a syntax error alone.
    static func errors(_ attack: AttackDocument, _ limits: ParserLimits = ParserLimits(), maxErrors: Int? = nil) -> [GraphQLError] {
        do throws(SyntaxError) {
            return validate(try Document.parse(attack.text, limits: limits), against: schema, maxErrors: maxErrors)
        } catch {
            return [error.graphQLError]
        }
    }

    @Test("are taken, or refused with the right error and in bounded text", arguments: AttackDocument.all(bytes: 20_000))
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
        "too large to be followed in every way are refused with an error that says so",
        arguments: AttackDocument.all().filter(isTooLarge)
    )
    func tooLarge(_ attack: AttackDocument) {
        #expect(Self.errors(attack).last?.message.hasSuffix("Validation aborted.") == true)
    }

    private static func isTooLarge(_ attack: AttackDocument) -> Bool {
        guard case .refused(let beginning) = attack.outcome else { return false }
        return beginning.hasSuffix("Validation aborted.")
    }

    @Test("of the size and with the limits of the gateway get ten errors at most, and no long texts", arguments: AttackDocument.all())
    func limited(_ attack: AttackDocument) {
        let errors = Self.errors(attack, ParserLimits(nesting: 200, tokens: 5_000), maxErrors: 9)
        #expect(errors.count <= 10)
        #expect(errors.reduce(0) { $0 + $1.message.utf8.count } < 150_000)
    }

    private static let large = ["parentheses", "a long name", "a long string", "a block string of many lines", "a long comment", "commas"]

    @Test(
        "of ten megabytes cost no more than reading them",
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

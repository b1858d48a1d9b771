import GraphQL
import Testing

/// A document and the errors that a rule finds in it, as `message @line:column …`.
struct ValidationCase: Sendable, CustomTestStringConvertible {
    let document: String
    let errors: [String]

    init(_ document: String, _ errors: String...) {
        self.document = document
        self.errors = errors
    }

    var testDescription: String { document.prefix(60).debugDescription }

    /// Expects that the rule finds exactly these errors, in this order.
    func check(_ rule: String, against schema: Schema? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let rules = try #require(ValidationRules(named: rule), sourceLocation: sourceLocation)
        let found = try validate(Document.parse(document), against: schema ?? Self.pets, rules: rules)
        #expect(found.map(Self.describe) == errors, sourceLocation: sourceLocation)
    }

    /// Expects that the rule finds exactly these errors in a document that defines a schema, in any order.
    func checkDefinitions(_ rule: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let rules = try #require(ValidationRules(named: rule), sourceLocation: sourceLocation)
        let found = try validateSDL(Document.parse(document), rules: rules)
        #expect(found.map(Self.describe).sorted() == errors.sorted(), sourceLocation: sourceLocation)
    }

    /// Expects that the types defined in the document have exactly these errors, in any order.
    func checkTypes(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        do throws(SchemaError) {
            _ = try Schema(sdl: document)
            #expect(errors.isEmpty, sourceLocation: sourceLocation)
        } catch {
            #expect(error.phase == .types, sourceLocation: sourceLocation)
            #expect(error.errors.map(Self.describe).sorted() == errors.sorted(), sourceLocation: sourceLocation)
        }
    }

    static func describe(_ error: GraphQLError) -> String {
        error.message + " @" + error.locations.map { "\($0.line):\($0.column)" }.joined(separator: " ")
    }

    /// The schema of most cases, with some of everything.
    static let pets: Schema = {
        let sdl = """
            directive @onField(count: Int!, tag: String) on FIELD
            directive @many(n: Int) repeatable on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
            directive @onQuery on QUERY
            directive @onVariable on VARIABLE_DEFINITION
            scalar Point
            interface Being { name(upper: Boolean): String }
            interface Pet implements Being { name(upper: Boolean): String, owner: Human }
            type Dog implements Pet & Being {
              name(upper: Boolean): String, owner: Human, barks: Boolean, volume: Int
              knows(command: Command!): Boolean!, old: Int @deprecated(reason: "Too old.")
            }
            type Cat implements Pet & Being { name(upper: Boolean): String, owner: Human, meows: Boolean, volume: Float }
            type Human implements Being { name(upper: Boolean): String, pets: [Pet!], friend: Human }
            type Rock { weight: Float }
            union CatOrDog = Cat | Dog
            union DogOrHuman = Dog | Human
            union Anything = Query | Rock
            enum Command { SIT, HEEL, JUMP @deprecated(reason: "Bad for the knees.") }
            input Filter { name: String!, ages: [Int!], size: Float = 1.5, inner: Filter, legs: Int @deprecated(reason: "Count them.") }
            input Choice @oneOf { id: ID, name: String }
            type Query {
              dog: Dog, cat: Cat, pet: Pet, human: Human, being: Being, catOrDog: CatOrDog, dogOrHuman: DogOrHuman, rock: Rock, anything: Anything
              find(filter: Filter, filters: [Filter!], choice: Choice, at: Point, old: Int @deprecated(reason: "Use at.")): [Pet!]!
              values(int: Int, float: Float, string: String, boolean: Boolean, id: ID, command: Command, list: [Int], matrix: [[Int!]!]): Int
              required(a: Int!, b: Int! = 1, c: [Int!]): Int
            }
            type Mutation { feed: Boolean }
            type Subscription { fed: Dog, barked(loud: Boolean): Dog }
            """
        do {
            return try Schema(sdl: sdl)
        } catch {
            fatalError("The schema of the tests is wrong: \(error)")
        }
    }()
}

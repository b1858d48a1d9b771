/// What all rules share during one validation: the document, the schema, and the errors found so far.
struct ValidationContext {
    let document: Document
    let schema: Schema
    let rules: ValidationRules
    /// Small integers for the document's names.
    var names = NameInterner()
    /// What the document itself defines.
    let own: OwnDefinitions
    /// What may still be spent on suggestions.
    var suggestions = SuggestionBudget()
    /// Whether errors say what may have been meant.
    private(set) var suggests = true
    /// What the walk learns about the document, for rules that look at several definitions.
    var uses: DocumentUses

    /// How many times the usual work may be done.
    let effort: Int

    private let maxErrors: Int
    private var errors: [PendingError] = []
    /// Whether looking further is of no use.
    private(set) var isFull = false
    /// How much more text and places the errors may have; an error that names much can be had many times.
    private var textLeft: Int
    /// What was suggested for a name in a place, since mistakes are repeated; the names are compared with all that there is.
    private var hints: [Hint: String] = [:]
    private var secrets: SecretValues?
    /// How many more steps may be taken by rules that follow all fragments of each operation.
    ///
    /// Operations and fragments of 5,000 tokens are some 100,000 pairs.
    private var stepsLeft: Int

    private struct Hint: Hashable {
        let name: String
        let place: Int32
    }

    /// For how many more different mistakes something is suggested.
    private var hintsLeft = 100

    /// An error whose places are still offsets: they are turned into lines and columns all at once.
    private struct PendingError {
        let message: String
        let offsets: [Int32]
        var code: ErrorCode?
    }

    init(_ document: Document, _ schema: Schema, _ rules: ValidationRules, maxErrors: Int?, effort: Int = 1) {
        self.document = document
        self.schema = schema
        self.rules = rules
        self.maxErrors = maxErrors ?? .max
        own = OwnDefinitions(document, &names)
        self.effort = effort
        textLeft = (131_072 + 8 * document.source.count) * effort
        stepsLeft = 3_000_000 * effort
        uses = DocumentUses(document)
    }

    /// How many errors there are so far.
    var errorCount: Int { errors.count }

    /// How many errors may still be reported, the one included that says that there are more.
    var errorsLeft: Int { maxErrors == .max ? .max : maxErrors - errors.count + 1 }

    mutating func report(_ message: String, at offsets: Int32..., code: ErrorCode? = nil) {
        report(message, atOffsets: offsets, code: code)
    }

    mutating func report(_ message: String, atOffsets offsets: [Int32], code: ErrorCode? = nil) {
        guard !isFull else { return }
        guard errors.count < maxErrors, textLeft > 0 else {
            return abort("Too many validation errors, error limit reached. Validation aborted.")
        }
        textLeft -= message.utf8.count + 16 * offsets.count
        errors.append(PendingError(message: message, offsets: offsets, code: code))
    }

    /// Reports why not all could be looked at, and ends the validation.
    mutating func abort(_ message: String) {
        guard !isFull else { return }
        errors.append(PendingError(message: message, offsets: []))
        isFull = true
    }

    /// Takes errors back, so that something else can be said in their place.
    mutating func removeErrors(from count: Int) {
        errors.removeLast(errors.count - count)
        isFull = false
    }

    /// Which values no message may show; looked up when something is wrong with one that may be such.
    mutating func secretValues() -> SecretValues {
        let values = secrets ?? SecretValues(of: document, in: schema)
        secrets = values
        return values
    }

    /// Takes steps along the fragments of operations; ends the validation where they become too many.
    mutating func takeSteps(_ count: Int) {
        stepsLeft -= count
        if stepsLeft < 0 {
            abort("The document has too many operations and fragments to follow all fragments of each operation. Validation aborted.")
        }
    }

    /// Leaves “Did you mean …?” out of all messages.
    mutating func suggestsNothing() {
        suggestions = .none
        suggests = false
        hintsLeft = 0
    }

    /// “Did you mean …?” for a name in a place, unless there are so many that no person can have meant anything by them.
    mutating func hint(for name: String, in place: Int32, _ makeHint: () -> String) -> String {
        let key = Hint(name: name, place: place)
        if let known = hints[key] { return known }
        guard hintsLeft > 0 else { return "" }
        hintsLeft -= 1
        let hint = makeHint()
        hints[key] = hint
        return hint
    }

    /// The errors with their lines and columns.
    func graphQLErrors() -> [GraphQLError] {
        guard !errors.isEmpty else { return [] }
        let locations = SourceLocation.locations(ofOffsets: errors.flatMap(\.offsets), in: document.source.span)
        return errors.map { error in
            GraphQLError(error.message, locations: error.offsets.compactMap { locations[$0] }, code: error.code)
        }
    }
}

extension ValidationContext {
    /// The text of a name in messages.
    func text(_ name: Name) -> String { document.excerpt(name) }

    /// The text of a type in messages.
    func text(_ type: TypeReference) -> String { schema.printed(type) }

    /// The name of a type in messages.
    func text(_ type: TypeID) -> String { schema[type].name }

    /// How messages call a field: `Type.field`; meta-fields belong to no type.
    func coordinate(of field: FieldID, in parent: TypeID) -> String {
        let isMetaField = field == .schema || field == .type || field == .typename
        return (isMetaField ? "<meta>" : text(parent)) + "." + schema[field].name
    }
}

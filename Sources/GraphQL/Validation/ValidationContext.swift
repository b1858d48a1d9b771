/// The state shared by all rules during one validation: the document, the schema, and the errors found so far.
struct ValidationContext {
    let document: Document
    let schema: Schema
    let rules: ValidationRules
    /// Small integers for the document's names.
    var names = NameInterner()
    /// The types and directives that the document itself defines.
    let own: OwnDefinitions
    /// The remaining budget for suggestions.
    var suggestions = SuggestionBudget()
    /// Whether errors suggest corrections for misspelled names.
    private(set) var suggests = true
    /// The data that the traversal collects about the document, for rules that examine several definitions.
    var uses: DocumentUses

    /// The factor for the limits on work.
    let effort: Int

    private let maxErrors: Int
    private var errors: [PendingError] = []
    /// Whether validation has been aborted.
    private(set) var isFull = false
    /// The remaining amount of text and locations in errors, because an error that names many elements can occur many times.
    private var remainingText: Int
    /// The suggestions by name and place: mistakes are often repeated, and each name is compared with all candidates.
    private var hints: [Hint: String] = [:]
    private var secrets: SecretValues?
    /// The remaining steps of rules that follow all fragments of each operation.
    ///
    /// The operations and fragments of a document with 5,000 tokens form about 100,000 pairs.
    private var remainingSteps: Int

    private struct Hint: Hashable {
        let name: String
        let place: Int32
    }

    /// The remaining number of different mistakes that get suggestions.
    private var remainingHints = 100

    /// An error with offsets as its locations, which are converted to lines and columns all at once.
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
        remainingText = (131_072 + 8 * document.source.count) * effort
        remainingSteps = 3_000_000 * effort
        uses = DocumentUses(document)
    }

    /// The number of errors so far.
    var errorCount: Int { errors.count }

    /// The number of errors that can still be reported, including the error about too many errors.
    var remainingErrors: Int { maxErrors == .max ? .max : maxErrors - errors.count + 1 }

    mutating func report(_ message: String, at offsets: Int32..., code: ErrorCode? = nil) {
        report(message, atOffsets: offsets, code: code)
    }

    mutating func report(_ message: String, atOffsets offsets: [Int32], code: ErrorCode? = nil) {
        guard !isFull else { return }
        guard errors.count < maxErrors, remainingText > 0 else {
            return abort("Too many validation errors, error limit reached. Validation aborted.")
        }
        remainingText -= message.utf8.count + 16 * offsets.count
        errors.append(PendingError(message: message, offsets: offsets, code: code))
    }

    /// Reports the reason why the document could not be checked completely, and ends the validation.
    mutating func abort(_ message: String) {
        guard !isFull else { return }
        errors.append(PendingError(message: message, offsets: []))
        isFull = true
    }

    /// Removes errors so that others can replace them.
    mutating func removeErrors(from count: Int) {
        errors.removeLast(errors.count - count)
        isFull = false
    }

    /// Returns the secret values of the document; called only if a value that may be secret is invalid.
    mutating func secretValues() -> SecretValues {
        let values = secrets ?? SecretValues(of: document, in: schema)
        secrets = values
        return values
    }

    /// Counts steps along the fragments of operations, and ends the validation if there are too many.
    mutating func takeSteps(_ count: Int) {
        remainingSteps -= count
        if remainingSteps < 0 {
            abort("The document has too many operations and fragments to follow all fragments of each operation. Validation aborted.")
        }
    }

    /// Omits “Did you mean …?” from all messages.
    mutating func disableSuggestions() {
        suggestions = .none
        suggests = false
        remainingHints = 0
    }

    /// Returns “Did you mean …?” for a name at a place, unless there are more mistakes than a person would make.
    mutating func hint(for name: String, in place: Int32, _ makeHint: () -> String) -> String {
        let key = Hint(name: name, place: place)
        if let known = hints[key] { return known }
        guard remainingHints > 0 else { return "" }
        remainingHints -= 1
        let hint = makeHint()
        hints[key] = hint
        return hint
    }

    /// Returns the errors with their lines and columns.
    func graphQLErrors() -> [GraphQLError] {
        guard !errors.isEmpty else { return [] }
        let locations = SourceLocation.locations(ofOffsets: errors.flatMap(\.offsets), in: document.source.span)
        return errors.map { error in
            GraphQLError(error.message, locations: error.offsets.compactMap { locations[$0] }, code: error.code)
        }
    }
}

extension ValidationContext {
    /// Returns the text of a name for messages.
    func text(_ name: Name) -> String { document.excerpt(name) }

    /// Returns the text of a type for messages.
    func text(_ type: TypeReference) -> String { schema.printed(type) }

    /// Returns the name of a type for messages.
    func text(_ type: TypeID) -> String { schema[type].name }

    /// Returns the name of a field for messages: `Type.field`; meta-fields belong to no type.
    func coordinate(of field: FieldID, in parent: TypeID) -> String {
        let isMetaField = field == .schema || field == .type || field == .typename
        return (isMetaField ? "<meta>" : text(parent)) + "." + schema[field].name
    }
}

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
    /// What the walk learns about the document, for rules that look at several definitions.
    var uses: DocumentUses

    /// Whether the limit of errors is passed, so that looking further is of no use.
    private(set) var isFull = false

    /// How many places all errors together can have: a thousand errors that each tell a hundred thousand places are a hostile document.
    private static let maximumPlaces = 200_000

    private let maxErrors: Int
    private var errors: [PendingError] = []
    private var placeCount = 0

    /// An error whose places are still offsets: they are turned into lines and columns all at once.
    private struct PendingError {
        let message: String
        let offsets: [Int32]
    }

    init(_ document: Document, _ schema: Schema, _ rules: ValidationRules, maxErrors: Int?) {
        self.document = document
        self.schema = schema
        self.rules = rules
        self.maxErrors = maxErrors ?? .max
        own = OwnDefinitions(document, &names)
        uses = DocumentUses(document)
    }

    mutating func report(_ message: String, at offsets: Int32...) {
        report(message, atOffsets: offsets)
    }

    mutating func report(_ message: String, atOffsets offsets: [Int32]) {
        guard !isFull else { return }
        guard errors.count < maxErrors, placeCount < Self.maximumPlaces else {
            let message = "Too many validation errors, error limit reached. Validation aborted."
            errors.append(PendingError(message: message, offsets: []))
            isFull = true
            return
        }
        placeCount += offsets.count
        errors.append(PendingError(message: message, offsets: offsets))
    }

    /// The errors with their lines and columns.
    func graphQLErrors() -> [GraphQLError] {
        guard !errors.isEmpty else { return [] }
        let locations = SourceLocation.locations(ofOffsets: errors.flatMap(\.offsets), in: document.source.span)
        return errors.map { error in
            GraphQLError(error.message, locations: error.offsets.compactMap { locations[$0] })
        }
    }
}

extension ValidationContext {
    func text(_ name: Name) -> String { document.text(name) }

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

extension SourceLocation {
    /// The places of many offsets, found in one pass through the source.
    static func locations(ofOffsets offsets: [Int32], in source: Span<UInt8>) -> [Int32: SourceLocation] {
        var locations: [Int32: SourceLocation] = [:]
        var (line, column, index) = (1, 1, 0)
        for offset in offsets.sorted() where locations[offset] == nil {
            while index < Int(offset), index < source.count {
                let byte = source[index]
                index += 1
                if byte == .lineFeed || byte == .carriageReturn && !(index < source.count && source[index] == .lineFeed) {
                    line += 1
                    column = 1
                } else if !byte.isUTF8Continuation {
                    column += 1
                }
            }
            locations[offset] = SourceLocation(line: line, column: column)
        }
        return locations
    }
}

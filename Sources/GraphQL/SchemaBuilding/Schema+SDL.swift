// From a source to a schema: syntax, then the definitions by themselves, then the types that they define.
extension Schema {
    /// Builds the schema that a source defines; extensions in the same source are applied.
    ///
    /// - Parameters:
    ///   - sdl: The definitions and extensions, UTF-8.
    ///   - assumesValid: Whether to leave out validation, as described at ``init(_:assumesValid:)``.
    /// - Throws: All that is wrong in the first step that finds anything.
    public init(sdl: [UInt8], assumesValid: Bool = false) throws(SchemaError) {
        let document: Document
        do {
            document = try Document.parse(sdl)
        } catch {
            throw SchemaError([error.graphQLError], in: .syntax)
        }
        try self.init(document, assumesValid: assumesValid)
    }

    /// The same for a string.
    public init(sdl: String, assumesValid: Bool = false) throws(SchemaError) {
        try self.init(sdl: Array(sdl.utf8), assumesValid: assumesValid)
    }

    /// Builds the schema that a document defines; operations and fragments in it are ignored.
    ///
    /// - Parameters:
    ///   - document: The definitions and extensions.
    ///   - assumesValid: Whether to leave out validation: for tools that only print or compare. Of definitions with one name the first
    ///     counts then, types may stand where their kind does not fit, and nothing should be executed against the schema.
    /// - Throws: All that is wrong in the first step that finds anything; without validation only what keeps the schema from being built,
    ///   such as unknown types.
    public init(_ document: Document, assumesValid: Bool = false) throws(SchemaError) {
        if !assumesValid {
            let errors = validateSDL(document, maxErrors: SchemaError.maximumErrors)
            guard errors.isEmpty else { throw SchemaError(errors, in: .definitions) }
        }
        let builder = SchemaBuilder.build(document)
        guard builder.errors.isEmpty else { throw SchemaError(builder.errors, in: .types) }
        if !assumesValid {
            var validator = TypeValidator(document, builder.schema, builder.nodes, builder.defaultValues)
            let errors = validator.validate()
            guard errors.isEmpty else { throw SchemaError(errors, in: .types) }
        }
        self = builder.schema
    }
}

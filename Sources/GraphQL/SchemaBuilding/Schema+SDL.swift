// From source to schema: syntax, then the definitions by themselves, then the types that they define.
extension Schema {
    /// Builds the schema that a source defines, and applies the extensions in the same source.
    ///
    /// - Parameters:
    ///   - sdl: The definitions and extensions in UTF-8.
    ///   - assumesValid: Whether to skip validation, as described at ``init(_:assumesValid:)``.
    /// - Throws: All errors of the first step that finds any.
    public init(sdl: [UInt8], assumesValid: Bool = false) throws(SchemaError) {
        let document: Document
        do {
            document = try Document.parse(sdl)
        } catch {
            throw SchemaError([error.graphQLError], in: .syntax)
        }
        try self.init(document, assumesValid: assumesValid)
    }

    /// Builds the schema that a string defines, and applies the extensions in it.
    public init(sdl: String, assumesValid: Bool = false) throws(SchemaError) {
        try self.init(sdl: Array(sdl.utf8), assumesValid: assumesValid)
    }

    /// Builds the schema that a document defines; operations and fragments are ignored.
    ///
    /// - Parameters:
    ///   - document: The definitions and extensions.
    ///   - assumesValid: Whether to skip validation, for tools that only print or compare schemas. Of several definitions with the same
    ///     name, only the first counts. Types may be used where their kind does not fit. Do not execute operations against such a schema.
    /// - Throws: All errors of the first step that finds any; without validation, only errors that prevent the schema from being built,
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

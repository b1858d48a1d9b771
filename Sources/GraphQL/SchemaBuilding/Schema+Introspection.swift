extension Schema {
    /// Builds the schema that a server shows by introspection.
    ///
    /// The result is written as definitions and built from them, so that a schema is the same whichever way it came. What introspection does
    /// not show is not there: applied custom directives.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Introspection
    ///
    /// - Parameter result: The answer to `IntrospectionQuery`, with or without the `data` around it.
    /// - Throws: The first thing that is missing or malformed, or else all that is wrong with the schema.
    public init(introspection result: Value) throws(IntrospectionError) {
        let sdl = try IntrospectionDefinitions(of: result).text
        do throws(SchemaError) {
            // Servers of older editions break newer rules; documents can be checked against them all the same.
            try self.init(sdl: sdl, assumesValid: true)
        } catch {
            // The places are those of a source that nobody has seen.
            throw .invalidSchema(SchemaError(error.errors.map { GraphQLError($0.message) }, in: error.phase))
        }
    }
}

extension Schema {
    /// Builds a schema from an introspection result.
    ///
    /// The result is converted to definitions, so that the schema is the same as one built from definitions. Applied custom directives are
    /// missing, because introspection does not show them.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Introspection
    ///
    /// - Parameter result: The response to `IntrospectionQuery`, with or without the enclosing `data`.
    /// - Throws: The first part that is missing or malformed, or else all errors of the schema.
    public init(introspection result: Value) throws(IntrospectionError) {
        let sdl = try IntrospectionDefinitions(of: result).text
        do throws(SchemaError) {
            // Servers of older editions violate newer rules, but documents can still be validated against their schemas.
            try self.init(sdl: sdl, assumesValid: true)
        } catch {
            // The locations are left out: they refer to a generated source that the caller has never seen.
            throw .invalidSchema(SchemaError(error.errors.map { GraphQLError($0.message) }, in: error.phase))
        }
    }
}

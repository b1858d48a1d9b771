/// The reason why a value is not the introspection result of a schema.
public enum IntrospectionError: Error, Sendable, Equatable {
    /// A part is missing or has the wrong form.
    ///
    /// - path: The path of the part, such as `__schema.types[3].fields[0].type`.
    /// - problem: The problem, as the end of a sentence.
    case malformed(path: String, problem: String)
    /// All parts are present, but they do not form a schema; the errors have no locations, because there is no source.
    case invalidSchema(SchemaError)
}

extension IntrospectionError: CustomStringConvertible {
    /// The path and the problem, or one line for each error of the schema.
    public var description: String {
        switch self {
        case .malformed(let path, let problem): "\(path) \(problem)"
        case .invalidSchema(let error): error.description
        }
    }
}

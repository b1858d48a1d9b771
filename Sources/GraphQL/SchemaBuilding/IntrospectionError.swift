/// What keeps a value from being the introspection of a schema.
public enum IntrospectionError: Error, Sendable, Equatable {
    /// A part is missing or not what introspection gives.
    ///
    /// - path: The place, such as `__schema.types[3].fields[0].type`.
    /// - problem: What is wrong there, as the end of a sentence.
    case malformed(path: String, problem: String)
    /// All parts are there, but they do not make a schema; the errors have no locations, since there is no source.
    case invalidSchema(SchemaError)
}

extension IntrospectionError: CustomStringConvertible {
    /// What is wrong and where; a line for each error of the schema.
    public var description: String {
        switch self {
        case .malformed(let path, let problem): "\(path) \(problem)"
        case .invalidSchema(let error): error.description
        }
    }
}

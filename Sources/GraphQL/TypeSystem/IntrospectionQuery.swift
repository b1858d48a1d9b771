/// The query for the whole schema of a server, as written by GraphQL.js' `getIntrospectionQuery`.
///
/// Servers reject a query with an unknown field, so fields added by later editions of the specification can be left out.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Introspection
public struct IntrospectionQuery: Sendable, Hashable {
    /// `__Schema.description`.
    public var hasSchemaDescription = true
    /// `__Type.specifiedByURL`.
    public var hasSpecifiedByURL = true
    /// `__Type.isOneOf`.
    public var hasIsOneOf = true
    /// `__Directive.isRepeatable`.
    public var hasIsRepeatable = true
    /// `__InputValue.isDeprecated` with its reason, and the related arguments `includeDeprecated`.
    public var hasInputDeprecation = true

    /// The number of type wrappers to request, such as `[` and `!`.
    ///
    /// Nine wrappers, as in other tools, are four nested lists with all their non-null wrappers.
    public var typeDepth = 9

    /// Creates the query of the September 2025 edition.
    public init() {}

    /// The source text.
    public var text: String {
        let deprecatedInputs = hasInputDeprecation ? "(includeDeprecated: true)" : ""
        let lines = """
            query IntrospectionQuery {
              __schema {
                \(hasSchemaDescription ? "description" : "")
                queryType { name kind }
                mutationType { name kind }
                subscriptionType { name kind }
                types {
                  ...FullType
                }
                directives {
                  name
                  description
                  \(hasIsRepeatable ? "isRepeatable" : "")
                  locations
                  args\(deprecatedInputs) {
                    ...InputValue
                  }
                }
              }
            }
            fragment FullType on __Type {
              kind
              name
              description
              \(hasSpecifiedByURL ? "specifiedByURL" : "")
              \(hasIsOneOf ? "isOneOf" : "")
              fields(includeDeprecated: true) {
                name
                description
                args\(deprecatedInputs) {
                  ...InputValue
                }
                type {
                  ...TypeRef
                }
                isDeprecated
                deprecationReason
              }
              inputFields\(deprecatedInputs) {
                ...InputValue
              }
              interfaces {
                ...TypeRef
              }
              enumValues(includeDeprecated: true) {
                name
                description
                isDeprecated
                deprecationReason
              }
              possibleTypes {
                ...TypeRef
              }
            }
            fragment InputValue on __InputValue {
              name
              description
              type { ...TypeRef }
              defaultValue
              \(hasInputDeprecation ? "isDeprecated" : "")
              \(hasInputDeprecation ? "deprecationReason" : "")
            }
            fragment TypeRef on __Type {
            \(typeReference)
            }
            """
        return lines.split(separator: "\n").filter { $0.contains { $0 != " " } }.joined(separator: "\n")
    }

    /// The selections for a named type in its wrappers.
    private var typeReference: String {
        let levels = typeDepth + 1
        var lines: [String] = []
        for level in 1...levels {
            let indentation = String(repeating: "  ", count: level)
            lines += level == 1 ? ["  kind", "  name"] : [indentation + "name", indentation + "kind"]
            if level < levels { lines.append(indentation + "ofType {") }
        }
        for level in (1..<levels).reversed() { lines.append(String(repeating: "  ", count: level) + "}") }
        return lines.joined(separator: "\n")
    }
}

// The capabilities of older servers.
extension IntrospectionQuery {
    /// A query for the fields and arguments of the introspection types, which servers of any edition can answer.
    public static let capabilities = """
        {
          schema: __type(name: "__Schema") { fields { name } }
          type: __type(name: "__Type") { fields { name args { name } } }
          directive: __type(name: "__Directive") { fields { name args { name } } }
          field: __type(name: "__Field") { fields { name args { name } } }
          inputValue: __type(name: "__InputValue") { fields { name } }
        }
        """

    /// Creates the query without anything that a server does not know.
    ///
    /// - Parameter data: The data in the server's response to `capabilities`.
    public init(capabilities data: Value) {
        hasSchemaDescription = data.knows("description", of: "schema")
        hasSpecifiedByURL = data.knows("specifiedByURL", of: "type")
        hasIsOneOf = data.knows("isOneOf", of: "type")
        hasIsRepeatable = data.knows("isRepeatable", of: "directive")
        hasInputDeprecation =
            data.knows("isDeprecated", of: "inputValue") && data.knows("args", of: "field", argument: "includeDeprecated")
            && data.knows("args", of: "directive", argument: "includeDeprecated")
            && data.knows("inputFields", of: "type", argument: "includeDeprecated")
    }
}

extension Value {
    fileprivate func knows(_ field: String, of type: String, argument: String? = nil) -> Bool {
        guard let found = self[type]?["fields"]?.items.first(where: { $0["name"] == .string(field) }) else { return false }
        return argument.map { argument in found["args"]?.items.contains { $0["name"] == .string(argument) } ?? false } ?? true
    }

    private subscript(_ name: String) -> Value? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    private var items: [Value] {
        if case .list(let items) = self { items } else { [] }
    }
}

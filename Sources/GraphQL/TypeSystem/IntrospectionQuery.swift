/// The query that asks a server for its whole schema, as GraphQL.js' `getIntrospectionQuery` writes it.
///
/// Servers refuse a query with a field that they do not know, so what editions of the specification have added can be left out.
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
    /// `__InputValue.isDeprecated` with its reason, and the arguments `includeDeprecated` that go with it.
    public var hasInputDeprecation = true

    /// How many wrappers of a type are asked for, such as `[` and `!`: three lists with all their non-nulls and one, as others ask.
    public var typeDepth = 9

    /// Makes the query of the September 2025 edition.
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

    /// A named type in its wrappers.
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

// What an older server knows.
extension IntrospectionQuery {
    /// A query that any server answers, whatever its edition: which fields and arguments its types of introspection have.
    public static let capabilities = """
        {
          schema: __type(name: "__Schema") { fields { name } }
          type: __type(name: "__Type") { fields { name args { name } } }
          directive: __type(name: "__Directive") { fields { name args { name } } }
          field: __type(name: "__Field") { fields { name args { name } } }
          inputValue: __type(name: "__InputValue") { fields { name } }
        }
        """

    /// The query without what a server does not know.
    ///
    /// - Parameter data: What the server answered to `capabilities`.
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

package import GraphQL
package import Languages

extension ServiceClient {
    /// The document of a mutation with its input in a variable.
    package static func document(_ mutation: String, _ selection: String) -> String {
        let input = mutation.prefix(1).uppercased() + mutation.dropFirst() + "Input"
        return "mutation Run($input: \(input)!) { \(mutation)(input: $input) { \(selection) message userErrors { code message field } } }"
    }

    /// The payload of a mutation.
    ///
    /// Errors other than user errors fail the test.
    package func mutate(
        _ mutation: String,
        _ input: ObjectValue,
        _ selection: String = "",
        as caller: (any Caller)? = nil,
        language: Language? = nil
    ) throws -> Value {
        let document = Self.document(mutation, selection)
        return try data(document, variables: ["input": .object(input)], as: caller, language: language)[mutation]
    }

    /// Runs a mutation with a literal input and returns its payload.
    ///
    /// Errors beside the payload fail the test.
    package func change(
        _ name: String,
        _ input: String,
        _ payload: String = "",
        as caller: (any Caller)?,
        language: Language = .english
    ) throws -> Value {
        let answer = try changing(name, input, payload, as: caller, language: language)
        guard answer.errors == .null else { throw Unexpected(text: "\(answer)") }
        return answer.data[name]
    }

    /// Runs a mutation with a literal input and returns the whole response.
    package func changing(
        _ name: String,
        _ input: String,
        _ payload: String = "",
        as caller: (any Caller)?,
        language: Language = .english
    ) throws -> Value {
        let query = "mutation { \(name)(input: {\(input)}) { \(payload) message userErrors { code message field } } }"
        return try self.query(query, as: caller, language: language).json()
    }
}

extension Value {
    /// The user errors of a payload, each as “field: message”.
    package var mistakes: [String] {
        self["userErrors"].items.map { error in
            "\(error["field"].items.compactMap(\.string).joined(separator: ".")): \(error["message"].string ?? "")"
        }
    }

    /// The codes of the user errors of a payload.
    package var codes: [String] { self["userErrors"].items.compactMap { $0["code"].string } }

    /// The code of the first error of a response.
    package var errorCode: String? { at("errors.0.extensions.code").string }
}

extension ObjectValue {
    /// The object with replaced or additional fields.
    package func replacing(_ changes: ObjectValue) -> ObjectValue {
        ObjectValue(filter { changes[$0.name] == nil } + changes)
    }
}

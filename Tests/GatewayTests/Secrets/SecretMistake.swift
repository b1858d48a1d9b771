import GraphQL
import ServiceSupport
import Testing

@testable import Engine

/// An invalid request with a secret in it.
struct SecretMistake: Sendable, CustomTestStringConvertible {
    let name: String
    /// The document.
    let document: String
    /// The values of the document's variables.
    var variables = ObjectValue()

    var testDescription: String { name }

    /// The secret in each kind of literal.
    ///
    /// No response or log may contain any part of it.
    static let text = "S3cret-Pass!"
    static let word = "S3cret_Word"
    static let number = 73_637_265

    /// Whether a text contains any part of the secret.
    static func shows(_ text: String) -> Bool {
        ["s3cret", "\(number)"].contains { text.lowercased().contains($0) }
    }

    /// Returns every secret input of the mutations, with the names of the mutation, of the input type and of the field.
    static func secrets(of schema: Schema) -> [(mutation: String, type: String, field: String)] {
        guard let root = schema.mutationType else { return [] }
        return schema[schema[root].fields].flatMap { mutation in
            schema[mutation.arguments].flatMap { argument in
                let type = schema[argument.type.named]
                return schema[type.inputFields].filter(\.isSecret).map { (mutation.name, type.name, $0.name) }
            }
        }
    }

    /// Returns every kind of mistake for every secret.
    static func all(of schema: Schema) -> [SecretMistake] {
        secrets(of: schema).flatMap { literals($0) + variables($0) + misspelt($0) + unreadable($0) } + [besideThePlan]
    }

    /// A secret on the line of an error that only planning finds.
    private static var besideThePlan: SecretMistake {
        let recipes = "recipes(first: 100) { nodes { reviews(first: 100) { nodes { author { recipes(first: 100) { nodes { id } } } } } } }"
        let payload = "account { \(recipes) }"
        let document = "mutation { logIn(input: {email: \"a@example.com\", password: \"\(text)\"}) { \(payload) } }"
        return SecretMistake(name: "logIn password in an operation that costs too much", document: document)
    }

    private static func run(_ mutation: String, _ input: String, head: String = "mutation") -> String {
        "\(head) { \(mutation)(input: \(input)) { message } }"
    }

    private static func literals(_ secret: (mutation: String, type: String, field: String)) -> [SecretMistake] {
        let (mutation, field) = (secret.mutation, secret.field)
        let inputs = [
            "alone": "{ \(field): \"\(text)\", nothing: 1 }",
            "in a list": "{ \(field): [\"\(text)\"] }",
            "in lists": "{ \(field): [[[\"\(text)\"]]] }",
            "in an object": "{ \(field): { value: { \(field): \"\(text)\" } } }",
            "as a word": "{ \(field): \(word) }",
            "as a number": "{ \(field): \(number) }",
            "as a fraction": "{ \(field): \(number).5 }",
            "under an unknown name": "{ \(field)Again: \"\(text)\" }",
            "as a block": "{ \(field): [\"\"\"\n\(text)\n\"\"\"] }",
            "beside null": "{ \(field): \"\(text)\", idempotencyKey: 5, email: null, name: null }",
            "as the input": "\"\(text)\"",
            "as a list of inputs": "[\"\(text)\"]",
            "as two inputs": "[{ \(field): \"\(text)\" }, { \(field): \(number) }]",
        ]
        return inputs.map { SecretMistake(name: "\(mutation) \(field) \($0)", document: run(mutation, $1)) }
    }

    private static func variables(_ secret: (mutation: String, type: String, field: String)) -> [SecretMistake] {
        let (mutation, type, field) = (secret.mutation, secret.type, secret.field)
        func whole(_ name: String, _ input: Value) -> SecretMistake {
            let document = run(mutation, "$input", head: "mutation Run($input: \(type)!)")
            return SecretMistake(name: "\(mutation) $\(field) \(name)", document: document, variables: ["input": input])
        }
        func part(_ name: String, _ definition: String, _ value: Value? = nil, in input: String? = nil) -> SecretMistake {
            let document = run(mutation, input ?? "{ \(field): $it }", head: "mutation Run(\(definition))")
            return SecretMistake(name: "\(mutation) $\(field) \(name)", document: document, variables: value.map { ["it": $0] } ?? [:])
        }
        let secretText = Value.string(text)
        return [
            whole("alone", .object([field: secretText, "nothing": .int(1)])),
            whole("in a list", .object([field: .list([secretText])])),
            whole("in an object", .object([field: .object(["value": secretText])])),
            whole("as a number", .object([field: .int(Int64(number))])),
            whole("under an unknown name", .object([field + "Again": secretText])),
            whole("as the input", secretText),
            whole("as a list", .list([secretText, .object([field: secretText])])),
            part("as a list", "$it: String!", .list([secretText])),
            part("as a number", "$it: String!", .int(Int64(number))),
            part("as an object", "$it: String", .object(["it": secretText])),
            part("as an integer", "$it: Int!", secretText),
            part("as an id", "$it: ID", .list([secretText])),
            part("of an unknown type", "$it: Password!", secretText),
            part("not used", "$it: Int", secretText, in: "{ \(field): \"\(text)\" }"),
            part("in a list", "$it: Int", secretText, in: "{ \(field): [$it] }"),
            part("under an unknown name", "$it: Int", secretText, in: "{ \(field)Again: $it }"),
            part("by default as a number", "$it: String = \(number)"),
            part("by default as an integer", "$it: Int = \"\(text)\""),
            part("by default as a word", "$it: String = \(word)"),
            part("by default in a list", "$it: [String] = [[\(number)]]"),
            part("by default of the input", "$it: \(type) = { \(field): \"\(text)\", nothing: 1 }", in: "$it"),
            part("by default of the wrong input", "$it: AuditFilter = { action: [\(number)] }", in: "$it"),
        ]
    }

    private static func misspelt(_ secret: (mutation: String, type: String, field: String)) -> [SecretMistake] {
        let (mutation, field) = (secret.mutation, secret.field)
        let documents = [
            "mutation": run(mutation + "e", "{ \(field): \"\(text)\" }"),
            "argument": "mutation { \(mutation)(inptu: { \(field): \"\(text)\" }) { message } }",
            "argument itself": "mutation { \(mutation)(\(field): \"\(text)\") { message } }",
            "payload": "mutation { \(mutation)(input: { \(field): \"\(text)\" }) { mesage } }",
            "query": "query { \(mutation)(input: { \(field): \"\(text)\" }) { message } }",
            "directive": "mutation { \(mutation)(input: { \(field): \"\(text)\" }) @include(if: true, \(field): \"\(text)\") { message } }",
            "operation": "mutation A { \(mutation)(input: { \(field): \"\(text)\" }) { message } } query B { serverInfo { version } }",
            "twice": "mutation { \(mutation)(input: { \(field): \"\(text)\" }, input: { \(field): \"\(text)2\" }) { message } }",
            "conflict":
                "mutation { a: \(mutation)(input: { \(field): \"\(text)\" }) { message } a: \(mutation)(input: { \(field): \(number) }) { message } }",
        ]
        return documents.map { SecretMistake(name: "\(mutation) \(field) misspelt \($0)", document: $1) }
    }

    private static func unreadable(_ secret: (mutation: String, type: String, field: String)) -> [SecretMistake] {
        let (mutation, field) = (secret.mutation, secret.field)
        let inputs = [
            "in single quotes": "{ \(field): '\(text)' }",
            "without quotes": "{ \(field): \(text) }",
            "without its first quote": "{ \(field): \(text)\" }",
            "without its last quote": "{ \(field): \"\(text) }",
            "without colon": "{ \(field) \"\(text)\" }",
            "two words": "{ \(field): my \(word) }",
            "after a number": "{ \(field): 1\(word) }",
            "with a point": "{ \(field): .\(number) }",
            "in an escape": "{ \(field): \"\(text) \\u{S3cret\" }",
            "unfinished": "{ \(field): \"\(text)\"",
            "said twice": "{ \(field): \"\(text)\" \"\(text)\" }",
            "a constant": "{ \(field): \"\(text)\" } = $\(word)",
        ]
        let wrong = inputs.map { SecretMistake(name: "\(mutation) \(field) \($0)", document: run(mutation, $1)) }
        return wrong + [
            SecretMistake(
                name: "\(mutation) \(field) after a misspelt keyword",
                document: run(mutation, "{ \(field): \"\(text)\" }", head: "mutaton")
            ),
            SecretMistake(
                name: "\(mutation) \(field) in a variable",
                document: "mutation($it: String = $\(word)) { \(mutation)(input: { \(field): $it }) { message } }"
            ),
        ]
    }
}

import GraphQL
import Postgres

/// Somebody who has signed up at the gateway under test.
struct Person: Sendable {
    static let password = "Correct-Horse-7"

    var email: String
    var id: String
    var token: String

    var headers: [String] { ["Authorization: Bearer \(token)"] }
    /// The number in the id.
    var number: Int64 { id.split(separator: "_").last.flatMap { Int64($0) } ?? 0 }

    /// The input of somebody who signs up, with other or further fields.
    static func input(_ email: String, _ changes: ObjectValue = [:]) -> ObjectValue {
        let usual: ObjectValue = [
            "name": "Ana Ruiz", "email": .string(email), "password": .string(password), "passwordConfirmation": .string(password),
        ]
        return usual.replacing(changes)
    }

    static func signUp(_ client: Client, _ email: String, _ changes: ObjectValue = [:]) throws -> Person {
        let payload = try client.mutate("createAccount", input(email, changes), "account { id } session { token }")
        guard let id = payload.at("account.id").string, let token = payload.at("session.token").string else {
            throw Unexpected(text: "\(payload)")
        }
        return Person(email: email, id: id, token: token)
    }

    static func logIn(_ client: Client, _ email: String, _ password: String = password) throws -> Value {
        try client.mutate("logIn", ["email": .string(email), "password": .string(password)], "account { id } session { token }")
    }

    /// Whether the session is still good.
    func isLoggedIn(_ client: Client) throws -> Bool {
        let response = try client.query("{ viewer { id } }", headers: headers)
        return try response.status == 200 && response.json().at("data.viewer.id").string == id
    }
}

extension ObjectValue {
    /// The object with other or further fields.
    func replacing(_ changes: ObjectValue) -> ObjectValue {
        ObjectValue(filter { changes[$0.name] == nil } + changes)
    }
}

extension Client {
    /// The document of one mutation with its input as a variable.
    static func document(_ mutation: String, _ selection: String) -> String {
        let input = mutation.prefix(1).uppercased() + mutation.dropFirst() + "Input"
        return "mutation Run($input: \(input)!) { \(mutation)(input: $input) { \(selection) message userErrors { code message field } } }"
    }

    /// The payload of a mutation that has no errors but those of the person.
    func mutate(_ mutation: String, _ input: ObjectValue, _ selection: String = "", headers: [String] = []) throws -> Value {
        try data(Self.document(mutation, selection), variables: ["input": .object(input)], headers: headers)[mutation]
    }
}

extension Value {
    /// The user errors of a payload, each as “field: message”.
    var mistakes: [String] {
        self["userErrors"].items.map { error in
            "\(error["field"].items.compactMap(\.string).joined(separator: ".")): \(error["message"].string ?? "")"
        }
    }

    /// The codes of the user errors of a payload.
    var codes: [String] { self["userErrors"].items.compactMap { $0["code"].string } }
}

extension GatewayFixture {
    /// The first column of a query's rows.
    func column(_ sql: String) throws -> [String] { try PostgresSession(database).column(sql) }

    func execute(_ sql: String) throws { try PostgresSession(database).execute(sql) }
}

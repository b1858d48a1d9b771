package import GraphQL

/// A person who has signed up at the service under test.
package struct Person: Caller {
    package static let password = "Correct-Horse-7"

    package var email: String
    package var id: String
    package var token: String

    package init(email: String, id: String, token: String) {
        (self.email, self.id, self.token) = (email, id, token)
    }

    package var credentials: String { token }
    /// The number in the account's id.
    package var number: Int64 { id.split(separator: "_").last.flatMap { Int64($0) } ?? 0 }

    /// The input of a sign-up with replaced or additional fields.
    package static func input(_ email: String, _ changes: ObjectValue = [:]) -> ObjectValue {
        let usual: ObjectValue = [
            "name": "Ana Ruiz", "email": .string(email), "password": .string(password), "passwordConfirmation": .string(password),
        ]
        return usual.replacing(changes)
    }

    package static func signUp(_ client: some ServiceClient, _ email: String, _ changes: ObjectValue = [:]) throws -> Person {
        let payload = try client.mutate("createAccount", input(email, changes), "account { id } session { token }")
        guard let id = payload.at("account.id").string, let token = payload.at("session.token").string else {
            throw Unexpected(text: "\(payload)")
        }
        return Person(email: email, id: id, token: token)
    }

    package static func logIn(_ client: some ServiceClient, _ email: String, _ password: String = password) throws -> Value {
        try client.mutate("logIn", ["email": .string(email), "password": .string(password)], "account { id } session { token }")
    }

    /// Whether the session is still valid.
    package func isLoggedIn(_ client: some ServiceClient) throws -> Bool {
        let response = try client.query("{ viewer { id } }", as: self)
        return try response.isAccepted && response.json().at("data.viewer.id").string == id
    }
}

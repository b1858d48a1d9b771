import Foundation
import GraphQL
import JSONValues
import Postgres
import ServiceSupport
import TestSupport

@testable import Domains

/// A person who enters a unique word into every text input of the API.
struct PlantedWords {
    /// The beginning of all words.
    ///
    /// The rest names the input.
    let marker: String
    /// The beginning of phone numbers, which cannot have letters.
    let digits: String
    /// The inputs that received a word, such as `AddFoodPostInput.contact.name`.
    private(set) var inputs: Set<String> = []
    private(set) var person: Person
    let client: Client
    private var calls = 0

    private static let password = Person.password

    /// Signs up.
    init(marker: String, digits: String, _ client: Client) throws {
        (self.marker, self.digits, self.client) = (marker, digits, client)
        person = Person(email: "\(marker)email@people.example", id: "", token: "")
        let payload = try plant(
            "createAccount",
            [
                "name": text("Name Person"), "email": .string(person.email), "password": .string(Self.password),
                "passwordConfirmation": .string(Self.password), "roles": .list([.enum("DONOR"), .enum("RECEIVER")]),
                "phone": number(1), "location": place("1", "road"),
            ],
            "account { id } session { token }"
        )
        guard let id = payload.at("account.id").string, let token = payload.at("session.token").string else {
            throw Unexpected(text: "\(payload)")
        }
        (person.id, person.token) = (id, token)
    }

    /// Returns a text with a word in it.
    func text(_ rest: String) -> Value { .string(marker + rest.lowercased()) }

    private func number(_ last: Int) -> Value { .string("+\(digits)\(last)") }

    /// Calls a mutation with words in its input, in the request id and in the idempotency key.
    @discardableResult
    mutating func plant(_ mutation: String, _ input: ObjectValue, _ selection: String = "") throws -> Value {
        let type = mutation.prefix(1).uppercased() + mutation.dropFirst() + "Input"
        note(input, type)
        calls += 1
        let key: ObjectValue = ["idempotencyKey": .string("\(marker)key\(calls)")]
        let document =
            "mutation \(marker)Operation($input: \(type)!) { \(mutation)(input: $input) { \(selection) message userErrors { message field } } }"
        let headers = ["X-Request-Id: \(marker)request", "User-Agent: \(marker)agent"] + (person.token.isEmpty ? [] : person.headers)
        let data = try client.data(document, variables: ["input": .object(input.replacing(key))], headers: headers)
        let payload = data[mutation]
        guard payload["userErrors"].items.isEmpty else { throw Unexpected(text: "\(mutation): \(payload)") }
        return payload
    }

    private mutating func note(_ input: ObjectValue, _ path: String) {
        for field in input {
            let name = field.name
            switch field.value {
            case .object(let fields): note(fields, "\(path).\(name)")
            case .string(let text) where text.lowercased().contains(marker) || text.contains(digits): inputs.insert("\(path).\(name)")
            default: break
            }
        }
    }

    /// Starts a session that the server has not cached, so that it reads the account's rights again.
    mutating func logInAgain() throws {
        let payload = try plant("logIn", ["email": .string(person.email), "password": .string(Self.password)], "session { token }")
        guard let token = payload.at("session.token").string else { throw Unexpected(text: "\(payload)") }
        person.token = token
    }

    // MARK: Texts

    private func place(_ number: String, _ street: String) -> Value {
        ["address": .string("\(number) \(marker)\(street), Triana, Sevilla"), "latitude": .double(37.38), "longitude": .double(-6.0)]
    }

    private func contact(_ name: String, _ last: Int) -> Value {
        ["name": text("\(name) contact"), "email": .string("\(marker)\(name)@people.example"), "phone": number(last)]
    }

    /// Posts food.
    ///
    /// Returns the id of the post.
    mutating func post(_ title: String, moreOf last: Int) throws -> String {
        let payload = try plant(
            "addFoodPost",
            [
                "title": text(title), "description": text("\(title)description"), "foodType": .enum("PRODUCE"), "quantity": .int(10),
                "unit": .enum("BOX"), "expiresAt": .string(Date.now.addingTimeInterval(200_000).ISO8601Format()),
                "contact": contact("first", last),
                "location": place("2", "street"),
            ],
            "foodPost { id }"
        )
        guard let id = payload.at("foodPost.id").string else { throw Unexpected(text: "\(payload)") }
        let edit: ObjectValue = [
            "id": .string(id), "title": text("\(title)edited"), "description": text("\(title)descriptionedited"),
            "location": place("3", "lane"),
        ]
        try plant("editFoodPost", edit)
        try plant("editFoodPostContact", ["id": .string(id), "contact": contact("second", last + 1)])
        return id
    }

    /// Requests food and gives feedback on it.
    mutating func ask(for post: String) throws {
        let input: ObjectValue = ["foodPostId": .string(post), "quantity": .int(2), "note": text("note")]
        let payload = try plant("sendFoodRequest", input, "foodRequest { id }")
        try plant("editFoodRequest", ["id": payload.at("foodRequest.id"), "note": text("noteedited")])
        try plant("submitFoodFeedback", ["foodPostId": .string(post), "stars": .int(4), "comment": text("foodcomment")])
    }

    /// Fills all other inputs, and reports an account.
    mutating func write(reporting other: Person) throws {
        try plant("submitAppFeedback", ["stars": .int(4), "comment": text("appcomment")])
        try plant("createApiKey", ["name": text("keyname"), "scopes": .list([.enum("RECIPES_READ")])])
        try plant("addGroceryItem", ["item": ["name": text("groceries")], "quantity": .int(2), "unit": .enum("PIECE")])
        try plant("logNutrients", ["name": text("meal"), "carbsG": .int(25)])
        try plant("referFriend", ["email": .string("\(marker)friend@people.example")])
        try plant("shareItem", ["itemId": "catalog_item_42", "email": .string("\(marker)reader@people.example")])
        try plant("reportUser", ["accountId": .string(other.id), "reason": text("reason")])
        try plant("requestPasswordReset", ["email": .string(person.email)])
        try plant("logIn", ["email": .string(person.email), "password": .string(Self.password)])
        try plant("exportMyData", ["password": .string(Self.password)])
        let profile: ObjectValue = [
            "name": text("Newname"), "email": .string("\(marker)newemail@people.example"), "password": .string(Self.password),
            "phone": number(2), "location": place("4", "avenue"),
        ]
        try plant("updateProfile", profile)
        person.email = "\(marker)newemail@people.example"
    }

    /// Adds a log-in through a provider with words in its claims.
    mutating func join(_ issuer: TestIssuer) throws {
        let claims = [
            "email": "\"\(person.email)\"", "email_verified": "true", "name": "\"\(marker)providername\"",
            "picture": "\"https://pictures.example/\(marker)picture.png\"",
        ]
        let token = try issuer.token("\(marker)subject", claims)
        try plant("logInWithIdentityToken", ["provider": "TEST", "idToken": .string(token), "password": .string(Self.password)])
    }
}

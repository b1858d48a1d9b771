import GraphQL
import ServiceSupport

/// An action of an account on food.
///
/// It is sent until a response arrives, and must take effect once however often it is sent.
struct DonationAction: NamedAct, Sendable {
    /// The mutation.
    ///
    /// The audit uses the same name.
    enum Kind: String, CaseIterable {
        case addFoodPost, editFoodPost, deleteFoodPost
        case likeFoodPost, unlikeFoodPost, favoriteFoodPost, unfavoriteFoodPost
        case sendFoodRequest, editFoodRequest, withdrawFoodRequest
        case acceptFoodRequest, declineFoodRequest, reserveFood, cancelFoodReservation

        /// The actions on a request.
        static let steps: [Kind] = [
            .editFoodRequest, .withdrawFoodRequest, .acceptFoodRequest, .declineFoodRequest, .reserveFood, .cancelFoodReservation,
        ]

        /// Whether the audit records the action on a request instead of a post.
        var isOfRequest: Bool { self == .sendFoodRequest || Self.steps.contains(self) }

        /// The payload's field with the object, or with the id of a deleted one.
        fileprivate var shown: String { self == .deleteFoodPost ? "foodPostId" : isOfRequest ? "foodRequest" : "foodPost" }

        /// The input's field for the object.
        fileprivate var field: String {
            switch self {
            case .editFoodPost, .deleteFoodPost: "id"
            case .reserveFood: "foodRequestId"
            case _ where isOfRequest && self != .sendFoodRequest: "id"
            default: "foodPostId"
            }
        }
    }

    let number: Int
    let kind: Kind
    let account: Member
    /// The post or request of the action.
    ///
    /// For a new request it is the post; a new post has none.
    var object: Int64 = 0
    var quantity = 0

    /// The action's key for the client and in the audit.
    var key: String { "act-\(number)" }
    var action: String { kind.rawValue }
    var makesObjectExist: Bool? {
        switch kind {
        case .addFoodPost, .sendFoodRequest: true
        case .deleteFoodPost: false
        default: nil
        }
    }

    /// The bytes of the request.
    ///
    /// Posts expire at the given time.
    func request(until expiry: String) -> String {
        var input: ObjectValue = ["idempotencyKey": .string(key)]
        if kind != .addFoodPost { input.append(kind.field, .string("food_\(isAboutPost ? "post" : "request")_\(object)")) }
        if quantity > 0 { input.append("quantity", .int(Int64(quantity))) }
        if kind == .cancelFoodReservation { input.append("confirm", .boolean(true)) }
        if kind == .addFoodPost { input = input.replacing(Self.food(until: expiry)) }
        let document = Client.document(kind.rawValue, kind == .deleteFoodPost ? kind.shown : kind.shown + " { id }")
        return Client.post(document, variables: ["input": .object(input)], headers: account.headers + ["X-Request-Id: \(key)"])
    }

    /// Whether the input refers to a post.
    private var isAboutPost: Bool { !kind.isOfRequest || kind == .sendFoodRequest }

    private static func food(until expiry: String) -> ObjectValue {
        [
            "title": "Bread", "foodType": .enum("BAKED_GOODS"), "unit": .enum("LOAF"), "expiresAt": .string(expiry),
            "contact": ["name": "Dora", "email": "dora@example.org"],
            "location": ["address": "Secret Street 1, Sevilla", "latitude": .double(37.38), "longitude": .double(-5.99)],
        ]
    }

    /// Returns the outcome from a response, or nil if the client must retry.
    func outcome(in response: Response) throws -> ActOutcome? {
        try ActOutcome.read(response, of: kind.rawValue, object: object, shownIn: kind.shown)
    }
}

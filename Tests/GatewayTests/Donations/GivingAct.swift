import GraphQL
import ServiceSupport

/// Something that an account does about food: sent until an answer comes, and to be done once however often it is sent.
struct GivingAct: NamedAct, Sendable {
    /// The mutation, which the audit calls the same.
    enum Kind: String, CaseIterable {
        case addFoodPost, editFoodPost, deleteFoodPost
        case likeFoodPost, unlikeFoodPost, favoriteFoodPost, unfavoriteFoodPost
        case sendFoodRequest, editFoodRequest, withdrawFoodRequest
        case acceptFoodRequest, declineFoodRequest, reserveFood, cancelFoodReservation

        /// What is done to a request.
        static let steps: [Kind] = [
            .editFoodRequest, .withdrawFoodRequest, .acceptFoodRequest, .declineFoodRequest, .reserveFood, .cancelFoodReservation,
        ]

        /// Whether the audit says that it was done to a request; else to a post.
        var isOfRequest: Bool { self == .sendFoodRequest || Self.steps.contains(self) }

        /// The field of the payload with the object, or with the id of a deleted one.
        fileprivate var shown: String { self == .deleteFoodPost ? "foodPostId" : isOfRequest ? "foodRequest" : "foodPost" }

        /// What the input calls the object.
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
    /// The post or the request that it is done to; for a new request the post, for a new post nothing.
    var object: Int64 = 0
    var quantity = 0

    /// What it is called, by its client and in the audit.
    var key: String { "act-\(number)" }
    var action: String { kind.rawValue }
    var makesObjectExist: Bool? {
        switch kind {
        case .addFoodPost, .sendFoodRequest: true
        case .deleteFoodPost: false
        default: nil
        }
    }

    /// The bytes of the request; posts are good until the given moment.
    func request(until expiry: String) -> String {
        var input: ObjectValue = ["idempotencyKey": .string(key)]
        if kind != .addFoodPost { input.append(kind.field, .string("food_\(isAboutPost ? "post" : "request")_\(object)")) }
        if quantity > 0 { input.append("quantity", .int(Int64(quantity))) }
        if kind == .cancelFoodReservation { input.append("confirm", .boolean(true)) }
        if kind == .addFoodPost { input = input.replacing(Self.food(until: expiry)) }
        let document = Client.document(kind.rawValue, kind == .deleteFoodPost ? kind.shown : kind.shown + " { id }")
        return Client.post(document, variables: ["input": .object(input)], headers: account.headers + ["X-Request-Id: \(key)"])
    }

    /// Whether the input names a post.
    private var isAboutPost: Bool { !kind.isOfRequest || kind == .sendFoodRequest }

    private static func food(until expiry: String) -> ObjectValue {
        [
            "title": "Bread", "foodType": .enum("BAKED_GOODS"), "unit": .enum("LOAF"), "expiresAt": .string(expiry),
            "contact": ["name": "Dora", "email": "dora@example.org"],
            "location": ["address": "Secret Street 1, Sevilla", "latitude": .double(37.38), "longitude": .double(-5.99)],
        ]
    }

    /// The outcome in an answer; nil if the client must retry.
    func outcome(in response: Response) throws -> ActOutcome? {
        try ActOutcome.read(response, of: kind.rawValue, object: object, shownIn: kind.shown)
    }
}

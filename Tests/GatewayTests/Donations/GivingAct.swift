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

        /// Whether a new object comes of it.
        var makesObject: Bool { self == .addFoodPost || self == .sendFoodRequest }

        /// Whether the audit says that it was done to a request; else to a post.
        var isOfRequest: Bool { self == .sendFoodRequest || Self.steps.contains(self) }

        /// What the payload is asked for.
        fileprivate var selection: String {
            switch self {
            case .deleteFoodPost: "foodPostId"
            case _ where isOfRequest: "foodRequest { id }"
            default: "foodPost { id }"
            }
        }

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

    /// The bytes of the request; posts are good until the given moment.
    func request(until expiry: String) -> String {
        var input: ObjectValue = ["idempotencyKey": .string(key)]
        if kind != .addFoodPost { input.append(kind.field, .string("food_\(isAboutPost ? "post" : "request")_\(object)")) }
        if quantity > 0 { input.append("quantity", .int(Int64(quantity))) }
        if kind == .cancelFoodReservation { input.append("confirm", .boolean(true)) }
        if kind == .addFoodPost { input = input.replacing(Self.food(until: expiry)) }
        let document = Client.document(kind.rawValue, kind.selection)
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

    /// What an answer says; nil when it says no more than that the act is to be sent again.
    func outcome(in response: Response) throws -> ActOutcome? {
        let made = kind.makesObject ? (kind == .addFoodPost ? "foodPost.id" : "foodRequest.id") : nil
        return try ActOutcome.read(response, of: kind.rawValue, object: object, madeAt: made)
    }
}

public import Engine
public import Languages
import Postgres

extension EngineMessages {
    /// What the engine says to people of this product.
    public static let texts = EngineMessages(
        failed: .failed,
        failures: Message.failures,
        doneButNotShown: .doneButNotShown,
        outcomeUnknown: .outcomeUnknown,
        slowDown: .slowDown,
        logInFirst: .logInFirst,
        notAllowed: .notAllowed,
        confirmFirst: .confirmEmailFirst,
        notFound: .notFound,
        idempotencyKeyInvalid: .idempotencyKeyInvalid,
        idempotencyKeyReused: .idempotencyKeyReused,
        all: Message.all,
        languages: Domains.languages,
        // Raised by `address_point`: the gazetteer has no place that the address names.
        raised: ["CB001": .noPlaceInAddress]
    )
}

extension Message {
    /// The message in a language of the product.
    public func text(in language: Language) -> String { text(in: language.text) }

    /// What people are told when a field of a root fails on our side; the others say `failed`.
    ///
    /// The texts are part of the public contract, as the rows of the requirements name them.
    public static let failures: [String: Message] = [
        "Query.foodPosts": .unableToFetch,
        "Query.foodPost": .unableToFetch,
        "Query.accounts": .closeAndRetry,
        "Mutation.deleteUser": .deleteFailed,
        "Mutation.deleteFoodPost": .deleteFailed,
        "Mutation.editFoodRequest": .editFailed,
    ]
}

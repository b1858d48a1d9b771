public import Engine
public import Languages
import Postgres

extension EngineMessages {
    /// The engine's messages to the users of this product.
    public static let texts = EngineMessages(
        failed: .failed,
        failures: Message.failures,
        doneButNotShown: .doneButNotShown,
        outcomeUnknown: .outcomeUnknown,
        slowDown: .slowDown,
        logInFirst: .logInFirst,
        credentialsRejected: .sessionExpired,
        notAllowed: .notAllowed,
        confirmFirst: .confirmEmailFirst,
        notFound: .notFound,
        idempotencyKeyInvalid: .idempotencyKeyInvalid,
        idempotencyKeyReused: .idempotencyKeyReused,
        all: Message.all,
        languages: Domains.languages
    )
}

extension Message {
    /// The message in a language of the product.
    public func text(in language: Language) -> String { text(in: language.text) }

    /// The messages for root fields that fail with an internal error.
    ///
    /// All other fields use `failed`. The texts are part of the public contract, because the requirements specify them.
    public static let failures: [String: Message] = [
        "Query.foodPosts": .unableToFetch,
        "Query.foodPost": .unableToFetch,
        "Query.accounts": .closeAndRetry,
        "Mutation.deleteUser": .deleteFailed,
        "Mutation.deleteFoodPost": .deleteFailed,
        "Mutation.editFoodRequest": .editFailed,
    ]
}

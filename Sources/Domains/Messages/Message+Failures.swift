extension Message {
    /// What people are told when a field of a root fails on our side; the others say `failed`.
    ///
    /// The texts are part of the public contract, as the rows of the requirements name them.
    public static let failures: [String: Message] = [
        "Query.foodPosts": .unableToFetch,
        "Query.foodPost": .unableToFetch,
        "Query.accounts": .closeAndRetry,
        "Mutation.deleteUser": .deleteFailed,
    ]

    /// What people are told when a field fails on our side; nil for one that has no text of its own.
    public static func failure(of coordinate: String) -> Message? { failures[coordinate] }
}

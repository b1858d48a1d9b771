/// The result of a mutation run.
public enum MutationResult: Int, CaseIterable, BitwiseCopyable, Sendable {
    /// The mutation was done.
    case done
    /// The mutation had been done before under the same idempotency key, and the first answer was given again.
    case repeated
    /// The person's input had mistakes, or the person must confirm first; the payload has the details.
    case refused
    /// The mutation failed with an error.
    case failed
}

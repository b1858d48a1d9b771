/// What became of a run of a mutation.
public enum MutationResult: Int, CaseIterable, BitwiseCopyable, Sendable {
    /// It was done.
    case done
    /// It had been done before under the same idempotency key: the first answer was given again.
    case repeated
    /// What the person typed was wrong: the payload says what.
    case refused
    /// It ended in an error.
    case failed
}

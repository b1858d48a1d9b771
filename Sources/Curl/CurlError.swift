/// Why a transfer failed.
public enum CurlError: Error, Sendable, Equatable {
    /// Nothing, or not everything, came in time.
    case timedOut(after: Duration)
    /// The answer has more bytes than were asked for.
    case tooLarge(limit: Int)
    /// Anything else, in words for people.
    case failed(String)
}

extension CurlError: CustomStringConvertible {
    /// What happened, as the end of a sentence.
    public var description: String {
        switch self {
        case .timedOut(let time): "no complete answer within \(time / .seconds(1)) seconds"
        case .tooLarge(let limit): "the answer is larger than \(limit >> 20) MiB"
        case .failed(let message): message
        }
    }
}

/// The reason why a transfer failed.
public enum CurlError: Error, Sendable, Equatable {
    /// The response did not arrive completely in time.
    case timedOut(after: Duration)
    /// The response exceeds the limit.
    case tooLarge(limit: Int)
    /// Any other failure, described for people.
    case failed(String)
}

extension CurlError: CustomStringConvertible {
    /// The failure, as the end of a sentence.
    public var description: String {
        switch self {
        case .timedOut(let time): "no complete response within \(time / .seconds(1)) seconds"
        case .tooLarge(let limit): "the response is larger than \(limit >> 20) MiB"
        case .failed(let message): message
        }
    }
}

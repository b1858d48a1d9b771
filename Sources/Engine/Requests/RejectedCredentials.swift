/// The reason why the credentials of a request are not valid.
///
/// Such a request runs as an anonymous client's, because public data need no credentials. `viewer` is an error instead of null, and the
/// response names the reason in `extensions.credentials`. Changes and subscriptions are refused, because their client believes to be
/// someone. Only mutations that lead to new credentials run.
public enum RejectedCredentials: Error, Sendable, Hashable {
    /// They were valid once, and their time is over.
    case expired
    /// They were never issued, or somebody has ended them.
    case unknown

    /// The name in `extensions.credentials`.
    public var name: String {
        switch self {
        case .expired: "EXPIRED"
        case .unknown: "UNKNOWN"
        }
    }
}

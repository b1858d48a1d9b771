import Domains
import Engine

/// The sender of a request according to its credentials.
enum RequestSender {
    /// A client without credentials.
    case anonymous
    /// The owner of valid credentials.
    case known(Identity)
    /// A client whose credentials are not valid.
    case rejected(RejectedCredentials)

    /// The owner of the credentials; nil unless they are valid.
    var identity: Identity? { if case .known(let identity) = self { identity } else { nil } }

    /// The reason why the credentials are not valid; nil for valid credentials and without credentials.
    var rejectedCredentials: RejectedCredentials? { if case .rejected(let reason) = self { reason } else { nil } }
}

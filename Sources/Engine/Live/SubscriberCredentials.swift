public import Planner
public import Reactor

/// The credentials of a subscriber, which are checked again when access may have changed.
///
/// Called on the loop of the subscription.
public protocol SubscriberCredentials: AnyObject {
    /// Looks up the credentials' current account and validity in the database.
    func check() async -> CredentialCheck
}

/// The result of checking a subscriber's credentials.
public enum CredentialCheck {
    /// The credentials are valid.
    case valid(Subscriber)
    /// The credentials are no longer valid; the refusal is sent to the subscriber.
    case ended(Refusal)
    /// The database does not answer.
    case unknown
}

/// A subscriber, with everything that permissions and texts depend on.
public struct Subscriber {
    /// The account; nil for anonymous clients.
    public var viewer: Viewer?
    /// The language of texts and messages.
    public var language: TextLanguage
    /// The level of detail in errors.
    public var disclosure: Disclosure
    /// The time at which the credentials expire; nil for never.
    public var expiry: MonotonicTime?

    /// Creates a subscriber.
    public init(viewer: Viewer?, language: TextLanguage, disclosure: Disclosure, expiry: MonotonicTime? = nil) {
        (self.viewer, self.language, self.disclosure, self.expiry) = (viewer, language, disclosure, expiry)
    }
}

public import Planner
public import Reactor

/// What a subscriber has shown to be known, which is asked again when access may have changed.
///
/// Called on the loop of the subscription.
public protocol SubscriberCredentials: AnyObject {
    /// Whose they are now, as the database knows it.
    func standing() async -> SubscriberStanding
}

/// What became of a subscriber's credentials.
public enum SubscriberStanding {
    /// They are good.
    case good(Subscriber)
    /// They are no longer good: what the subscriber is told.
    case ended(Refusal)
    /// The database does not answer.
    case unknown
}

/// Who subscribes, as far as permissions and texts depend on it.
public struct Subscriber {
    /// The account; nil for strangers.
    public var viewer: Viewer?
    /// The language of texts and messages.
    public var language: TextLanguage
    /// What may be told beside the message of an error.
    public var disclosure: Disclosure
    /// When the credentials expire by themselves; nil for never.
    public var expiry: MonotonicTime?

    /// Gathers what is known of a subscriber.
    public init(viewer: Viewer?, language: TextLanguage, disclosure: Disclosure, expiry: MonotonicTime? = nil) {
        (self.viewer, self.language, self.disclosure, self.expiry) = (viewer, language, disclosure, expiry)
    }
}

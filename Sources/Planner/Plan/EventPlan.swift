/// The part of a subscription's plan that selects events, besides the plan for answering one.
public struct EventPlan: Sendable, Equatable {
    /// The source of the answer in an event.
    public enum Answer: Sendable, Equatable {
        /// The stored object with the event's number; the plan reads the number under a name and finds the object in a level.
        case object(name: String, level: Int)
        /// The event's key and the addressed account, under these names.
        case facts(key: String, account: String)
    }

    /// The name of its event in the database's notices.
    public let event: String
    /// The source of the answer in an event.
    public let answer: Answer
    /// The source of the requested keys; nil if all keys are requested.
    public let wanted: ValueSource?
    /// The keys that the credentials open; nil if they open all.
    public let openKeys: Set<String>?
    /// The statement that finds the subscriptions that an event concerns; nil if arguments do not affect that.
    public let matching: WrittenStatement?
}

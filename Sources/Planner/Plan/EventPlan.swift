/// What the plan of a subscription knows besides how an event is answered: which events concern it.
public struct EventPlan: Sendable, Equatable {
    /// What of an event the answer is made of.
    public enum Answer: Sendable, Equatable {
        /// The stored object with the event's number, which the plan asks for under a name and finds in a level.
        case object(name: String, level: Int)
        /// The event's key and the account that it was told to, under these names.
        case facts(key: String, account: String)
    }

    /// The name under which the database tells of its events.
    public let event: String
    /// What of an event the answer is made of.
    public let answer: Answer
    /// Where the wanted keys of events are listed; nil where all are wanted.
    public let wanted: ValueSource?
    /// The keys that the credentials open; nil where they open all.
    public let openKeys: Set<String>?
    /// The statement that finds the subscriptions which an event concerns; nil where no argument decides that.
    public let matching: WrittenStatement?
}

/// A service that delivers pushes to the devices of one platform; its requests block the thread.
protocol PushProvider: AnyObject {
    /// Sends a push and returns when the service has accepted it.
    func send(_ entry: PushEntry) throws(PushError)
}

/// The reason why a service did not accept a push, and the consequence.
struct PushError: Error, Sendable, Equatable {
    /// The action to take.
    enum Remedy: Sendable, Equatable {
        /// None: the push will never be accepted.
        case none
        /// Remove the device: its token is invalid; `since` is the time in milliseconds since 1970 when the service last checked it.
        case removeDevice(since: Int64?)
        /// Retry this push later; others may be sent meanwhile.
        case later
        /// Retry all pushes later: the service is unreachable, busy, or refuses us.
        case serviceFirst
    }

    let remedy: Remedy
    /// The failure in one line, without the token of the device.
    let reason: String
}

extension PushError {
    /// A code of a service, cut to the characters that codes have, so that nothing else gets into the log.
    static func code(_ text: String?) -> String {
        String(text?.unicodeScalars.filter { $0.properties.isAlphabetic && $0.isASCII || $0 == "_" }.prefix(60).map(Character.init) ?? [])
    }
}

public import Curl

/// The settings for delivering the pushes of one platform.
public struct PushConfiguration: Sendable {
    /// A push service.
    public enum Service: Sendable {
        /// Apple's service, for iOS.
        case apple(ApplePushSettings)
        /// Google's service, for Android.
        case firebase(FirebasePushSettings)

        /// The platform of the service's devices.
        public var platform: PushPlatform {
            switch self {
            case .apple: .ios
            case .firebase: .android
            }
        }
    }

    /// The service.
    public var service: Service
    /// The time that one request may take.
    public var timeout = Duration.seconds(10)
    /// The interval between checks for new pushes.
    public var pollInterval = Duration.seconds(1)
    /// The schedule for pushes that the service did not accept.
    ///
    /// The lifetime of a push ends its attempts, too.
    public var schedule = RetrySchedule(first: .seconds(10), longest: .seconds(3_600), attempts: 20)
    /// The schedule for reconnecting to an unavailable service or database.
    public var outages = RetrySchedule.outages
    /// The duration of a process's claim on a push; it must be longer than sending can take.
    public var lease = Duration.seconds(120)

    /// Creates the default settings for a service.
    public init(_ service: Service) {
        self.service = service
    }

    /// Connects to the service with the first push.
    func provider() throws(CurlError) -> any PushProvider {
        switch service {
        case .apple(let settings): try ApplePush(settings, timeout: timeout)
        case .firebase(let settings): try FirebasePush(settings, timeout: timeout)
        }
    }
}

import Domains
import Engine
import Postgres
import Reactor

/// The credentials of a subscriber, looked up again when access may have changed.
final class StreamCredentials: SubscriberCredentials {
    private let authentication: Authentication
    private let client: StreamClient
    private let shown: PresentedCredential
    private let loop: EventLoop

    init(_ authentication: Authentication, _ client: StreamClient, _ shown: PresentedCredential, on loop: EventLoop) {
        (self.authentication, self.client, self.shown, self.loop) = (authentication, client, shown, loop)
    }

    func check() async -> CredentialCheck {
        do throws(PostgresError) {
            switch try await authentication.owner(of: shown) {
            case .failure(let reason): return .ended(authentication.errors.refusal(reason, in: client.language.text))
            case .success(let identity):
                return .valid(
                    Subscriber(
                        viewer: identity.viewer,
                        language: (identity.language ?? client.language).text,
                        disclosure: Disclosure(to: identity.viewer, inProduction: authentication.isProduction),
                        expiry: loop.now.advanced(by: .seconds(identity.secondsLeft))
                    )
                )
            }
        } catch {
            return .unknown
        }
    }
}

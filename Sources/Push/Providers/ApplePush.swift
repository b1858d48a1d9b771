import Curl
import JSON

/// The settings of Apple's push service.
public struct ApplePushSettings: Sendable {
    let address: ServiceAddress
    let key: PrivateKey
    let keyID: String
    let team: String
    let topic: String

    /// Apple's service for apps from the App Store.
    public static let production = "https://api.push.apple.com"

    /// A flaw of the settings, as a sentence for the operator.
    public enum Flaw: String, Error {
        /// The address is not acceptable.
        case address = "The address must begin with https:// (http:// only for this machine)."
        /// The key is not acceptable.
        case key = "The key must be an unencrypted elliptic key on P-256 in PEM, such as the .p8 file from Apple."
        /// A name is not acceptable.
        case name = "Key id and team id have ten letters and digits; the topic is a bundle id such as com.example.app."
        /// libcurl cannot reach the service.
        case http2 = "This libcurl has no HTTP/2, which Apple's service requires."
    }

    /// Checks the settings.
    ///
    /// - Parameters:
    ///   - address: The base address of the service.
    ///   - key: The text of the .p8 file from Apple.
    ///   - keyID: Apple's id of the key.
    ///   - team: The id of the developer's team.
    ///   - topic: The bundle id of the app for devices that name none.
    /// - Throws: The first flaw.
    public init(address: String, key: [UInt8], keyID: String, team: String, topic: String) throws(Flaw) {
        guard let address = ServiceAddress(address) else { throw .address }
        guard let key = PrivateKey(pem: key), key.algorithm == "ES256" else { throw .key }
        let isID: (String) -> Bool = { $0.utf8.count == 10 && $0.utf8.allSatisfy { ByteSet.alphanumeric.contains($0) } }
        guard isID(keyID), isID(team), BundleID.isValid(topic) else { throw .name }
        guard HTTPSession.hasHTTP2 else { throw .http2 }
        (self.address, self.key, self.keyID, self.team, self.topic) = (address, key, keyID, team, topic)
    }
}

/// Requests to Apple's HTTP API.
///
/// Spec: https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
final class ApplePush: PushProvider {
    private let settings: ApplePushSettings
    private let session: HTTPSession
    /// The token of this provider, and the time of its creation.
    ///
    /// Apple refuses tokens older than an hour, and new ones more often than every 20 minutes.
    private var provider: (token: String, createdAt: Int)?

    init(_ settings: ApplePushSettings, timeout: Duration) throws(CurlError) {
        self.settings = settings
        session = try HTTPSession(timeout: timeout)
    }

    func send(_ entry: PushEntry) throws(PushError) {
        let headers = [
            "authorization: bearer \(try providerToken())", "apns-topic: \(entry.bundle ?? settings.topic)", "apns-push-type: alert",
            "apns-priority: 10", "apns-expiration: \(entry.expiresAt)", "apns-collapse-id: \(entry.collapseKey)",
            "content-type: application/json",
        ]
        let answer: HTTPFetch.Answer
        do throws(CurlError) {
            answer = try session.post(Self.payload(of: entry), to: "\(settings.address.text)/3/device/\(entry.token)", headers: headers)
        } catch {
            throw PushError(remedy: .serviceFirst, reason: "Apple: \(error)")
        }
        if answer.status != 200 { throw error(of: answer, entry) }
    }

    /// The body of the request, at most 4,096 bytes.
    static func payload(of entry: PushEntry) -> [UInt8] {
        let alert = JSONText.object([
            ("title", JSONText.string(entry.title, atMost: 600)), ("body", JSONText.string(entry.text, atMost: 2_400)),
        ])
        let shown = JSONText.object([("alert", alert), ("sound", JSONText.string("default")), ("thread-id", JSONText.string(entry.kind))])
        let members = [("aps", shown)] + entry.details.map { ($0.name, JSONText.string($0.value)) }
        return Array(JSONText.object(members).utf8)
    }

    private func providerToken() throws(PushError) -> String {
        let now = SignedToken.now
        // A clock that was put back would make the age negative.
        if let provider, (0..<2_400).contains(now - provider.createdAt) { return provider.token }
        let claims: [(name: String, value: String?)] = [("iss", JSONText.string(settings.team)), ("iat", "\(now)")]
        guard let token = SignedToken.make(claims, keyID: settings.keyID, key: settings.key) else {
            throw PushError(remedy: .serviceFirst, reason: "Apple: the key cannot sign")
        }
        provider = (token, now)
        return token
    }

    private func error(of answer: HTTPFetch.Answer, _ entry: PushEntry) -> PushError {
        let body = try? JSONDocument(parsing: answer.body).root
        let reason = PushError.code(body?["reason"]?.string)
        let remedy: PushError.Remedy =
            switch (answer.status, reason) {
            case (410, _): .removeDevice(since: body?["timestamp"]?.int)
            // A topic that the device named must not stop the pushes of all others.
            case (400, "TopicDisallowed"), (400, "BadTopic"): entry.bundle == nil ? .serviceFirst : .removeDevice(since: nil)
            // With the server's own topic or address, these can be mistakes of the settings, which must not remove every device.
            case (400, "DeviceTokenNotForTopic"): entry.bundle == nil ? .none : .removeDevice(since: nil)
            case (400, "MissingTopic"): .serviceFirst
            case (400, _), (413, _): .none
            case (429, "TooManyRequests"): .later
            default: .serviceFirst
            }
        // The next attempt signs another token; Apple limits how often, and the delay between attempts respects that.
        if answer.status == 403, reason == "ExpiredProviderToken" { provider = nil }
        return PushError(remedy: remedy, reason: "Apple: \(answer.status) \(reason)")
    }
}

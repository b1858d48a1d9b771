import Curl
import JSON

/// The settings of Firebase's push service: a service account.
public struct FirebasePushSettings: Sendable {
    let address: ServiceAddress
    let project: String
    let email: String
    let keyID: String?
    let key: PrivateKey
    let tokenAddress: ServiceAddress

    /// Google's service.
    public static let production = "https://fcm.googleapis.com"

    /// A flaw of the settings, as a sentence for the operator.
    public enum Flaw: String, Error {
        /// The file is not acceptable.
        case file = "The file must be the JSON of a service account, with project_id, client_email, private_key and token_uri."
        /// An address is not acceptable.
        case address = "The address and token_uri must begin with https:// (http:// only for this machine)."
    }

    /// Checks the settings.
    ///
    /// - Parameters:
    ///   - address: The base address of the service.
    ///   - account: The JSON file of the service account from Google.
    /// - Throws: The first flaw.
    public init(address: String, account: [UInt8]) throws(Flaw) {
        guard let root = try? JSONDocument(parsing: account).root, let project = root["project_id"]?.string,
            let email = root["client_email"]?.string, let pem = root["private_key"]?.string, let tokens = root["token_uri"]?.string,
            let key = PrivateKey(pem: Array(pem.utf8)), key.algorithm == "RS256", !email.isEmpty,
            (1...100).contains(project.utf8.count),
            project.utf8.allSatisfy({ ByteSet.alphanumeric.contains($0) || $0 == UInt8(ascii: "-") })
        else { throw .file }
        guard let address = ServiceAddress(address), let tokenAddress = ServiceAddress(tokens) else { throw .address }
        (self.address, self.project, self.email, self.key, self.tokenAddress) = (address, project, email, key, tokenAddress)
        keyID = root["private_key_id"]?.string
    }
}

/// Requests to Firebase's HTTP v1 API.
///
/// Spec: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send
final class FirebasePush: PushProvider {
    private let settings: FirebasePushSettings
    private let session: HTTPSession
    /// The access token, and the time at which another one is requested.
    private var access: (token: String, until: Int)?

    init(_ settings: FirebasePushSettings, timeout: Duration) throws(CurlError) {
        self.settings = settings
        session = try HTTPSession(timeout: timeout)
    }

    func send(_ entry: PushEntry) throws(PushError) {
        let headers = ["authorization: Bearer \(try accessToken())", "content-type: application/json"]
        let answer = try post(
            Self.payload(of: entry),
            to: "\(settings.address.text)/v1/projects/\(settings.project)/messages:send",
            headers: headers
        )
        if answer.status != 200 { throw error(of: answer) }
    }

    private func post(_ body: [UInt8], to url: String, headers: [String]) throws(PushError) -> HTTPFetch.Answer {
        do throws(CurlError) {
            return try session.post(body, to: url, headers: headers)
        } catch {
            throw PushError(remedy: .serviceFirst, reason: "Firebase: \(error)")
        }
    }

    /// The body of the request, with at most 4,096 bytes of text and data.
    static func payload(of entry: PushEntry) -> [UInt8] {
        let shown = JSONText.object([
            ("title", JSONText.string(entry.title, atMost: 600)), ("body", JSONText.string(entry.text, atMost: 2_400)),
        ])
        // The tag makes a newer push replace the one that the device shows. Firebase stores only four collapse keys for each device, so it
        // gets none.
        let android = JSONText.object([
            ("ttl", JSONText.string("\(entry.secondsLeft)s")), ("priority", JSONText.string("HIGH")),
            ("notification", JSONText.object([("tag", JSONText.string(entry.collapseKey))])),
        ])
        let message = JSONText.object([
            ("token", JSONText.string(entry.token)), ("notification", shown),
            ("data", JSONText.object(entry.details.map { ($0.name, JSONText.string($0.value)) })), ("android", android),
        ])
        return Array(JSONText.object([("message", message)]).utf8)
    }

    /// The access token of the service account (RFC 7523).
    private func accessToken() throws(PushError) -> String {
        let now = SignedToken.now
        if let access, now < access.until, access.until - now <= 3_600 { return access.token }
        let claims: [(name: String, value: String?)] = [
            ("iss", JSONText.string(settings.email)), ("scope", JSONText.string("https://www.googleapis.com/auth/firebase.messaging")),
            ("aud", JSONText.string(settings.tokenAddress.text)), ("iat", "\(now)"), ("exp", "\(now + 3_600)"),
        ]
        guard let assertion = SignedToken.make(claims, keyID: settings.keyID, key: settings.key) else {
            throw PushError(remedy: .serviceFirst, reason: "Firebase: the key cannot sign")
        }
        let answer = try post(
            Array("grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=\(assertion)".utf8),
            to: settings.tokenAddress.text,
            headers: ["content-type: application/x-www-form-urlencoded"]
        )
        let body = try? JSONDocument(parsing: answer.body).root
        guard answer.status == 200, let token = body?["access_token"]?.string, !token.isEmpty,
            token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else {
            throw PushError(remedy: .serviceFirst, reason: "Google's tokens: \(answer.status) \(PushError.code(body?["error"]?.string))")
        }
        // A minute earlier than the server's expiry, so that no request arrives with an expired token.
        access = (token, now + Int(min(max(body?["expires_in"]?.int ?? 0, 120), 3_600)) - 60)
        return token
    }

    private func error(of answer: HTTPFetch.Answer) -> PushError {
        let error = (try? JSONDocument(parsing: answer.body).root)?["error"]
        var code = ""
        var isAboutToken = false
        error?["details"]?.forEachItem { detail in
            if let named = detail["errorCode"]?.string { code = PushError.code(named) }
            detail["fieldViolations"]?.forEachItem { violation in
                if violation["field"]?.string == "message.token" { isAboutToken = true }
            }
        }
        if code.isEmpty { code = PushError.code(error?["status"]?.string) }
        let remedy: PushError.Remedy =
            switch (answer.status, code) {
            case (_, "UNREGISTERED"): .removeDevice(since: nil)
            // The service account may be of another project, which must not remove every device.
            case (_, "SENDER_ID_MISMATCH"): .none
            case (400, _) where isAboutToken: .removeDevice(since: nil)
            case (400, _), (413, _): .none
            default: .serviceFirst
            }
        if answer.status == 401 { access = nil }
        return PushError(remedy: remedy, reason: "Firebase: \(answer.status) \(code)")
    }
}

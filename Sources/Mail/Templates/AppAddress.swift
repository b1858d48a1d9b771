/// Where the app is that people use: what links in e-mails lead to.
public struct AppAddress: Sendable, Equatable {
    /// The beginning of every link, without a slash at its end.
    public let base: String
    /// Where the app can be had for a phone; nil when nowhere.
    public let store: String?

    /// The gateway's own address, where clients ask, without a slash at its end.
    public let gateway: String

    /// Takes addresses that begin with `http://` or `https://`; nil for others, and for such as do not fit on a line.
    ///
    /// The gateway is taken to be where the app is, unless its address is given.
    public init?(_ base: String, store: String? = nil, gateway: String? = nil) {
        guard [base, store, gateway].compactMap(\.self).allSatisfy(Self.isAddress) else { return nil }
        self.base = Self.withoutSlash(base)
        self.store = store
        self.gateway = Self.withoutSlash(gateway ?? base)
    }

    /// Where a new password is chosen.
    ///
    /// The token stands behind `#`: what stands there is sent to no server and in no `Referer`.
    public func passwordReset(token: String) -> String { "\(base)/reset-password#token=\(Self.encoded(token))" }

    /// Where an e-mail is confirmed.
    public func emailConfirmation(token: String) -> String { "\(base)/confirm-email#token=\(Self.encoded(token))" }

    /// Where a log-in through a provider goes on, to be joined to an account.
    public func identityConfirmation(token: String) -> String { "\(base)/confirm-log-in#token=\(Self.encoded(token))" }

    /// Where everything that is stored of an account can be had, once: at the gateway.
    public func dataExport(token: String) -> String { "\(gateway)/exports/\(Self.encoded(token))" }

    /// Where an invited friend begins; the code names who invited.
    public func referral(code: String) -> String { "\(base)/join?ref=\(Self.encoded(code))" }

    /// Where an item of the catalogue is shown; the code names who shares it.
    public func catalogItem(_ id: String, code: String) -> String { "\(base)/items/\(Self.encoded(id))?ref=\(Self.encoded(code))" }

    /// The gateway itself, where nobody has set an address.
    public static let local = AppAddress(base: "http://localhost:8080")

    private init(base: String) {
        (self.base, gateway, store) = (base, base, nil)
    }

    private static func withoutSlash(_ address: String) -> String { address.hasSuffix("/") ? String(address.dropLast()) : address }

    private static func isAddress(_ text: String) -> Bool {
        let lower = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix), text.utf8.count <= 500 else { return false }
        let rest = text.utf8.dropFirst(scheme.utf8.count)
        return !rest.isEmpty && rest.first != UInt8(ascii: "/")
            && rest.allSatisfy { (0x21...0x7E).contains($0) && !"<>\"".utf8.contains($0) }
    }

    /// What has a meaning in an address is written with a percent sign.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc3986#section-2.3
    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                String(UnicodeScalar(byte))
            default: "%" + byte.twoHexadecimalDigits
            }
        }
        .joined()
    }
}

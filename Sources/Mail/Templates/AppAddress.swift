/// The address of the app and its name, used in e-mails: that of all apps together, or of a single one.
public struct AppAddress: Sendable, Equatable {
    /// The name in e-mails.
    public private(set) var name = "Cupboard"
    /// The purpose in invitations.
    public private(set) var purpose = AppPurpose.all
    /// The beginning of every link, without a trailing slash.
    public let base: String
    /// The address of the app in a store for phones; nil if no store has the app.
    public let store: String?

    /// The gateway's address for clients, without a trailing slash.
    public let gateway: String

    /// The configured single apps.
    private var single: [App: AppAddress] = [:]

    /// Accepts addresses that begin with `http://` or `https://`; nil if an address is invalid or does not fit on a line.
    ///
    /// The gateway's address defaults to that of the app.
    public init?(_ base: String, store: String? = nil, gateway: String? = nil) {
        guard [base, store, gateway].compactMap(\.self).allSatisfy(Self.isAddress) else { return nil }
        self.base = Self.withoutSlash(base)
        self.store = store
        self.gateway = Self.withoutSlash(gateway ?? base)
    }

    /// A single app; without `app`, all apps together.
    ///
    /// An app that is not configured has the links of all apps.
    public subscript(app: App?) -> AppAddress {
        guard let app else { return self }
        if let own = single[app] { return own }
        var shared = self
        (shared.name, shared.purpose, shared.single) = (app.name, app.purpose, [:])
        return shared
    }

    /// Configures a single app; nil values keep their defaults.
    ///
    /// Returns false if an address is invalid, see `init`.
    public mutating func configure(_ app: App, name: String?, base: String?, store: String?, purpose: AppPurpose?) -> Bool {
        guard var own = AppAddress(base ?? self.base, store: store ?? self.store, gateway: gateway) else { return false }
        (own.name, own.purpose) = (name ?? app.name, purpose ?? app.purpose)
        single[app] = own
        return true
    }

    /// The page for choosing a new password.
    ///
    /// The token is in the fragment, which browsers send neither to servers nor in a `Referer`.
    public func passwordReset(token: String) -> String { "\(base)/reset-password#token=\(Self.encoded(token))" }

    /// The page for confirming an e-mail address.
    public func emailConfirmation(token: String) -> String { "\(base)/confirm-email#token=\(Self.encoded(token))" }

    /// The page for continuing a log-in through a provider and linking it to an account.
    public func identityConfirmation(token: String) -> String { "\(base)/confirm-log-in#token=\(Self.encoded(token))" }

    /// The gateway's address for downloading an account's data, once.
    public func dataExport(token: String) -> String { "\(gateway)/exports/\(Self.encoded(token))" }

    /// The page for an invited friend; the code identifies the account that sent the invitation.
    public func referral(code: String) -> String { "\(base)/join?ref=\(Self.encoded(code))" }

    /// The page of an item of the catalogue; the code identifies the account that shared it.
    public func catalogItem(_ id: String, code: String) -> String { "\(base)/items/\(Self.encoded(id))?ref=\(Self.encoded(code))" }

    /// The gateway on this machine, if no address is configured.
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

    /// Percent-encodes all characters except unreserved ones.
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

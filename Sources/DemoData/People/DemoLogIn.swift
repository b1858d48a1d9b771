/// An account of the demo data that everybody can log in to, for its password is no secret.
public struct DemoLogIn: Sendable {
    /// Where the account comes from.
    enum Origin: Sendable {
        /// It writes recipes and reviews, and gives or takes food: `Account.all` has its name.
        case writer
        /// It is made for this, with these roles.
        case newcomer(roles: [String])
    }

    /// What it is there to show.
    public let purpose: String
    /// The e-mail address.
    public let email: String
    /// The name of the account.
    let name: String
    let origin: Origin
    /// `EN` or `ES`.
    let language: String
    /// Whether it runs the service.
    let isAdmin: Bool

    /// The password of them all.
    public static let password = "Cupboard-Demo-1"

    /// One of every kind.
    public static let all = [
        DemoLogIn("administrator", "admin", "Marta Lindgren", .newcomer(roles: []), isAdmin: true),
        DemoLogIn("gives food: a restaurant", "restaurant", "The Copper Ladle"),
        DemoLogIn("gives food: a person", "donor", "Lena Fischer", .newcomer(roles: ["DONOR"])),
        DemoLogIn("takes food: a person", "receiver", "Amara Okafor"),
        DemoLogIn("gives and takes food: a charity, in Spanish", "charity", "Cocina Solidaria del Sur", language: "ES"),
        DemoLogIn("does neither", "plain", "Noah Okonkwo", .newcomer(roles: [])),
    ]

    private init(
        _ purpose: String,
        _ mailbox: String,
        _ name: String,
        _ origin: Origin = .writer,
        language: String = "EN",
        isAdmin: Bool = false
    ) {
        (self.purpose, self.name, self.origin, self.language, self.isAdmin) = (purpose, name, origin, language, isAdmin)
        email = "\(mailbox)@cupboard.example"
    }
}

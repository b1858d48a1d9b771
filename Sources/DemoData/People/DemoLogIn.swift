/// An account of the demo data that everybody can log in to, for its password is no secret.
public struct DemoLogIn: Sendable {
    /// What it is there to show.
    public let purpose: String
    /// The e-mail address.
    public let email: String
    /// The name of the account.
    let name: String
    /// Whether texts are in Spanish.
    let writesSpanish: Bool
    /// Whether the account is made for this; otherwise it is one that has donations, recipes or reviews.
    let isNew: Bool
    /// Whether it runs the service.
    let isAdmin: Bool

    /// The password of them all.
    public static let password = "Cupboard-Demo-1"

    /// One of every kind.
    public static let all = [
        DemoLogIn("administrator", "admin", "Marta Lindgren", isNew: true, isAdmin: true),
        DemoLogIn("gives food, a restaurant", "restaurant", "The Copper Ladle"),
        DemoLogIn("gives food, a person", "donor", neighbour),
        DemoLogIn("takes food, a person", "receiver", "Amara Okafor"),
        DemoLogIn("gives and takes food, a charity; in Spanish", "charity", "Cocina Solidaria del Sur", writesSpanish: true),
        DemoLogIn("neither: recipes, meals and fashion", "plain", "Noah Okonkwo", isNew: true),
    ]

    /// The first of the neighbours who give food away.
    private static var neighbour: String { Donor.newcomers.first { $0.giver == .neighbour }?.name ?? "" }

    private init(
        _ purpose: String,
        _ mailbox: String,
        _ name: String,
        writesSpanish: Bool = false,
        isNew: Bool = false,
        isAdmin: Bool = false
    ) {
        self.purpose = purpose
        email = "\(mailbox)@cupboard.example"
        self.name = name
        self.writesSpanish = writesSpanish
        self.isNew = isNew
        self.isAdmin = isAdmin
    }
}

/// An account of the demo data with a public password.
public struct DemoLogIn: Sendable {
    /// The origin of the account.
    enum Origin: Sendable {
        /// An account of `Account.all`, found by name, which writes recipes and reviews and gives or receives food.
        case writer(name: String)
        /// An account created for the log-in, with the given roles.
        case newcomer(name: String, roles: [String])
        /// A resident with all its data, found by its mailbox in the table of residents.
        case resident
    }

    /// The purpose of the account.
    public let purpose: String
    /// The local part of the e-mail address.
    let mailbox: String
    let origin: Origin
    /// The language, `EN` or `ES`; a resident's own language takes precedence.
    let language: String
    /// Whether the account is an administrator.
    let isAdmin: Bool

    /// The e-mail address.
    public var email: String { "\(mailbox)@cupboard.example" }

    /// The password of all demo log-ins.
    public static let password = "Cupboard-Demo-1"

    /// One log-in of each kind.
    public static let all = [
        DemoLogIn(
            "admin",
            "runs the service: accounts, reports, the audit log",
            .newcomer(name: "Marta Lindgren", roles: []),
            isAdmin: true
        ),
        DemoLogIn("restaurant", "gives food: a restaurant", .writer(name: "The Copper Ladle")),
        DemoLogIn("donor", "gives food: a person, with requests in every status", .newcomer(name: "Lena Fischer", roles: ["DONOR"])),
        DemoLogIn("receiver", "takes food: a person, with requests in every status", .writer(name: "Amara Okafor")),
        DemoLogIn("charity", "gives and takes food: a charity, in Spanish", .writer(name: "Cocina Solidaria del Sur"), language: "ES"),
        DemoLogIn("plain", "does neither, and has nothing yet", .newcomer(name: "Noah Okonkwo", roles: [])),
        DemoLogIn("planner", "plans weeks within a budget: plan, grocery list, log, saved recipes, notices", .resident),
        DemoLogIn("cook", "cooks, gives and takes food, avoids an allergen, in Spanish", .resident),
        DemoLogIn("style", "has a fashion profile, a wish list, liked and disliked items", .resident),
        DemoLogIn("seller", "reads the report of a seller", .resident),
        DemoLogIn("partner", "has keys for programs: good, revoked and expired ones", .resident),
        DemoLogIn("reported", "was reported and is under review, in Spanish", .resident),
        DemoLogIn("unconfirmed", "has not confirmed the e-mail address", .resident),
        DemoLogIn("disabled", "is disabled: cannot log in", .resident),
    ]

    private init(_ mailbox: String, _ purpose: String, _ origin: Origin, language: String = "EN", isAdmin: Bool = false) {
        (self.mailbox, self.purpose, self.origin, self.language, self.isAdmin) = (mailbox, purpose, origin, language, isAdmin)
    }

    /// A list of all log-ins for people to read, one per line.
    public static var listing: String {
        let width = all.map(\.email.utf8.count).max() ?? 0
        let lines = all.map { "  " + $0.email + String(repeating: " ", count: width - $0.email.utf8.count) + "  " + $0.purpose }
        return "Demo accounts, all with the password \(password):\n\n" + lines.joined(separator: "\n")
    }
}

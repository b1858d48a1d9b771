public import Planner

extension ViewerRoles {
    /// Gives food away.
    public static let donor = ViewerRoles(rawValue: 1)
    /// Takes food that is given away.
    public static let receiver = ViewerRoles(rawValue: 2)
    /// Runs the service.
    public static let admin = ViewerRoles(rawValue: 4)
    /// Reads the e-mail of the account, as far as the server wants that to be shown.
    public static let confirmed = ViewerRoles(rawValue: 8)
}

extension Access {
    /// Those who give food away.
    public static let donor = Access.role(.donor, named: "donor")
    /// Those who take food.
    public static let receiver = Access.role(.receiver, named: "receiver")
    /// Those who run the service; they lock accounts in an order of their own.
    public static let admin = Access.role(.admin, named: "admin", needsOwnAccount: false)
    /// Those with an account whose e-mail is confirmed: for what reaches other people.
    public static let confirmed = Access.signedIn.demanding(.confirmed, named: "confirmed email")
    /// Those who give food away, and have confirmed their e-mail: others rely on how to reach them.
    public static let confirmedDonor = Access.donor.demanding(.confirmed, named: "confirmed email")
    /// Those who take food, and have confirmed their e-mail: what they do reaches donors.
    public static let confirmedReceiver = Access.receiver.demanding(.confirmed, named: "confirmed email")
    /// The account that the row belongs to, and those who run the service; for all others the field is null.
    public static let ownerOrAdmin = Access.owner(or: .admin, named: "ownerOrAdmin")
}

extension ViewerFacts {
    /// Whether the account that asks runs the service.
    public var isAdmin: Bool { has(.admin) }
}

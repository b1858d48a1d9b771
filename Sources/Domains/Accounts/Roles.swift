public import Planner

extension ViewerRoles {
    /// An account that gives food away.
    public static let donor = ViewerRoles(rawValue: 1)
    /// An account that receives food.
    public static let receiver = ViewerRoles(rawValue: 2)
    /// An administrator.
    public static let admin = ViewerRoles(rawValue: 4)
    /// An account with a confirmed e-mail, or any account if the server requires no confirmation.
    public static let confirmed = ViewerRoles(rawValue: 8)
}

extension Access {
    /// Accounts that give food away.
    public static let donor = Access.role(.donor, named: "donor")
    /// Accounts that receive food.
    public static let receiver = Access.role(.receiver, named: "receiver")
    /// Administrators.
    ///
    /// Their mutations do not lock their own account first, because these mutations lock accounts in a different order.
    public static let admin = Access.role(.admin, named: "admin", needsOwnAccount: false)
    /// Accounts with a confirmed e-mail, for mutations that reach other people.
    public static let confirmed = Access.signedIn.requiring(.confirmed, named: "confirmed email")
    /// Donors with a confirmed e-mail, because receivers rely on their contact details.
    public static let confirmedDonor = Access.donor.requiring(.confirmed, named: "confirmed email")
    /// Receivers with a confirmed e-mail, because their requests reach donors.
    public static let confirmedReceiver = Access.receiver.requiring(.confirmed, named: "confirmed email")
    /// The owner of the row and administrators.
    ///
    /// For everyone else the field is null.
    public static let ownerOrAdmin = Access.owner(or: .admin, named: "ownerOrAdmin")
}

extension ViewerFacts {
    /// Whether the viewer is an administrator.
    public var isAdmin: Bool { has(.admin) }
}

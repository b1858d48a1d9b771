/// The recipients and limits of one kind of e-mail.
public struct EmailRule: Sendable, Equatable {
    /// The recipients of a kind.
    public enum Audience: Sendable, Equatable {
        /// An account whose address is confirmed.
        case confirmedAccount
        /// Any account, for e-mails with a token that proves the address.
        ///
        /// Unconfirmed addresses have their own limit.
        case anyAccount(unconfirmed: EmailBound)
        /// A confirmed address that an account has just given up.
        case formerAddress
        /// An address that another person has entered, unless it is the unconfirmed address of an account.
        case anyone
    }

    /// A choice of the account, which `wants_email` evaluates in the database.
    public enum Preference: String, Sendable {
        case plannedMeals = "PLANNED_MEALS"
        case recipeSuggestions = "RECIPE_SUGGESTIONS"
        case foodReminders = "FOOD_REMINDERS"
        case foodRequests = "FOOD_REQUESTS"
    }

    /// The recipients.
    public let audience: Audience
    /// The limits for one recipient.
    public let perRecipient: [EmailBound]
    /// The limits for one sender and one recipient; empty if only the recipient or the service causes the e-mail.
    public let perSender: [EmailBound]
    /// The account's preference for the kind; nil for kinds that are always sent.
    public let preference: Preference?
    /// The time to wait for later news of the same object, which replaces the e-mail; nil to send it at once.
    public let gathering: Duration?

    init(
        to audience: Audience,
        _ perRecipient: EmailBound...,
        perSender: EmailBound? = nil,
        preference: Preference? = nil,
        gathering: Duration? = nil
    ) {
        self.audience = audience
        self.perRecipient = perRecipient
        self.perSender = perSender.map { [$0] } ?? []
        self.preference = preference
        self.gathering = gathering
    }

    /// The limit for all e-mails to one unconfirmed or unknown mailbox.
    ///
    /// Tags such as `+news` do not make another mailbox.
    public static let unprovenMailbox = EmailBound.daily(20)

    /// The limit for all invitations of one mailbox, however many accounts it has.
    public static let invitationsOfMailbox = EmailBound.daily(20)
    /// The limit for all invitations from one network.
    public static let invitationsFromNetwork = EmailBound.daily(100)
}

/// A maximum number of e-mails within a sliding period.
public struct EmailBound: Sendable, Equatable {
    /// The number of e-mails.
    public let most: Int
    /// The length of the period in days.
    public let days: Int

    static func daily(_ most: Int) -> EmailBound { EmailBound(most: most, days: 1) }
    static func monthly(_ most: Int) -> EmailBound { EmailBound(most: most, days: 30) }
}

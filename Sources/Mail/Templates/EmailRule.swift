/// The recipients of one kind of e-mail, and its bounds.
public struct EmailRule: Sendable, Equatable {
    /// The recipients of a kind.
    public enum Audience: Sendable, Equatable {
        /// An account whose address is confirmed.
        case confirmedAccount
        /// Any account, for e-mails with a token that proves the address. Unconfirmed addresses have their own bound.
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
    /// The bounds of one recipient.
    public let perRecipient: [EmailBound]
    /// The bounds for one sender and one recipient; empty if only the recipient or the service causes the e-mail.
    public let perSender: [EmailBound]
    /// The preference that it obeys; nil for e-mails that are always sent.
    public let preference: Preference?
    /// The time that it waits for later news of the same object, which replaces it; nil if it is sent at once.
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

    /// The bound for all e-mails to one unconfirmed or unknown mailbox.
    ///
    /// Tags such as `+news` do not make another mailbox.
    public static let unprovenMailbox = EmailBound.daily(20)
}

/// A maximum of e-mails within a sliding period.
public struct EmailBound: Sendable, Equatable {
    /// The number of e-mails.
    public let most: Int
    /// The length of the period.
    public let days: Int

    static func daily(_ most: Int) -> EmailBound { EmailBound(most: most, days: 1) }
    static func monthly(_ most: Int) -> EmailBound { EmailBound(most: most, days: 30) }
}

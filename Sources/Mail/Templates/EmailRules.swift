extension EmailTemplate.Name {
    /// The rule of each kind of e-mail.
    ///
    /// `docs/operate/email.md` shows this table to operators.
    public var rule: EmailRule {
        switch self {
        // Both contain a token that proves the address. Without resets, a person who has never confirmed the address could not get back
        // in. Nor could the owner of an address reclaim it from a stranger who signed up with it. The limits are separate, so the
        // stranger's confirmations do not use up the resets. Nor can one network use up the resets of others.
        case .emailConfirmation: EmailRule(to: .anyAccount(unconfirmed: .daily(5)), .daily(5))
        case .passwordReset: EmailRule(to: .anyAccount(unconfirmed: .daily(5)), .daily(20), perSender: .daily(5))

        // Changes of an account. They do not depend on preferences, but the address must be confirmed.
        case .welcome: EmailRule(to: .confirmedAccount, .daily(1))
        case .signUpRepeated: EmailRule(to: .confirmedAccount, .daily(5))
        case .identityConfirmation: EmailRule(to: .confirmedAccount, .daily(10))
        case .identityJoined: EmailRule(to: .confirmedAccount, .daily(5))
        case .passwordChanged: EmailRule(to: .confirmedAccount, .daily(5))
        case .dataExport: EmailRule(to: .confirmedAccount, .daily(5))
        case .logInLocked: EmailRule(to: .confirmedAccount, .daily(5))
        case .confirmationLocked: EmailRule(to: .confirmedAccount, .daily(5))
        // The number of keys that can be created within a day: each of them gives access to the account.
        case .apiKeyCreated: EmailRule(to: .confirmedAccount, .daily(20))
        case .accountDisabled: EmailRule(to: .confirmedAccount, .daily(5))
        case .accountEnabled: EmailRule(to: .confirmedAccount, .daily(5))
        case .accountUnderReview: EmailRule(to: .confirmedAccount, .daily(3))
        // Counted separately, so that many reports do not suppress the news of a restriction.
        case .accountRestricted: EmailRule(to: .confirmedAccount, .daily(5))
        case .restrictionLifted: EmailRule(to: .confirmedAccount, .daily(5))
        case .emailChanged: EmailRule(to: .formerAddress, .daily(5))
        case .accountDeleted: EmailRule(to: .formerAddress, .daily(3))

        // For people who may not know the service: few e-mails, however many accounts send them.
        case .friendReferral: EmailRule(to: .anyone, .daily(3), .monthly(10), perSender: .monthly(1))
        case .itemShared: EmailRule(to: .anyone, .daily(3), .monthly(10), perSender: .daily(3))

        // Once a day, or twice if the account changes its time zone.
        case .recipeSuggestion: EmailRule(to: .confirmedAccount, .daily(2), preference: .recipeSuggestions)
        case .todaysMeals: EmailRule(to: .confirmedAccount, .daily(2), preference: .plannedMeals)
        case .mealChoice: EmailRule(to: .confirmedAccount, .daily(2), preference: .plannedMeals)

        // News about food requests. `foodEnded` ignores preferences: the recipient may be on the way to food that is gone.
        case .foodNews:
            EmailRule(to: .confirmedAccount, .daily(100), perSender: .daily(20), preference: .foodRequests, gathering: .seconds(300))
        case .foodReminder:
            EmailRule(to: .confirmedAccount, .daily(50), perSender: .daily(20), preference: .foodReminders, gathering: .seconds(300))
        case .foodEnded: EmailRule(to: .confirmedAccount, .daily(100), perSender: .daily(20), gathering: .seconds(300))
        }
    }
}

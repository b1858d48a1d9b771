public import Languages

/// An e-mail that the service writes, with its values, in every language.
///
/// Each is a static function in a file beside this one and has a name here; leaving out a language does not compile, and a test finds a
/// value that one language forgets.
public struct EmailTemplate: Sendable, Equatable {
    /// The kinds of e-mails.
    ///
    /// Each has a rule (`EmailRules.swift`), and the outbox stores its name.
    public enum Name: String, Sendable, CaseIterable {
        case welcome
        case emailConfirmation = "email_confirmation"
        case signUpRepeated = "sign_up_repeated"
        case identityConfirmation = "identity_confirmation"
        case identityJoined = "identity_joined"
        case passwordReset = "password_reset"
        case passwordChanged = "password_changed"
        case dataExport = "data_export"
        case logInLocked = "log_in_locked"
        case confirmationLocked = "confirmation_locked"
        case emailChanged = "email_changed"
        case apiKeyCreated = "api_key_created"
        case accountDisabled = "account_disabled"
        case accountEnabled = "account_enabled"
        case accountDeleted = "account_deleted"
        case accountUnderReview = "account_under_review"
        case accountRestricted = "account_restricted"
        case restrictionLifted = "restriction_lifted"
        case friendReferral = "friend_referral"
        case itemShared = "item_shared"
        case recipeSuggestion = "recipe_suggestion"
        case todaysMeals = "todays_meals"
        case mealChoice = "meal_choice"
        case foodNews = "food_news"
        case foodReminder = "food_reminder"
        case foodEnded = "food_ended"
    }

    /// Subject and body in one language.
    public struct Text: Sendable, Equatable {
        /// What the e-mail is about.
        public let subject: String
        /// Paragraphs of plain text.
        public let body: String

        init(_ subject: String, _ body: String) {
            self.subject = subject
            self.body = body
        }
    }

    /// Which it is.
    public let name: Name
    /// How long it is good for, from when it was written; nil for ever.
    ///
    /// As long as the secret in it is, or as long as it is of use. Later it is not sent any more, and its text is forgotten.
    public let lifetime: Duration?
    private let english: Text
    private let spanish: Text

    init(_ name: Name, lifetime: Duration? = nil, english: Text, spanish: Text) {
        self.name = name
        self.lifetime = lifetime
        self.english = english
        self.spanish = spanish
    }

    /// The e-mail in a language.
    public func text(in language: Language) -> Text {
        switch language {
        case .english: english
        case .spanish: spanish
        }
    }
}

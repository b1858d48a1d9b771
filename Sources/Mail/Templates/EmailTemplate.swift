public import Languages

/// An e-mail of the service with its values, in every language.
///
/// Each template is a static function in a file of this folder and has a name here. A missing language does not compile, and a test finds
/// values that one language omits.
public struct EmailTemplate: Sendable, Equatable {
    /// The kinds of e-mails.
    ///
    /// Each kind has a rule (`EmailRules.swift`), and the outbox stores its name.
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

    /// The subject and body in one language.
    public struct Text: Sendable, Equatable {
        /// The subject.
        public let subject: String
        /// The paragraphs in plain text.
        public let body: String

        init(_ subject: String, _ body: String) {
            self.subject = subject
            self.body = body
        }
    }

    /// The kind of the e-mail.
    public let name: Name
    /// The lifetime of the e-mail after it was written; nil if it does not expire.
    ///
    /// The lifetime matches that of the secret in the text, or the period when the news is useful. After that, the e-mail is not sent
    /// and its text is deleted.
    public let lifetime: Duration?
    private let english: Text
    private let spanish: Text

    init(_ name: Name, lifetime: Duration? = nil, english: Text, spanish: Text) {
        self.name = name
        self.lifetime = lifetime
        self.english = english
        self.spanish = spanish
    }

    /// The e-mail's text in a language.
    public func text(in language: Language) -> Text {
        switch language {
        case .english: english
        case .spanish: spanish
        }
    }
}

package import Engine

/// The codes of user errors: the values of the schema's enum `UserErrorCode`, which describes them.
///
/// A new code needs a case here, a value with a description in the schema, and a row in `docs/reference/user-error-codes.md`. Tests compare
/// them.
package enum UserErrorCode: String, Sendable, CaseIterable {
    // Input fields.
    case blank = "BLANK"
    case invalid = "INVALID"
    case unsupportedCharacters = "UNSUPPORTED_CHARACTERS"
    case tooShort = "TOO_SHORT"
    case tooLong = "TOO_LONG"
    case outOfRange = "OUT_OF_RANGE"
    case notInFuture = "NOT_IN_FUTURE"
    case unsupportedLanguage = "UNSUPPORTED_LANGUAGE"
    case unknownTimeZone = "UNKNOWN_TIME_ZONE"
    // Files.
    case unsupportedFileType = "UNSUPPORTED_FILE_TYPE"
    case damagedFile = "DAMAGED_FILE"
    case fileTooLarge = "FILE_TOO_LARGE"
    case tooManyPixels = "TOO_MANY_PIXELS"
    // Accounts and logging in.
    case emailTaken = "EMAIL_TAKEN"
    case noEmail = "NO_EMAIL"
    case passwordTooWeak = "PASSWORD_TOO_WEAK"
    case passwordMismatch = "PASSWORD_MISMATCH"
    case accountNotFound = "ACCOUNT_NOT_FOUND"
    case wrongPassword = "WRONG_PASSWORD"
    case wrongCredentials = "WRONG_CREDENTIALS"
    case accountDisabled = "ACCOUNT_DISABLED"
    case tooManyAttempts = "TOO_MANY_ATTEMPTS"
    case sessionTooOld = "SESSION_TOO_OLD"
    case linkExpired = "LINK_EXPIRED"
    case unknownProvider = "UNKNOWN_PROVIDER"
    case providerUnavailable = "PROVIDER_UNAVAILABLE"
    case identityTokenRefused = "IDENTITY_TOKEN_REFUSED"
    case identityUnconfirmed = "IDENTITY_UNCONFIRMED"
    case identityNotAllowed = "IDENTITY_NOT_ALLOWED"
    // Repeated or forbidden actions.
    case alreadyReported = "ALREADY_REPORTED"
    case alreadyResolved = "ALREADY_RESOLVED"
    case alreadyInvited = "ALREADY_INVITED"
    case ownAccount = "OWN_ACCOUNT"
    case lastAdmin = "LAST_ADMIN"
    case dailyLimitReached = "DAILY_LIMIT_REACHED"
    case tooManyKeys = "TOO_MANY_KEYS"
    // Donations.
    case tooPrecise = "TOO_PRECISE"
    case unknownPlace = "UNKNOWN_PLACE"
    case foodUnavailable = "FOOD_UNAVAILABLE"
    case foodExpired = "FOOD_EXPIRED"
    case ownPost = "OWN_POST"
    case alreadyRequested = "ALREADY_REQUESTED"
    case wrongStatus = "WRONG_STATUS"
    case receiverDisabled = "RECEIVER_DISABLED"
    case underReview = "UNDER_REVIEW"
    case promisedAlready = "PROMISED_ALREADY"
    case unitInUse = "UNIT_IN_USE"
    // Meals.
    case dayIsOver = "DAY_IS_OVER"
    case dayIsFull = "DAY_IS_FULL"
    // No longer returned: recipes can share a slot.
    case slotTaken = "SLOT_TAKEN"
    case notOffered = "NOT_OFFERED"
    // Grocery lists.
    case unknownMeasure = "UNKNOWN_MEASURE"
    case listIsFull = "LIST_IS_FULL"
    case notInRecipe = "NOT_IN_RECIPE"
    // Fashion.
    case outOfStock = "OUT_OF_STOCK"
    case alreadyShared = "ALREADY_SHARED"
}

extension UserError {
    /// Creates an error with a code of the product.
    package init(_ code: UserErrorCode, _ message: Message, _ field: String...) {
        self.init(Code(code.rawValue), message, path: field)
    }
}

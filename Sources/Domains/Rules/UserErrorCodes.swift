public import Engine

// The values of the schema's enum `UserErrorCode`.
extension UserError.Code {
    /// Nothing was entered.
    public static let blank = UserError.Code("BLANK")
    /// It has not the form that it must have.
    public static let invalid = UserError.Code("INVALID")
    /// It is too short.
    public static let tooShort = UserError.Code("TOO_SHORT")
    /// It is too long, or too large.
    public static let tooLong = UserError.Code("TOO_LONG")
    /// It is not what it was compared with.
    public static let mismatch = UserError.Code("MISMATCH")
    /// Somebody has it already.
    public static let taken = UserError.Code("TAKEN")
    /// There is no such thing.
    public static let notFound = UserError.Code("NOT_FOUND")
    /// It was tried too often.
    public static let tooManyAttempts = UserError.Code("TOO_MANY_ATTEMPTS")
    /// The account is disabled.
    public static let accountDisabled = UserError.Code("ACCOUNT_DISABLED")
    /// It has expired, or was used already.
    public static let expired = UserError.Code("EXPIRED")
    /// What there is does not suffice.
    public static let unavailable = UserError.Code("UNAVAILABLE")
    /// It must be confirmed.
    public static let unconfirmed = UserError.Code("UNCONFIRMED")
    /// It cannot be done to one's own account.
    public static let ownAccount = UserError.Code("OWN_ACCOUNT")
    /// It is the last administrator.
    public static let lastAdmin = UserError.Code("LAST_ADMIN")

    /// All of them.
    public static let all: [UserError.Code] = [
        blank, invalid, tooShort, tooLong, mismatch, taken, notFound, tooManyAttempts, accountDisabled, expired, unavailable, unconfirmed,
        ownAccount, lastAdmin,
    ]
}

import ArgumentParser
import Domains
import Gateway
import Sodium

/// Account options: the lifetime of log-ins, the cost of guessing passwords, and the number of attempts.
struct AccountOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: """
            Hide which e-mail addresses have an account. Log-in returns the same response for a wrong password and an unknown account. Sign-up returns \
            the same response for a new and a used address, without a session; an e-mail gives the result. \
            [environment: CUPBOARD_HIDE_ACCOUNTS=0 or 1; default: off]
            """
    )
    var hideAccounts: Bool?

    @Option(help: ArgumentHelp("How long a log-in lasts. [default: 2592000, which is 30 days]", valueName: "seconds"))
    var sessionLifetime: Double?

    @Option(
        help: ArgumentHelp("Maximum sessions of an account; a further log-in ends the oldest one. [default: 200]", valueName: "number")
    )
    var maxSessions: Int?

    @Option(help: ArgumentHelp("Number of passes of argon2id over its memory for each password. [default: 3]", valueName: "number"))
    var passwordOperations: Int?

    @Option(help: ArgumentHelp("Memory that argon2id uses for each password. [default: 33554432]", valueName: "bytes"))
    var passwordMemory: Int?

    @Option(
        help: ArgumentHelp(
            "Wrong passwords within 15 minutes that lock log-in to an account; 0 for no limit. [default: 10]",
            valueName: "number"
        )
    )
    var passwordAttempts: Int?

    @Option(
        help: ArgumentHelp(
            "Wrong passwords within 15 minutes that lock log-in from an IP address; 0 for no limit. [default: 300]",
            valueName: "number"
        )
    )
    var passwordAttemptsPerAddress: Int?

    @Option(help: ArgumentHelp("Duration of such a lock. [default: 900]", valueName: "seconds"))
    var passwordLock: Double?

    @Option(
        help: ArgumentHelp(
            "Delay of the fourth log-in attempt; further attempts wait up to eight times as long. [default: 0.25]",
            valueName: "seconds"
        )
    )
    var passwordDelay: Double?

    @Option(
        help: ArgumentHelp("Maximum accounts created from one IP address per hour; 0 for no limit. [default: 500]", valueName: "number")
    )
    var signUpsPerAddress: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum password reset tokens for an account per hour; 0 for no limit. [default: 5]",
            valueName: "number"
        )
    )
    var passwordResets: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum password resets requested from one IP address per hour; 0 for no limit. [default: 50]",
            valueName: "number"
        )
    )
    var passwordResetsPerAddress: Int?

    @Option(help: ArgumentHelp("Lifetime of a password reset token. [default: 2700]", valueName: "seconds"))
    var passwordResetLifetime: Double?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Require a confirmed e-mail for actions that reach other people, such as invitations and reports. \
            [environment: CUPBOARD_CONFIRM_EMAILS=0 or 1; default: on with --smtp-url]
            """
    )
    var confirmEmails: Bool?

    @Option(
        help: ArgumentHelp(
            "Maximum confirmation e-mails to one address per hour; at most 5 per day in any case. [default: 5]",
            valueName: "number"
        )
    )
    var emailConfirmations: Int?

    @Option(help: ArgumentHelp("Lifetime of a confirmation link. [default: 86400, which is a day]", valueName: "seconds"))
    var emailConfirmationLifetime: Double?

    /// Applies the options.
    ///
    /// `sendsMail` is true if there is a mail server.
    func apply(to settings: inout AccountSettings, sendsMail: Bool) throws(CommandFailure) {
        let any = 0...1_000_000_000
        try Setting("hide-accounts").apply(hideAccounts, to: &settings.hidesAccounts)
        try Setting("session-lifetime").apply(seconds: sessionLifetime, in: 1...315_360_000, to: &settings.sessionLifetime)
        try Setting("max-sessions").apply(maxSessions, in: 1...1_000_000, to: &settings.sessions)
        try Setting("password-attempts").apply(passwordAttempts, in: any, to: &settings.passwordAttempts.count)
        try Setting("password-attempts-per-address")
            .apply(passwordAttemptsPerAddress, in: any, to: &settings.passwordAttemptsPerAddress.count)
        try Setting("password-lock").apply(seconds: passwordLock, in: 0...86_400, to: &settings.passwordAttempts.lock)
        settings.passwordAttemptsPerAddress.lock = settings.passwordAttempts.lock
        try Setting("password-delay").apply(seconds: passwordDelay, in: 0...10, to: &settings.passwordDelay)
        try Setting("sign-ups-per-address").apply(signUpsPerAddress, in: any, to: &settings.signUpsPerAddress.count)
        try Setting("password-resets").apply(passwordResets, in: any, to: &settings.passwordResets.count)
        try Setting("password-resets-per-address").apply(passwordResetsPerAddress, in: any, to: &settings.passwordResetsPerAddress.count)
        try Setting("password-reset-lifetime").apply(seconds: passwordResetLifetime, in: 60...86_400, to: &settings.passwordResetLifetime)
        settings.needsConfirmedEmail = sendsMail
        try Setting("confirm-emails").apply(confirmEmails, to: &settings.needsConfirmedEmail)
        try Setting("email-confirmations").apply(emailConfirmations, in: any, to: &settings.emailConfirmations.count)
        try Setting("email-confirmation-lifetime")
            .apply(seconds: emailConfirmationLifetime, in: 3_600...604_800, to: &settings.emailConfirmationLifetime)
    }

    /// Returns the cost of guessing a password.
    func passwordParameters() throws(CommandFailure) -> PasswordHash.Parameters {
        var parameters = PasswordHash.Parameters.standard
        try Setting("password-operations").apply(passwordOperations, in: 1...100, to: &parameters.operations)
        try Setting("password-memory").apply(passwordMemory, in: 8_192...4_294_967_296, to: &parameters.memory)
        return parameters
    }
}

/// Daily limits for actions that reach other users or the operators.
struct PeopleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Maximum accounts that a user can report per day. [default: 20]", valueName: "number"))
    var dailyReports: Int?

    @Option(help: ArgumentHelp("Maximum friends that a user can invite per day. [default: 20]", valueName: "number"))
    var dailyReferrals: Int?

    @Option(
        help: ArgumentHelp("Maximum catalogue items that a user can share by e-mail per day. [default: 20]", valueName: "number")
    )
    var dailyItemShares: Int?

    @Option(help: ArgumentHelp("Maximum app feedback entries of a user per day. [default: 10]", valueName: "number"))
    var dailyFeedback: Int?

    @Option(help: ArgumentHelp("Maximum food posts that a user can add per day. [default: 200]", valueName: "number"))
    var dailyFoodPosts: Int?

    @Option(help: ArgumentHelp("Maximum food requests that a user can send or edit per day. [default: 300]", valueName: "number"))
    var dailyFoodRequests: Int?

    @Option(
        help: ArgumentHelp("Maximum food posts whose contact a user can view per day. [default: 30]", valueName: "number")
    )
    var dailyFoodContacts: Int?

    func apply(to accounts: inout AccountSettings) throws(CommandFailure) {
        try Setting("daily-reports").apply(dailyReports, in: 1...100_000, to: &accounts.dailyReports)
        try Setting("daily-referrals").apply(dailyReferrals, in: 1...100_000, to: &accounts.dailyReferrals)
        try Setting("daily-item-shares").apply(dailyItemShares, in: 1...100_000, to: &accounts.dailyItemShares)
        try Setting("daily-feedback").apply(dailyFeedback, in: 1...100_000, to: &accounts.dailyFeedback)
        try Setting("daily-food-posts").apply(dailyFoodPosts, in: 1...100_000, to: &accounts.dailyFoodPosts)
        try Setting("daily-food-requests").apply(dailyFoodRequests, in: 1...100_000, to: &accounts.dailyFoodRequests)
        try Setting("daily-food-contacts").apply(dailyFoodContacts, in: 1...100_000, to: &accounts.dailyFoodContacts)
    }
}

/// The cost per minute that requests of partner keys, accounts and anonymous clients may have.
struct KeyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Maximum cost per minute of an API key's requests, unless the key has its own limit. [environment: CUPBOARD_KEY_POINTS_PER_MINUTE; default: 20000]",
            valueName: "points"
        )
    )
    var keyPointsPerMinute: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum cost per minute of an account's requests to one server; 0 for no limit. [default: 60000]",
            valueName: "points"
        )
    )
    var accountPointsPerMinute: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum cost per minute of anonymous requests from one address (IPv6: one /64); 0 for no limit. [default: 120000]",
            valueName: "points"
        )
    )
    var addressPointsPerMinute: Int?

    @Flag(
        inversion: .prefixedNo,
        help: "Apply the limits to clients on this machine, too. [environment: CUPBOARD_COUNT_LOOPBACK=0 or 1; default: off]"
    )
    var countLoopback: Bool?

    func apply(to configuration: inout GatewayConfiguration) throws(CommandFailure) {
        try Setting("key-points-per-minute").apply(keyPointsPerMinute, in: 1...1_000_000_000, to: &configuration.keyPoints)
        let any = 0...1_000_000_000
        try Setting("account-points-per-minute").apply(accountPointsPerMinute, in: any, to: &configuration.clients.accountPoints)
        try Setting("address-points-per-minute").apply(addressPointsPerMinute, in: any, to: &configuration.clients.networkPoints)
        try Setting("count-loopback").apply(countLoopback, to: &configuration.clients.countsLoopback)
    }
}

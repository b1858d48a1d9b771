import Engine
import GraphQL
import Images
import Languages
import Mail
import Planner
import Postgres

/// `createAccount`: creates an account and begins its first session.
///
/// If accounts are hidden, the answer is the same whether or not the e-mail was free.
let createAccount = mutation("createAccount", for: .everyone, in: nil, cost: 500, leadsToCredentials: true) {
    changed("account", "Account", isViewer: true)
    answers("session")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let name = errors.required(input, "name", atMost: 200)
    let email = errors.email(input, "email")
    let password = errors.newPassword(input)
    let phone = errors.phone(input)
    let place = errors.place(input)
    let chosen = SignUpLanguage(input, call)
    let language = chosen.language
    let timeZone = try await errors.timeZone(input, call) ?? "UTC"
    let file = errors.photoFile(input, "photo", call)
    try await errors.requireKnownPlace(place, call)
    try errors.check()

    let signUps = AttemptCounter.signUps(call)
    if try await signUps?.isUsedUp(call) == true { throw .tooManyAttempts }
    // The photo is decoded only now, because a client that cannot sign up anyway should not cause this work.
    var photo: StillImage?
    if let file { photo = try await errors.photo(in: file, of: email, call) }
    try errors.check()
    let hidesAccounts = call.services.accounts.hidesAccounts
    // If accounts are hidden, the password is hashed even for a taken e-mail, because hashing takes the longest.
    if !hidesAccounts, try await TakenEmail.isTaken(email, call) { return try await TakenEmail.refuse(call) }
    let hash = try await call.services.passwords.hash(password, of: email, call)
    let inserted = try await call.first(
        Int64.self,
        """
        INSERT INTO account (name, email, password_hash, kind, roles, phone, address, latitude, longitude, language, time_zone,
            area, area_latitude, area_longitude)
        SELECT \(name), \(email), \(hash), \(input.enumValue("kind") ?? "INDIVIDUAL", as: "account_kind"),
            \(input.roles ?? [], as: "account_role[]"), \(phone), \(place?.address), \(place?.latitude), \(place?.longitude),
            \(language.enumValue, as: "language"), \(timeZone), shown.area, shown.area_latitude, shown.area_longitude
        FROM public_area(\(place?.address), \(place?.latitude), \(place?.longitude)) AS shown
        ON CONFLICT (email) DO NOTHING RETURNING id
        """
    )
    guard let account = inserted else {
        guard hidesAccounts else { return try await TakenEmail.refuse(call) }
        if try await signUps?.add(call) == false { throw .tooManyAttempts }
        try await photo?.storeForNoOne(call)
        try await TakenEmail.notifyOwner(of: email, app: call.app(of: input), call)
        return .signUpReceived(chosen)
    }
    if try await signUps?.add(call) == false { throw .tooManyAttempts }
    try await photo?.store(for: account, isShown: !call.services.accounts.needsConfirmedEmail, call)
    let owner = AccountContact(id: account, name: name, email: email, language: language)
    try await owner.welcome(app: call.app(of: input), call)
    try await EmailConfirmation.send(to: owner, app: call.app(of: input), call)
    guard !hidesAccounts else {
        var answer = MutationAnswer.signUpReceived(chosen)
        (answer.object, answer.actor) = (AuditedObject("account", account), account)
        if let photo { answer.details = ["photo": .object(photo.details)] }
        return answer
    }
    let session = try await Session.begin(for: account, call)
    var answer = MutationAnswer(
        chosen.isReplaced ? .accountCreatedInOtherLanguage : .accountCreated,
        of: AuditedObject("account", account),
        ["account": .int(account), "session": session]
    )
    answer.actor = account
    answer.language = language.text
    if let photo { answer.details = ["photo": .object(photo.details)] }
    return answer
}

extension MutationAnswer {
    /// The answer whether or not an account has the e-mail.
    ///
    /// The e-mail contains the rest.
    fileprivate static func signUpReceived(_ chosen: SignUpLanguage) -> MutationAnswer {
        var answer = MutationAnswer(chosen.isReplaced ? .signUpReceivedInOtherLanguage : .signUpReceived, of: nil)
        answer.language = chosen.language.text
        return answer
    }
}

import Engine
import GraphQL
import IdentityTokens
import Planner
import Postgres

/// `logInWithIdentityToken`: begins a session for a person authenticated by an identity provider.
///
/// The first login creates an account, or links the identity to an existing one.
let logInWithIdentityToken = mutation("logInWithIdentityToken", for: .everyone, in: nil, cost: 200, leadsToCredentials: true) {
    changed("account", "Account", isViewer: true)
    answers("session", "isNewAccount")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let provider = errors.required(input, "provider", atMost: 64)
    let token = errors.required(input, "idToken", atMost: 16_384)
    try errors.check()
    let settings = call.services.accounts
    let failures = AttemptCounter(.passwordFromAddress, from: call.origin, settings.passwordAttemptsPerAddress)
    if try await failures?.isUsedUp(call) == true { throw .tooManyAttempts }
    guard let verifier = call.services.identities else { throw .refused(UserError(.unknownProvider, .unknownIdentityProvider, "provider")) }
    let identity: VerifiedIdentity
    do throws(IdentityTokenError) {
        identity = try await verifier.verify(token, provider: provider, nonce: input.typed("nonce"))
    } catch {
        switch error {
        case .unknownProvider: throw .refused(UserError(.unknownProvider, .unknownIdentityProvider, "provider"))
        case .keysUnavailable: throw .refused(UserError(.providerUnavailable, .identityProviderUnavailable, "provider"))
        default: break
        }
        call.services.note("an identity token was refused", "\(provider): \(error)")
        if try await failures?.add(call) == false { return MutationAnswer(keeping: [.tooManyAttempts]) }
        return MutationAnswer(keeping: [UserError(.identityTokenRefused, .identityTokenRefused, "idToken")])
    }
    let linking: IdentityLinking?
    switch try await IdentityLinking.check(identity, provider: provider, input, call) {
    case .needsNoProof: linking = nil
    case .links(let account): linking = account
    case .refused(let answer): return answer
    }
    let person = try await IdentifiedAccount.find(identity, provider: provider, linking: linking, call)
    guard try await identity.isUsedFirst(call) else {
        call.services.note("an identity token was refused", "\(provider): The token has already been used for a session.")
        throw .refused(UserError(.identityTokenRefused, .identityTokenRefused, "idToken"))
    }
    let session = try await Session.begin(for: person.account, call)
    var answer = MutationAnswer(
        person.isNew ? .accountCreated : .loggedIn,
        of: AuditedObject("account", person.account),
        ["account": .int(person.account), "session": session, "isNewAccount": .boolean(person.isNew)]
    )
    answer.actor = person.account
    if person.hasOtherAccess { answer.endsAccess = [person.account] }
    answer.details = ["provider": .string(provider)]
    answer.language = person.language.text
    return answer
}

extension VerifiedIdentity {
    /// Whether the token begins a session for the first time.
    ///
    /// Its digest is stored until the token expires.
    fileprivate func isUsedFirst(_ call: MutationCall) async throws(MutationFailure) -> Bool {
        // Adds five minutes, because clocks differ. The database supports no times after the year 9999.
        let end = min(expiration + 300, 253_402_300_799)
        let noted = try await call.execute(
            """
            INSERT INTO used_identity_token (digest, expires_at) VALUES (\(bytes: digest), to_timestamp(\(end))) ON CONFLICT DO NOTHING
            """
        )
        return noted.affectedRows == 1
    }
}

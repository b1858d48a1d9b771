import Engine
import GraphQL
import IdentityTokens
import Planner
import Postgres

/// `logInWithIdentityToken`: begins a session for whom a configured provider vouches, who gets an account the first time.
let logInWithIdentityToken = mutation("logInWithIdentityToken", for: .everyone, in: nil, cost: 200) {
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
    guard let verifier = call.services.identities else { throw .refused(UserError(.notFound, .unknownIdentityProvider, "provider")) }
    let identity: VerifiedIdentity
    do throws(IdentityTokenError) {
        identity = try await verifier.verify(token, provider: provider)
    } catch {
        switch error {
        case .unknownProvider: throw .refused(UserError(.notFound, .unknownIdentityProvider, "provider"))
        case .keysUnavailable: throw .refused(UserError(.unavailable, .identityProviderUnavailable, "provider"))
        default: break
        }
        call.services.note("an identity token was refused", "\(provider): \(error)")
        if try await failures?.add(call) == false { return MutationAnswer(keeping: [.tooManyAttempts]) }
        return MutationAnswer(keeping: [UserError(.invalid, .identityTokenRefused, "idToken")])
    }
    let person = try await IdentifiedAccount.find(identity, provider: provider, call)
    let session = try await Session.begin(for: person.account, call)
    var answer = MutationAnswer(
        person.isNew ? .accountCreated : .loggedIn,
        of: AuditedObject("account", person.account),
        ["account": .int(person.account), "session": session, "isNewAccount": .boolean(person.isNew)]
    )
    answer.actor = person.account
    answer.details = ["provider": .string(provider)]
    answer.language = person.language.text
    return answer
}

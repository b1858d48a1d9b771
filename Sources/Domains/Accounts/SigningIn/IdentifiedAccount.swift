import Engine
import IdentityTokens
import Languages
import Mail
import Planner
import Postgres

/// The account that belongs to an identity confirmed by a provider.
///
/// Issuer and subject find the account. For an unknown identity a new account is created, unless an account already has the e-mail that the
/// provider has verified. Then the person must prove ownership of that account (`IdentityLinking`).
///
/// An e-mail that the provider has not verified is not stored.
struct IdentifiedAccount {
    let account: Int64
    let language: Language
    let isNew: Bool
    /// Whether linking has confirmed the account's e-mail.
    var hasOtherAccess = false

    /// Finds or creates the account.
    ///
    /// An unknown identity is linked to the account of `linking`, if given.
    static func find(
        _ identity: VerifiedIdentity,
        provider: String,
        linking: IdentityLinking?,
        _ call: MutationCall
    ) async throws(MutationFailure) -> IdentifiedAccount {
        // The lock serializes logins of one person, so that the first one creates the account and the next one finds it.
        try await call.execute(
            "SELECT pg_advisory_xact_lock(hashtextextended(jsonb_build_array(\(identity.issuer), \(identity.subject))::text, 0))"
        )
        let known = try await call.first(
            Known.self,
            """
            SELECT account.id, account.status = 'ACTIVE' AS is_active, account.language
            FROM account_identity JOIN account ON account.id = account_identity.account_id
            WHERE issuer = \(identity.issuer) AND subject = \(identity.subject)
            FOR SHARE OF account
            """
        )
        if let known { return try usable(known, call) }
        var account: IdentifiedAccount
        if let linking {
            let hasOtherAccess = try await linking.link(identity, provider: provider, call)
            account = IdentifiedAccount(account: linking.account, language: linking.language ?? call.language, isNew: false)
            account.hasOtherAccess = hasOtherAccess
        } else {
            account = try await create(identity, call)
        }
        try await call.execute(
            """
            INSERT INTO account_identity (account_id, issuer, subject, provider, picture_url)
            VALUES (\(account.account), \(identity.issuer), \(identity.subject), \(provider), \(identity.picture?.storable(atMost: 2_000)))
            """
        )
        return account
    }

    /// An existing account.
    private struct Known: Decodable {
        let id: Int64
        let isActive: Bool
        let language: Language?
    }

    /// Checks that logins to the account are allowed.
    private static func usable(_ known: Known, _ call: MutationCall) throws(MutationFailure) -> IdentifiedAccount {
        guard known.isActive else { throw .refused(UserError(.accountDisabled, .accountDisabled)) }
        return IdentifiedAccount(account: known.id, language: known.language ?? call.language, isNew: false)
    }

    /// Creates an account from the public profile.
    private static func create(_ identity: VerifiedIdentity, _ call: MutationCall) async throws(MutationFailure) -> IdentifiedAccount {
        let language = identity.locale.flatMap(Language.init(code:)) ?? call.language
        let email = identity.verifiedEmail
        let name = identity.name?.trimmed.storable(atMost: 200).flatMap { TextForm.line.admits($0) ? $0 : nil }
        let inserted = try await call.first(
            Int64.self,
            """
            INSERT INTO account (name, email, email_verified, language)
            VALUES (\(name ?? Message.newMember.text(in: language)), \(email), \(email != nil), \(language.enumValue, as: "language"))
            ON CONFLICT (email) DO NOTHING RETURNING id
            """
        )
        // Another client has just signed up with the e-mail.
        guard let account = inserted else { throw .emailBelongsToAccount }
        if try await AttemptCounter.signUps(call)?.add(call) == false { throw .tooManyAttempts }
        let shownName = name ?? Message.newMember.text(in: language)
        let owner = AccountContact(id: account, name: shownName, email: email, language: language)
        try await owner.welcome(call)
        return IdentifiedAccount(account: account, language: language, isNew: true)
    }
}

extension String {
    /// The text, or nil if it is empty, too long for its column or contains a NUL character.
    fileprivate func storable(atMost limit: Int) -> String? {
        (1...limit).contains(unicodeScalars.count) && !unicodeScalars.contains("\0") ? self : nil
    }
}

import Engine
import Languages
import Mail
import Postgres

/// A request, or a post that is told of like one, as those are told of it whom it concerns.
struct ToldFoodRequest: Decodable, Sendable {
    let id: Int64
    let donorID: Int64
    let receiverID: Int64
    let quantity: Quantity
    let unit: String
    let title: String

    /// One of its sides.
    typealias Side = any KeyPath<ToldFoodRequest, Int64> & Sendable

    /// Tells sides of each of some requests what has become of it, with the name of the other side, in two round trips.
    ///
    /// Where that closes its account nothing that is told may name it, nor be erased with it.
    static func tell(
        _ news: [(FoodNews, to: Side)],
        _ requests: [ToldFoodRequest],
        isAnonymous: Bool = false,
        _ call: MutationCall
    ) async throws(MutationFailure) {
        guard !requests.isEmpty else { return }
        let accounts = requests.flatMap { [$0.donorID, $0.receiverID] }
        let people = try await call.all(FoodAddressee.self, FoodAddressee.statement(for: accounts)).byNumber
        let app = call.services.app
        try await call.execute(
            requests.flatMap { request in
                news.flatMap { news, side in
                    request.statements(telling: news, to: request[keyPath: side], people, app: app, isAnonymous: isAnonymous)
                }
            }
        )
    }

    /// The statements that tell one side: a notice where it wants notices, and an e-mail.
    ///
    /// - Parameters:
    ///   - news: What has become of it.
    ///   - account: Whom to tell.
    ///   - people: Both sides.
    ///   - app: Where the link in the e-mail leads.
    ///   - isAnonymous: Whether the other side is not named: else the e-mail is erased with its account.
    ///   - isScheduled: Whether no one has done anything: then the e-mail goes only to those who want such.
    /// - Returns: None where the account is closed.
    func statements(
        telling news: FoodNews,
        to account: Int64,
        _ people: [Int64: FoodAddressee],
        app: AppAddress,
        isAnonymous: Bool = false,
        isScheduled: Bool = false
    ) -> [BoundStatement] {
        guard let person = people[account], person.isActive else { return [] }
        let side = account == donorID ? receiverID : donorID
        let other = people[side]?.contact.name ?? ""
        let amount = FoodAmount(quantity: quantity, unit: unit)
        var statements: [BoundStatement] = []
        if person.wantsNotices || news.isUnasked {
            let object = news.isAboutPost ? AuditedObject("food_post", id) : AuditedObject("food_request", id)
            let notice = Notice(.donation, news.title, news.text(amount, of: title, by: other), about: object)
            statements.append(notice.insertion(for: account))
        }
        if let address = person.contact.email.flatMap({ EmailAddress($0) }), !isScheduled || person.wantsEmails {
            let text = news.text(amount, of: EmailTemplate.harmless(title), by: EmailTemplate.harmless(other))
            let email = EmailTemplate.foodNews(
                name: person.contact.name,
                subject: (news.title.text(in: .english), news.title.text(in: .spanish)),
                text: (text.text(in: .english), text.text(in: .spanish)),
                app: app
            )
            let language = person.contact.language ?? .english
            statements.append(
                OutboxEmail(email, to: address, language: language, account: account, sender: isAnonymous ? nil : side).insertion
            )
        }
        return statements
    }
}

/// One whom food concerns, and what they want to be told.
struct FoodAddressee: Decodable, Sendable {
    let contact: AccountContact
    let isActive: Bool
    /// Whether notices about donations are chosen, and whether scheduled ones come by e-mail, too.
    let wantsNotices: Bool
    let wantsEmails: Bool

    /// Reads some.
    static func statement(for accounts: [Int64]) -> BoundStatement {
        """
        SELECT id, name, email, language, status = 'ACTIVE' AS is_active, notify_donations AS wants_notices,
            notify_donations AND notify_by_email AND email_verified AS wants_emails
        FROM account WHERE id = ANY (\(accounts))
        """
    }
}

extension [FoodAddressee] {
    /// Each by the number of the account.
    var byNumber: [Int64: FoodAddressee] { Dictionary(map { ($0.contact.id, $0) }) { first, _ in first } }
}

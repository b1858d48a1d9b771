import Engine
import Languages
import Mail
import Postgres

/// A food request as the subject of a notification.
///
/// A post is represented in the same way.
struct NotifiedFoodRequest: Decodable, Sendable {
    let id: Int64
    let donorID: Int64
    let receiverID: Int64
    let quantity: Quantity
    let unit: String
    let title: String

    /// The account of one side.
    typealias Side = any KeyPath<NotifiedFoodRequest, Int64> & Sendable

    /// Notifies the sides of some requests, with the name of the other side, in two round trips, or three with contacts.
    ///
    /// `isAnonymous` is for an account that is being closed: the notifications must not name it, and must not be erased with it.
    static func notify(
        _ news: [(FoodNews, to: Side)],
        _ requests: [NotifiedFoodRequest],
        isAnonymous: Bool = false,
        _ call: MutationCall
    ) async throws(MutationFailure) {
        guard !requests.isEmpty else { return }
        let accounts = requests.flatMap { [$0.donorID, $0.receiverID] }
        let people = try await call.all(FoodRecipient.self, FoodRecipient.statement(for: accounts)).byNumber
        let pickUps =
            news.contains { $0.0.sharesContacts }
            ? try await call.all(FoodPickUp.self, FoodPickUp.statement(for: requests.map(\.id))).byKey : [:]
        let app = call.services.app
        // Sorted by account to avoid deadlocks, because e-mails lock the counters of their recipient.
        let notices = requests.flatMap { request in news.map { (request: request, news: $0.0, account: request[keyPath: $0.to]) } }
            .sorted { ($0.account, $0.request.id) < ($1.account, $1.request.id) }
        try await call.execute(
            notices.flatMap {
                $0.request.statements(notifying: $0.news, to: $0.account, people, pickUps, app: app, isAnonymous: isAnonymous)
            }
        )
    }

    /// Tells the receivers of promised food that the place, the time or the contact of a post has changed.
    ///
    /// Waiting e-mails with the former ones are not sent.
    static func notifyOfChangedPickUp(of post: Int64, _ call: MutationCall) async throws(MutationFailure) {
        let promised = try await call.all(
            NotifiedFoodRequest.self,
            """
            SELECT request.id, request.donor_id, request.receiver_id, request.quantity::text, post.unit, post.title
            FROM food_request AS request JOIN food_post AS post ON post.id = request.food_post_id
            WHERE post.id = \(post) AND request.reserved_quantity > 0
            """
        )
        guard !promised.isEmpty else { return }
        try await forgetContacts(of: promised, to: promised.map(\.receiverID), call)
        try await notify([(.pickUpChanged, \.receiverID)], promised, call)
    }

    /// Deletes e-mails about requests that are not sent yet and contain a contact and a place.
    static func forgetContacts(
        of requests: [NotifiedFoodRequest],
        to accounts: [Int64],
        _ call: MutationCall
    ) async throws(MutationFailure) {
        let titles = FoodNews.all.filter(\.sharesContacts).map(\.title)
        let subjects = titles.flatMap { [$0.text(in: .english), $0.text(in: .spanish)] }
        let objects = requests.map { "food_request_\($0.id)" }
        try await call.execute(OutboxEmail.forgetting(objects, to: Set(accounts).sorted(), subjects: subjects))
    }

    /// The statements for the notification and the e-mail to one side, as far as its preferences and `EmailRule` allow.
    ///
    /// - Parameters:
    ///   - news: The event.
    ///   - account: The account to notify.
    ///   - people: Both sides.
    ///   - pickUps: The place, the time and the contacts, for news that shares them.
    ///   - app: The address of the app, for the link in the e-mail.
    ///   - isAnonymous: Whether the other side is not named. An e-mail that names an account is erased with it.
    /// - Returns: An empty list if the account is not active.
    func statements(
        notifying news: FoodNews,
        to account: Int64,
        _ people: [Int64: FoodRecipient],
        _ pickUps: [FoodPickUp.Key: FoodPickUp],
        app: AppAddress,
        isAnonymous: Bool = false
    ) -> [BoundStatement] {
        guard let person = people[account], person.isActive else { return [] }
        let side = account == donorID ? receiverID : donorID
        let other = people[side]?.contact.name ?? ""
        let amount = FoodAmount(quantity: quantity, unit: unit)
        let object = news.isAboutPost ? AuditedObject("food_post", id) : AuditedObject("food_request", id)
        var statements: [BoundStatement] = []
        if person.wantsNotices || news.ignoresPreferences {
            let notice = Notice(.donation, news.title, news.text(amount, of: title, by: other), about: object)
            statements.append(notice.insertion(for: account))
        }
        if let address = person.contact.email.flatMap({ EmailAddress($0) }) {
            let text = news.text(amount, of: EmailTemplate.sanitizedName(title), by: EmailTemplate.sanitizedName(other))
            let pickUp = news.sharesContacts ? pickUps[FoodPickUp.Key(request: id, reader: account)] : nil
            let email = EmailTemplate.foodNews(
                news.emailKind,
                name: person.contact.name,
                subject: (news.title.text(in: .english), news.title.text(in: .spanish)),
                text: (text.text(in: .english), text.text(in: .spanish)),
                pickUp: pickUp?.details,
                app: app
            )
            statements.append(
                OutboxEmail(
                    email,
                    to: .account(account, address),
                    language: person.contact.language ?? .english,
                    sender: isAnonymous ? nil : .account(side),
                    about: "\(object.table)_\(object.number)",
                    replyTo: pickUp?.replyTo
                ).insertion
            )
        }
        return statements
    }
}

/// A donor or a receiver, as a recipient of news.
struct FoodRecipient: Decodable, Sendable {
    let contact: AccountContact
    let isActive: Bool
    /// Whether the person wants notifications about donations.
    let wantsNotices: Bool

    /// The statement that reads the recipients.
    static func statement(for accounts: [Int64]) -> BoundStatement {
        """
        SELECT id, name, email, language, status = 'ACTIVE' AS is_active, notify_donations AS wants_notices
        FROM account WHERE id = ANY (\(accounts))
        """
    }
}

extension [FoodRecipient] {
    /// The recipients by account number.
    var byNumber: [Int64: FoodRecipient] { Dictionary(map { ($0.contact.id, $0) }) { first, _ in first } }
}

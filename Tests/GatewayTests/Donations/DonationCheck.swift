import Glibc
import Mail
import Postgres
import ServiceSupport

/// Compares the final state of a database with the responses that clients and the events that subscribers received.
struct DonationCheck {
    private(set) var problems: [DonationProblem] = []
    private let town: DonationTown
    private let session: PostgresSession
    private var ledger: DonationLedger

    /// Returns everything that is wrong.
    ///
    /// Waits until subscribers have received the expected events.
    static func problems(_ town: DonationTown, _ watchers: [FoodRequestWatcher]) throws -> [DonationProblem] {
        var check = try DonationCheck(town)
        try check.checkAnswers()
        try check.checkRows()
        try check.checkNews()
        check.checkEvents(watchers)
        return check.problems + check.ledger.problems
    }

    private init(_ town: DonationTown) throws {
        self.town = town
        session = try PostgresSession(town.database)
        ledger = DonationLedger(wantsNotices: Set(town.people.map(\.number).filter { $0 % 2 == 0 }))
    }

    private mutating func report(_ kind: DonationProblem.Kind, _ text: String) {
        problems.append(DonationProblem(kind: kind, text: text))
    }

    // MARK: Responses and audit

    /// Checks that the audit matches the responses, and enters its actions in the ledger.
    private mutating func checkAnswers() throws {
        let wrong = try AuditCheck.problems(town.noted, session) { act, entry in ledger.enter(act, of: entry.objectID, at: entry.moment) }
        for text in wrong { report(.answer, text) }
    }

    // MARK: Rows

    private mutating func checkRows() throws {
        // Invariants that hold after any action.
        let rules: [(DonationProblem.Kind, String)] = [
            (.oversold, "SELECT 'post ' || id FROM food_post AS post WHERE quantity < \(Self.promised)"),
            (
                .total,
                "SELECT 'post ' || id || ': ' || reserved_quantity FROM food_post AS post WHERE reserved_quantity <> \(Self.promised)"
            ),
            (
                .total,
                """
                SELECT 'post ' || id || ': ' || like_count || ' likes' FROM food_post AS post
                WHERE like_count <> (SELECT count(*) FROM food_post_like WHERE food_post_id = post.id)
                """
            ),
            (
                .state,
                """
                SELECT 'two open requests for post ' || food_post_id FROM food_request WHERE status IN ('PENDING', 'ACCEPTED', 'RESERVED')
                GROUP BY food_post_id, receiver_id HAVING count(*) > 1
                """
            ),
            (
                .state,
                """
                SELECT 'open request ' || request.id || ' of a post that is gone'
                FROM food_request AS request JOIN food_post AS post ON post.id = food_post_id
                WHERE deleted_at IS NOT NULL AND status IN ('PENDING', 'ACCEPTED', 'RESERVED')
                """
            ),
        ]
        for (kind, rule) in rules { for found in try session.column(rule) { report(kind, found) } }

        // The state that results from the actions.
        let posts = ledger.posts.filter { post in !post.value.isDeleted || ledger.requests.values.contains { $0.post == post.key } }
        try compare(
            "SELECT concat_ws(' ', 'post', id, donor_id, quantity::float, reserved_quantity::float, deleted_at IS NOT NULL) FROM food_post",
            posts.map { id, post in
                "post \(id) \(post.donor) \(post.quantity) \(ledger.promised(of: id)) \(post.isDeleted ? "t" : "f")"
            }
        )
        try compare(
            "SELECT concat_ws(' ', 'request', id, food_post_id, donor_id, receiver_id, quantity::float, status) FROM food_request",
            ledger.requests.map { id, request in
                let donor = ledger.posts[request.post]?.donor ?? 0
                return "request \(id) \(request.post) \(donor) \(request.receiver) \(request.state.quantity) \(request.state.status)"
            }
        )
        try compare(
            """
            SELECT concat_ws(' ', 'like', food_post_id, account_id) FROM food_post_like
            UNION ALL SELECT concat_ws(' ', 'favorite', food_post_id, account_id) FROM food_post_favorite
            """,
            posts.flatMap { id, post in post.likes.map { "like \(id) \($0)" } + post.favorites.map { "favorite \(id) \($0)" } }
        )
    }

    /// The promised quantity of a post.
    private static let promised =
        "(SELECT coalesce(sum(quantity), 0) FROM food_request WHERE food_post_id = post.id AND status IN ('ACCEPTED', 'RESERVED'))"

    private mutating func compare(_ query: String, _ expected: [String]) throws {
        let (found, expected) = (Set(try session.column(query)), Set(expected))
        for row in found.subtracting(expected).sorted() { report(.state, "there is \(row)") }
        for row in expected.subtracting(found).sorted() { report(.state, "there should be \(row)") }
    }

    // MARK: News

    private mutating func checkNews() throws {
        let notices = try session.column(
            """
            SELECT account_id || ' ' || title_en FROM notification WHERE object_type = 'food_request'
            """
        )
        let counts = Dictionary(notices.map { ($0, 1) }, uniquingKeysWith: +)
        for title in Set(counts.keys).union(ledger.news.keys).sorted() where counts[title] != ledger.news[title] {
            report(.news, "“\(title)” was sent \(counts[title] ?? 0) times instead of \(ledger.news[title] ?? 0)")
        }
        try checkMails()
        let others = try session.column(
            """
            SELECT template FROM email_outbox WHERE template NOT IN ('food_news', 'food_ended')
            UNION ALL SELECT title_en FROM notification WHERE object_type IS DISTINCT FROM 'food_request'
            """
        )
        if !others.isEmpty { report(.news, "unexpected notifications: \(others)") }
    }

    /// Checks that each side of a request has one email with its latest news, up to the daily limits.
    ///
    /// No mail server delivers any email here.
    private mutating func checkMails() throws {
        let found = try session.column(
            """
            SELECT account.id || ' ' || gathering || ' ' || subject FROM email_outbox
            JOIN account ON account.id = account_id AND account.email = recipient
            """
        )
        func text(_ mail: DonationLedger.Mail, _ title: String) -> String { "\(mail.account) food_request_\(mail.request) \(title)" }
        let sent = ledger.mails.compactMap { mail, title in title.map { (key: mail, value: $0) } }
        let expected = Set(sent.map { text($0.key, $0.value) })
        for mail in found where !expected.contains(mail) { report(.news, "“\(mail)” was mailed, which is not the latest") }
        if Set(found).count < found.count { report(.news, "there are two e-mails about one request: \(found.sorted())") }
        let missing = sent.filter { !found.contains(text($0.key, $0.value)) }
        for mail in missing where !mayBeBounded(mail.key) { report(.news, "“\(text(mail.key, mail.value))” was not mailed") }
    }

    /// Whether the limits of emails to the account, or from the sender to the account, may have been reached.
    private func mayBeBounded(_ mail: DonationLedger.Mail) -> Bool {
        let received = ledger.mails.keys.filter { $0.account == mail.account }
        let most = EmailTemplate.Name.foodNews.rule
        return received.count > (most.perRecipient.first?.most ?? 0)
            || received.count { $0.sender == mail.sender } > (most.perSender.first?.most ?? 0)
    }

    // MARK: Events

    private mutating func checkEvents(_ watchers: [FoodRequestWatcher]) {
        for watcher in watchers {
            let account = watcher.account.number
            let own = ledger.requests.filter { $0.value.receiver == account || ledger.posts[$0.value.post]?.donor == account }
            func who(_ request: Int64) -> String { "account \(account) at \(watcher.side) of request \(request)" }
            // Every event arrives eventually, unless something is already wrong.
            let count = own.values.reduce(0) { $0 + $1.states.count }
            for _ in 0..<12_000 where problems.isEmpty && ledger.problems.isEmpty {
                guard let whole = watcher.whole, whole.received.count < count else { break }
                usleep(5_000)
            }
            for stretch in watcher.received {
                for (request, received) in Dictionary(grouping: stretch.received, by: \.request) {
                    guard let states = own[request]?.states else {
                        report(.event, "\(who(request)), which is not theirs")
                        continue
                    }
                    var last = -1
                    for (index, event) in received.enumerated() {
                        let place = states.lastIndex(of: event.state)
                        guard let place else {
                            report(.event, "\(who(request)) \(event.state), which it never was: \(states)")
                            continue
                        }
                        // Each event follows a change and is read after its commit, so the third event shows the third state or a later
                        // one.
                        if place < index { report(.event, "\(who(request)), event \(index + 1), too early: \(event.state) of \(states)") }
                        if place < last { report(.event, "\(who(request)) \(event.state) after a later state") }
                        last = place
                    }
                    if received.count > states.count {
                        report(.event, "\(who(request)) \(received.count) times for \(states.count) changes")
                    }
                }
            }
            for strange in watcher.strange {
                report(.event, "account \(account) at \(watcher.side) received the unexpected event \(strange)")
            }
            guard let whole = watcher.whole, whole.received.count != count else { continue }
            report(.event, "account \(account) at \(watcher.side) received \(whole.received.count) events for \(count) changes")
        }
    }
}

public import Mail
public import Postgres

/// The timed work on food posts: reminders before a post expires, and the end of its open requests when it does.
///
/// `food_post_schedule` stores the next time to process a post. All servers share the work. A post that another server or a mutation has
/// locked is skipped until the next run.
public enum FoodPostSchedule {
    /// The number of posts in one transaction.
    private static let batchSize = 100

    /// Processes all due posts, and returns their number.
    public static func processDue(on pool: PostgresPool, app: AppAddress) async throws(PostgresError) -> Int {
        var processedCount = 0
        while !Task.isCancelled {
            let batch = try await processBatch(on: pool, app: app)
            processedCount += batch
            if batch < batchSize { break }
        }
        return processedCount
    }

    private static func processBatch(on pool: PostgresPool, app: AppAddress) async throws(PostgresError) -> Int {
        let transaction = Transaction(on: pool)
        do throws(PostgresError) {
            let due = try await transaction.execute(due).decode(DueFoodPost.self)
            let (expired, near) = (due.filter(\.hasExpired).map(\.id), due.filter { !$0.hasExpired }.map(\.id))
            if !expired.isEmpty {
                let ended = try await transaction.execute(ending(expired)).decode(NotifiedFoodRequest.self)
                try await notify([(.expired, ended, \.receiverID)], app, transaction)
            }
            if !near.isEmpty {
                let promised = try await transaction.execute(promised(of: near)).decode(NotifiedFoodRequest.self)
                let left = try await transaction.execute(left(of: near)).decode(NotifiedFoodRequest.self)
                try await notify([(.pickUpSoon, promised, \.receiverID), (.expiresSoon, left, \.donorID)], app, transaction)
                _ = try await transaction.execute(reminded(near))
            }
            try await transaction.commit()
            return due.count
        } catch {
            await transaction.rollback()
            throw error
        }
    }

    private static func notify(
        _ news: [(FoodNews, [NotifiedFoodRequest], NotifiedFoodRequest.Side)],
        _ app: AppAddress,
        _ transaction: Transaction
    ) async throws(PostgresError) {
        let accounts = news.flatMap(\.1).flatMap { [$0.donorID, $0.receiverID] }
        guard !accounts.isEmpty else { return }
        let people = try await transaction.execute(FoodRecipient.statement(for: accounts)).decode(FoodRecipient.self).byNumber
        let promised = news.flatMap { news, requests, _ in news.sharesContacts ? requests.map(\.id) : [] }
        let pickUps =
            promised.isEmpty
            ? [:] : try await transaction.execute(FoodPickUp.statement(for: promised)).decode(FoodPickUp.self).byKey
        // Sorted by account to avoid deadlocks, because e-mails lock the counters of their recipient.
        let notices = news.flatMap { news, requests, side in requests.map { (news: news, request: $0, account: $0[keyPath: side]) } }
            .sorted { ($0.account, $0.request.id) < ($1.account, $1.request.id) }
        var batch = StatementBatch()
        for (news, request, account) in notices {
            for statement in request.statements(notifying: news, to: account, people, pickUps, app: app) { batch.append(statement) }
        }
        if batch.count > 0 { _ = try await transaction.execute(batch) }
    }

    // MARK: Statements

    /// Selects and locks due posts.
    ///
    /// Expired posts are removed from the schedule. The entry in the schedule is locked too, so that PostgreSQL reads it again: another
    /// server may have processed the post between this statement's snapshot and its lock.
    private static let due: BoundStatement = """
        WITH due AS MATERIALIZED (
            SELECT post.id, post.expires_at <= now() AS has_expired
            FROM food_post_schedule AS schedule JOIN food_post AS post ON post.id = schedule.food_post_id
            WHERE schedule.next_at <= now() ORDER BY schedule.next_at LIMIT 100
            FOR NO KEY UPDATE OF post, schedule SKIP LOCKED
        ), done AS (
            DELETE FROM food_post_schedule USING due WHERE food_post_id = due.id AND due.has_expired
        )
        SELECT id, has_expired FROM due
        """

    private static func ending(_ posts: [Int64]) -> BoundStatement {
        """
        UPDATE food_request AS request SET status = 'EXPIRED', updated_at = now()
        FROM food_post AS post
        WHERE request.food_post_id = ANY (\(posts)) AND request.status IN ('PENDING', 'ACCEPTED') AND post.id = request.food_post_id
        RETURNING request.id, request.donor_id, request.receiver_id, request.quantity::text, post.unit, post.title
        """
    }

    /// The promised requests of posts.
    private static func promised(of posts: [Int64]) -> BoundStatement {
        """
        SELECT request.id, request.donor_id, request.receiver_id, request.quantity::text, post.unit, post.title
        FROM food_request AS request JOIN food_post AS post ON post.id = request.food_post_id
        WHERE post.id = ANY (\(posts)) AND post.is_shown AND request.status IN ('ACCEPTED', 'RESERVED') ORDER BY request.id
        """
    }

    /// The unpromised food of posts, in the form of requests by the donors themselves.
    private static func left(of posts: [Int64]) -> BoundStatement {
        """
        SELECT id, donor_id, donor_id AS receiver_id, available_quantity::text AS quantity, unit, title
        FROM food_post WHERE id = ANY (\(posts)) AND is_shown AND available_quantity > 0 ORDER BY id
        """
    }

    private static func reminded(_ posts: [Int64]) -> BoundStatement {
        """
        UPDATE food_post_schedule AS schedule SET next_at = post.expires_at
        FROM food_post AS post WHERE post.id = schedule.food_post_id AND post.id = ANY (\(posts))
        """
    }
}

/// A post whose scheduled time has come.
private struct DueFoodPost: Decodable {
    let id: Int64
    let hasExpired: Bool
}

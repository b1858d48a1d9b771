import Languages
public import Mail
public import Postgres

/// Notices that are made at a local time of each account, by all servers together.
///
/// `notice_schedule` has the moment at which an account has to be looked at next. A server takes the rows that are due, moves them on and makes
/// the notices in one transaction. Rows that another server has taken are passed over.
public enum ScheduledNotices {
    /// Makes all that is due by the database's clock, for links in e-mails that lead to the app; answers how many notices were made.
    public static func make(on pool: PostgresPool, app: AppAddress) async throws(PostgresError) -> Int {
        try await make(ScheduledNotice.all, on: pool, app: app, at: nil)
    }

    /// Makes what is due of some kinds, in batches until no more is.
    ///
    /// What keeps one kind from being made does not keep the others from it.
    ///
    /// - Parameters:
    ///   - notices: The kinds.
    ///   - pool: The lane of changes.
    ///   - app: Where links in e-mails lead.
    ///   - moment: The moment to make notices for, as PostgreSQL reads it; nil for the present one by the database's clock.
    ///   - batchSize: How many accounts a transaction looks at, at most 100.
    /// - Returns: How many notices were made.
    /// - Throws: The last failure, after all kinds have been tried.
    static func make(
        _ notices: [ScheduledNotice],
        on pool: PostgresPool,
        app: AppAddress,
        at moment: String?,
        batchSize: Int = 100
    ) async throws(PostgresError) -> Int {
        var made = 0
        var failure: PostgresError?
        for notice in notices {
            do throws(PostgresError) {
                var isMore = true
                while isMore, !Task.isCancelled {
                    let batch = try await makeSome(notice, on: pool, app: app, at: moment, batchSize: batchSize)
                    made += batch.made
                    isMore = batch.looked == batchSize
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return made
    }

    /// Makes the notices of one batch in a transaction of its own.
    private static func makeSome(
        _ scheduled: ScheduledNotice,
        on pool: PostgresPool,
        app: AppAddress,
        at moment: String?,
        batchSize: Int
    ) async throws(PostgresError) -> (looked: Int, made: Int) {
        let transaction = Transaction(on: pool)
        do throws(PostgresError) {
            let looked = try await transaction.execute(taking(scheduled.kind, at: moment, atMost: batchSize)).decode(DueNotice.self)
            let due = looked.filter(\.isDue)
            var made = 0
            if !due.isEmpty {
                let contents = try scheduled.contents(await transaction.execute(scheduled.question(due, moment)), app)
                made = contents.count
                let contacts = try await transaction.execute(contacts(of: contents.map(\.account))).decode(AccountContact.self)
                _ = try await transaction.execute(insertions(of: contents, to: contacts, at: moment))
            }
            try await transaction.commit()
            return (looked.count, made)
        } catch {
            await transaction.rollback()
            throw error
        }
    }

    /// Looks at the accounts that have waited longest, and sets when to look at them again.
    ///
    /// The accounts are held, too, so that none is deleted meanwhile; one that is being deleted is passed over. The constant limit tells
    /// PostgreSQL's planner that few rows are changed.
    private static func taking(_ kind: Notice.Kind, at moment: String?, atMost count: Int) -> BoundStatement {
        """
        WITH waiting AS MATERIALIZED (
            SELECT schedule.account_id, schedule.last_day, schedule.last_at, account.time_zone, account.notify_morning_time
            FROM notice_schedule AS schedule JOIN account ON account.id = schedule.account_id
            WHERE schedule.kind = \(kind.rawValue, as: "notification_kind")
                AND schedule.next_at <= coalesce(\(moment, as: "timestamptz"), now())
            ORDER BY schedule.next_at LIMIT \(count)
            FOR UPDATE OF schedule SKIP LOCKED FOR KEY SHARE OF account SKIP LOCKED
        ), looked AS MATERIALIZED (
            SELECT waiting.account_id, found.*
            FROM waiting CROSS JOIN LATERAL look_for_notice(
                \(kind.rawValue, as: "notification_kind"), waiting.account_id, waiting.notify_morning_time, waiting.time_zone,
                waiting.last_day, waiting.last_at, coalesce(\(moment, as: "timestamptz"), now())
            ) AS found
            LIMIT 100
        )
        UPDATE notice_schedule AS schedule SET
            next_at = looked.next_at,
            last_day = CASE WHEN looked.is_due THEN looked.local_day ELSE schedule.last_day END,
            last_at = CASE WHEN looked.is_due THEN coalesce(\(moment, as: "timestamptz"), now()) ELSE schedule.last_at END
        FROM looked
        WHERE schedule.account_id = looked.account_id AND schedule.kind = \(kind.rawValue, as: "notification_kind")
        RETURNING schedule.account_id AS account, looked.local_day::text AS local_day, looked.is_due
        """
    }

    /// The addresses of the accounts; `EmailRule` decides who gets an e-mail.
    private static func contacts(of accounts: [Int64]) -> BoundStatement {
        """
        SELECT id, name, email, language FROM account
        WHERE id = ANY (\(accounts)) AND email IS NOT NULL AND status = 'ACTIVE'
        """
    }

    /// The notices, and the e-mails that say the same.
    private static func insertions(
        of contents: [ScheduledNotice.Content],
        to contacts: [AccountContact],
        at moment: String?
    ) -> StatementBatch {
        let contacts = Dictionary(contacts.map { ($0.id, $0) }) { first, _ in first }
        var batch = StatementBatch()
        for content in contents {
            batch.append(content.notice.insertion(for: content.account, at: moment))
            guard let contact = contacts[content.account], let address = contact.email.flatMap({ EmailAddress($0) }) else { continue }
            let template = content.email(contact.name)
            batch.append(OutboxEmail(template, to: .account(contact.id, address), language: contact.language ?? .english).insertion)
        }
        return batch
    }
}

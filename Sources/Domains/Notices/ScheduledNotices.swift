import Languages
public import Mail
public import Postgres

/// Notifications at a local time of each account.
///
/// All servers share the work. `notice_schedule` stores the next time to process each account. In one transaction, a server
/// locks the due rows, sets their next times and creates the notifications. It skips rows that another server has locked.
public enum ScheduledNotices {
    /// Creates all notifications that are due by the database's clock, and returns their number.
    ///
    /// `app` is the address for links in e-mails.
    public static func make(on pool: PostgresPool, app: AppAddress) async throws(PostgresError) -> Int {
        try await make(ScheduledNotice.all, on: pool, app: app, at: nil)
    }

    /// Creates the due notifications of some kinds in batches, until none are left.
    ///
    /// The failure of one kind does not stop the others.
    ///
    /// - Parameters:
    ///   - notices: The kinds.
    ///   - pool: The pool for writing.
    ///   - app: The address of the app, for links in e-mails.
    ///   - moment: The time to create notifications for, in a format that PostgreSQL accepts. Nil for the database's current time.
    ///   - batchSize: The number of accounts in a transaction, at most 100.
    /// - Returns: The number of notifications created.
    /// - Throws: The last error, after all kinds have been tried.
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

    /// Creates the notifications of one batch in a separate transaction.
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

    /// Selects the accounts that have waited longest, and updates the times to process them again.
    ///
    /// Also locks the accounts, so that they are not deleted meanwhile, and skips accounts being deleted. The constant limit lets
    /// PostgreSQL's planner assume that few rows change.
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

    /// The contacts of the accounts.
    ///
    /// `EmailRule` decides which accounts get an e-mail.
    private static func contacts(of accounts: [Int64]) -> BoundStatement {
        """
        SELECT id, name, email, language FROM account
        WHERE id = ANY (\(accounts)) AND email IS NOT NULL AND status = 'ACTIVE'
        """
    }

    /// The statements for the notifications and their e-mails.
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

/// A typical fault of such programs, planted in a database or in the connection to it.
enum PlantedFault: CaseIterable {
    /// The promised quantity is read and then written, instead of updated in place.
    ///
    /// Neither a constraint nor a lock prevents it.
    case lookBeforeWrite
    /// A post is not locked during an act.
    case missingLock
    /// Subscribers are notified of a change before it is committed.
    case eventBeforeCommit

    /// Whether programs fail to lock posts.
    var removesLock: Bool { self != .eventBeforeCommit }

    /// The problems that reveal the fault.
    var signs: Set<DonationProblem.Kind> {
        switch self {
        case .lookBeforeWrite: [.oversold, .total]
        case .missingLock: [.step, .state]
        case .eventBeforeCommit: [.event]
        }
    }

    /// Returns the SQL that plants the fault in a database.
    func statements(_ database: String) -> String {
        switch self {
        case .lookBeforeWrite: Self.lookingFirst
        case .missingLock: ""
        case .eventBeforeCommit: Self.notifyingEarly.replacing("$database", with: database)
        }
    }

    private static let lookingFirst = """
        ALTER TABLE food_post DROP CONSTRAINT food_post_not_overbooked;
        CREATE OR REPLACE FUNCTION food_request_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            change record;
            total numeric;
        BEGIN
            IF TG_OP <> 'UPDATE' THEN RETURN NULL; END IF;
            FOR change IN
                SELECT inserted.food_post_id AS post, sum(inserted.reserved_quantity - deleted.reserved_quantity) AS more
                FROM inserted JOIN deleted USING (id) GROUP BY inserted.food_post_id
            LOOP
                CONTINUE WHEN change.more = 0;
                total := (SELECT reserved_quantity FROM food_post WHERE id = change.post);
                PERFORM pg_sleep(0.1);
                UPDATE food_post SET reserved_quantity = greatest(total + change.more, 0) WHERE id = change.post;
            END LOOP;
            RETURN NULL;
        END
        $$;
        """

    private static let notifyingEarly = """
        CREATE EXTENSION dblink;
        DROP TRIGGER food_request_changed_notified ON food_request;
        -- As the owner: a role without a password may not connect by itself.
        CREATE FUNCTION notify_early() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
        BEGIN
            PERFORM dblink_exec('$database', format('NOTIFY cupboard_live, ''food_request %s@%s %s@%s''', NEW.id, NEW.donor_id, NEW.id, NEW.receiver_id));
            PERFORM pg_sleep(0.05);
            RETURN NULL;
        END
        $$;
        CREATE TRIGGER notify_early AFTER UPDATE ON food_request FOR EACH ROW EXECUTE FUNCTION notify_early();
        """
}

import Postgres

/// The housekeeping of lists whose week has ended.
enum GroceryHousekeeping {
    /// Stores the final cost of a list, so that later price changes do not affect it.
    ///
    /// Processes 20 lists at a time.
    static let statements: [BoundStatement] = [
        """
        UPDATE grocery_item AS item SET kept_cost_minor = coalesce(cost.cost_minor, 0)
        FROM (
            WITH ended AS MATERIALIZED (
                SELECT open.list_id, price_sources(open.account_id) AS sources
                FROM (
                    SELECT DISTINCT week, list_id, account_id FROM grocery_item
                    WHERE kept_cost_minor IS NULL AND week < (now() AT TIME ZONE 'UTC')::date - 5
                ) AS open
                JOIN account ON account.id = open.account_id
                WHERE open.week + 6 < local_today(account.time_zone)
                LIMIT 20
            )
            SELECT ended.list_id, listed.id, listed.cost_minor
            FROM ended LEFT JOIN LATERAL grocery_costs(ended.list_id, ended.sources) AS listed ON true
        ) AS cost
        WHERE item.list_id = cost.list_id AND (item.id = cost.id OR NOT item.is_listed) AND item.kept_cost_minor IS NULL
        """
    ]
}

import Planner

/// The rows that a function of `account` and `day` gives for a day of an account, which is today in its time zone where none is asked for.
///
/// OFFSET keeps the day from being worked out anew wherever the function speaks of it.
func asked(_ day: SQL?, _ account: SQL?, _ rows: SQL) -> SQL {
    let account = account ?? "NULL"
    let today: SQL = "(SELECT local_today(time_zone) FROM account WHERE account.id = \(account))"
    return """
        SELECT found.* FROM (SELECT \(account) AS account, \(day ?? today) AS day OFFSET 0) AS asked CROSS JOIN LATERAL \(rows) AS found
        """
}

/// Today for the account that asks, by its time zone; in UTC for strangers.
///
/// A subquery, so that it is worked out once for a statement.
func today(_ scope: Scope) -> SQL {
    scope.viewer.map { "(SELECT local_today(time_zone) FROM account WHERE account.id = \($0))" } ?? "(now() AT TIME ZONE 'UTC')::date"
}

import Planner

/// The rows of a function of `account` and `day`.
///
/// The default day is today in the account's time zone. OFFSET 0 keeps PostgreSQL from computing the day again at each use in the function.
func rowsOfDay(_ day: SQL?, _ account: SQL?, _ rows: SQL) -> SQL {
    let account = account ?? "NULL"
    let today: SQL = "(SELECT local_today(time_zone) FROM account WHERE account.id = \(account))"
    return """
        SELECT found.* FROM (SELECT \(account) AS account, \(day ?? today) AS day OFFSET 0) AS request CROSS JOIN LATERAL \(rows) AS found
        """
}

/// Today in the time zone of the viewer's account.
///
/// In UTC for anonymous viewers. A subquery, so that PostgreSQL computes it once per statement.
func today(_ scope: Scope) -> SQL {
    scope.viewer.map { "(SELECT local_today(time_zone) FROM account WHERE account.id = \($0))" } ?? "(now() AT TIME ZONE 'UTC')::date"
}

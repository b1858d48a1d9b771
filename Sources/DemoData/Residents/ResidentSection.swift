import Postgres

/// All data of the residents' accounts: meals, plans, purchases, fashion, notices and reports.
///
/// Each step of the scale copies these data to as many other accounts without a log-in, varied by arithmetic.
enum ResidentSection: DemoSection {
    static let tables = OwnedTable.all.map(\.name) + ["account", "email_outbox", "logged_nutrient", "api_key_usage"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        let residents = try Resident.all()
        let total = max(scale, 1) * residents.count
        var (done, added) = (0, false)
        repeat {
            done = try session.transaction { session in
                var mark = try SectionMark(lockedIn: session, name: "residents")
                guard mark.scale < max(scale, 1) else { return mark.scale }
                added = true
                let first = try SectionMark(lockedIn: session, name: "resident_accounts").first("account")
                let rows = try FirstRows(in: session)
                if mark.scale == 0 {
                    try ResidentTable.make(of: residents, after: first - 1, in: session)
                    try insert(rows, session)
                    mark.scale = 1
                } else {
                    let variants = ResidentVariants(residents: first...(first + residents.count - 1), rows: rows, last: mark.scale)
                    mark.scale = try variants.grow(upTo: scale, in: session)
                }
                try mark.save(in: session)
                return mark.scale
            }
            progress(SeedProgress(unit: "residents", completed: min(done * residents.count, total), total: total))
        } while done < scale
        return added
    }

    private static func insert(_ rows: FirstRows, _ session: PostgresSession) throws {
        let parts = [
            ResidentMeals.statements(rows), ResidentWeeks.statements, ResidentGroceries.statements, ResidentStyle.statements(rows),
            ResidentFood.statements(rows), ResidentDealings.statements, ResidentNotices.statements,
        ]
        for statement in parts.joined() { try session.execute(statement) }
        try ResidentKeys.insert(session)
        try ResidentPhotos.insert(session)
        try ResidentEmails.insert(session)
    }
}

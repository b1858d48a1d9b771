import Postgres

/// Food posts with all their related rows, and their donors.
enum DonationSection: DemoSection {
    static let tables = FirstDonations.tables + ["food_post_ingredient", "food_post_like"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        let total = max(scale, 1) * DonationBatch.postsPerVariant
        var (done, added) = (0, false)
        repeat {
            done = try session.transaction { session in
                let mark = try SectionMark(lockedIn: session, name: "donations")
                guard mark.scale < max(scale, 1) else { return mark.scale }
                added = true
                let grown = try mark.scale == 0 ? FirstDonations.run(in: session, mark) : DonationBatch.run(upTo: scale, in: session, mark)
                try grown.save(in: session)
                return grown.scale
            }
            progress(SeedProgress(unit: "food posts", completed: min(done * DonationBatch.postsPerVariant, total), total: total))
        } while done < scale
        return added
    }
}

import Postgres

/// Inserts the donors and their first posts, row by row from the tables of this target.
struct FirstDonations {
    static let tables = ["account", "food_post", "food_feedback", "food_request"]

    private let ids: Identities
    private let posts: [FoodPost]
    private let firstAccount: Int
    private let firstIngredient: Int
    /// Midnight at the start of the seeding day, in seconds since 1970.
    private let today: Int

    /// Fills the tables and returns the mark with the ids of the first rows.
    static func run(in session: PostgresSession, _ mark: SectionMark) throws -> SectionMark {
        let ingredients = try IngredientTable()
        let posts = FoodPost.all(try FoodKind.all(ingredients))
        guard let recipes = try SeedMark(lockedIn: session) else { throw PostgresError.protocol("donations go in after recipes") }
        let known = ingredients.ingredients[0].slug
        let seed = FirstDonations(
            ids: try Identities(lockedIn: session, tables: tables),
            posts: posts,
            firstAccount: recipes.firstAccount,
            firstIngredient: try session.query("SELECT id FROM ingredient WHERE slug = '\(known)'").first(Int.self) ?? 1,
            today: try session.query("SELECT extract(epoch FROM CURRENT_DATE)::bigint").one(Int.self)
        )
        try seed.copyDonors(session)
        try seed.copyPosts(session)
        try seed.copyIngredients(session)
        try seed.copyLikes(session)
        try seed.copyFeedback(session)
        try seed.copyRequests(session)
        try Identities.advanceSequences(in: session, tables: tables)
        var mark = mark
        mark.scale = 1
        mark.firstIDs = ["account": seed.ids.last("account") + 1, "food_post": seed.ids.last("food_post") + 1]
        return mark
    }

    private func donorID(_ place: Int) -> Int {
        Donor.all[place].account.map { firstAccount + $0 } ?? ids.last("account") + 1 + place - (Donor.all.count - Donor.newcomers.count)
    }

    private func moment(_ secondsAfterToday: Int) -> String { Moment(secondsSince1970: today + secondsAfterToday).text }

    private func copyDonors(_ session: PostgresSession) throws {
        let columns = "id, name, kind, roles, area, area_latitude, area_longitude, created_at"
        try session.copy("COPY account (\(columns)) FROM STDIN") { rows in
            for (place, donor) in Donor.newcomers.enumerated() {
                var dice = Dice(seed: -10_000 - place)
                rows.append(ids.last("account") + place + 1)
                rows.append(donor.name)
                rows.append(donor.isGroup ? "GROUP" : "INDIVIDUAL")
                rows.append(donor.isGroup ? "{DONOR}" : "{DONOR,RECEIVER}")
                rows.append(donor.area.name)
                rows.append(donor.area.latitude)
                rows.append(donor.area.longitude)
                rows.append(Moment(secondsBeforeToday: 30 * 86_400 + dice.roll(600 * 86_400)).text)
                try rows.endRow()
            }
        }
    }

    private func copyPosts(_ session: PostgresSession) throws {
        let place = "address, latitude, longitude, area"
        let columns = "id, donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, contact_phone"
        try session.copy("COPY food_post (\(columns), \(place), created_at, updated_at) FROM STDIN") { rows in
            for (number, post) in posts.enumerated() {
                let location = PickupLocation(of: Donor.all[post.donor], place: post.donor)
                rows.append(ids.last("food_post") + number + 1)
                rows.append(donorID(post.donor))
                rows.append(post.title)
                rows.append(post.description)
                rows.append(post.kind.type)
                rows.append(post.quantity)
                rows.append(post.kind.unit)
                rows.append(moment(post.expiresAfter))
                rows.append(Donor.all[post.donor].contact)
                rows.append(location.email)
                rows.append(location.phone)
                rows.append(location.address)
                rows.append(location.latitude)
                rows.append(location.longitude)
                rows.append(Donor.all[post.donor].area.name)
                rows.append(moment(-post.postedBefore))
                rows.append(moment(-post.postedBefore))
                try rows.endRow()
            }
        }
    }

    private func copyIngredients(_ session: PostgresSession) throws {
        try session.copy("COPY food_post_ingredient (food_post_id, position, ingredient_id) FROM STDIN") { rows in
            for (number, post) in posts.enumerated() {
                for (position, ingredient) in post.kind.ingredients.enumerated() {
                    rows.append(ids.last("food_post") + number + 1)
                    rows.append(position + 1)
                    rows.append(firstIngredient + ingredient)
                    try rows.endRow()
                }
            }
        }
    }

    private func copyLikes(_ session: PostgresSession) throws {
        try session.copy("COPY food_post_like (food_post_id, account_id, created_at) FROM STDIN") { rows in
            for (number, post) in posts.enumerated() {
                for (turn, person) in post.likes.enumerated() {
                    rows.append(ids.last("food_post") + number + 1)
                    rows.append(firstAccount + person)
                    rows.append(moment(-post.postedBefore * (turn + 1) / (post.likes.count + 1)))
                    try rows.endRow()
                }
            }
        }
    }

    private func copyFeedback(_ session: PostgresSession) throws {
        var id = ids.last("food_feedback")
        try session.copy("COPY food_feedback (id, food_post_id, author_id, stars, comment, created_at) FROM STDIN") { rows in
            for (number, post) in posts.enumerated() {
                for feedback in post.feedback {
                    id += 1
                    rows.append(id)
                    rows.append(ids.last("food_post") + number + 1)
                    rows.append(firstAccount + feedback.author)
                    rows.append(feedback.stars)
                    rows.append(feedback.comment)
                    rows.append(moment(-feedback.before))
                    try rows.endRow()
                }
            }
        }
    }

    private func copyRequests(_ session: PostgresSession) throws {
        var id = ids.last("food_request")
        let columns = "id, food_post_id, receiver_id, quantity, note, status, created_at, updated_at"
        try session.copy("COPY food_request (\(columns)) FROM STDIN") { rows in
            for (number, post) in posts.enumerated() {
                for request in post.requests {
                    id += 1
                    rows.append(id)
                    rows.append(ids.last("food_post") + number + 1)
                    rows.append(firstAccount + request.receiver)
                    rows.append(request.quantity)
                    rows.append(request.note)
                    rows.append(request.status)
                    rows.append(moment(-request.before))
                    rows.append(moment(-request.before / 2))
                    try rows.endRow()
                }
            }
        }
    }
}

/// The pick-up address and contact of a donor, visible only to people with an account.
private struct PickupLocation {
    let address: String
    let latitude: String
    let longitude: String
    let email: String
    let phone: String

    init(of donor: Donor, place: Int) {
        var dice = Dice(seed: 500_000 + place)
        let (city, district) = (donor.area.city, donor.area.district)
        let (street, number) = (dice.pick(city.streets), 1 + dice.roll(180))
        address = (city.writesSpanish ? "\(street) \(number), " : "\(number) \(street), ") + donor.area.name
        // Within 700 m of the district's centre, rounded to 0.0001 degrees.
        latitude = "\(((district.latitude * 10_000).rounded() + Double(dice.roll(121) - 60)) / 10_000)"
        longitude = "\(((district.longitude * 10_000).rounded() + Double(dice.roll(121) - 60)) / 10_000)"
        email = "donor\(place + 1)@cupboard.example"
        var digits = ""
        for character in city.phonePattern { digits += character == "#" ? "\(dice.roll(10))" : "\(character)" }
        phone = digits
    }
}

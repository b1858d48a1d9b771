/// A post of food to give away, with its likes, feedback and requests.
struct FoodPost: Sendable {
    /// The index in `Donor.all`.
    let donor: Int
    let kind: FoodKind
    let title: String
    let description: String
    let quantity: Int
    /// The seconds from the post to the day of seeding.
    let postedBefore: Int
    /// The seconds from the day of seeding to the expiry; negative for expired posts.
    let expiresAfter: Int
    let likes: [Int]
    let feedback: [Feedback]
    let requests: [Request]

    struct Feedback: Sendable {
        let author: Int
        let stars: Int
        let comment: String
        let before: Int
    }

    struct Request: Sendable {
        let receiver: Int
        let quantity: Int
        let note: String?
        let status: String
        let before: Int
    }

    /// All posts of the first seed, donor by donor.
    static func all(_ kinds: [FoodKind]) -> [FoodPost] {
        Donor.all.enumerated().flatMap { place, donor in
            let fitting = kinds.filter { $0.givers.contains(donor.giver) }
            return (0..<donor.giver.posts).map { FoodPost(of: place, donor, number: $0, fitting) }
        }
    }

    private init(of place: Int, _ donor: Donor, number: Int, _ kinds: [FoodKind]) {
        var dice = Dice(seed: 1_000_000 + place * 100 + number)
        let phrases = FoodPhrases.of(spanish: donor.writesSpanish)
        self.donor = place
        kind = dice.pick(kinds)
        let (title, note) =
            donor.writesSpanish ? (kind.title.spanish, kind.note.spanish) : (kind.title.english, kind.note.english)
        self.title = title + dice.pick(phrases.additions(to: kind.type))
        description = dice.roll(4) == 0 ? note : "\(note) \(dice.pick(phrases.pickUp))"
        quantity = kind.quantities.lowerBound + dice.roll(kind.quantities.count)

        // About one post in six has expired; the oldest posts are about three weeks old.
        let lifetime = (kind.hours.lowerBound + dice.roll(kind.hours.count)) * 3_600 + dice.roll(60) * 60
        let hasExpired = dice.roll(6) == 0 && lifetime < 20 * 86_400
        let age = hasExpired ? lifetime + dice.roll(2 * 86_400) : dice.roll(min(lifetime * 3 / 5, 21 * 86_400))
        postedBefore = age
        expiresAfter = lifetime - age

        // Each call returns another person, because the step is coprime to the number of people.
        let people = Account.all.indices.filter { Account.all[$0].giver == nil }
        var person = dice.roll(people.count)
        func next() -> Int {
            person = (person + 23) % people.count
            return people[person]
        }
        likes = (0..<max(dice.roll(12) - 3, 0)).map { _ in next() }
        feedback = (0..<max(dice.roll(6) - 2, 0)).map { _ in
            let stars = dice.pick([5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1])
            return Feedback(author: next(), stars: stars, comment: phrases.comment(stars: stars, &dice), before: dice.roll(max(age, 1)))
        }
        requests = Self.requests(for: quantity, age: age, phrases, &dice, next)
    }

    /// Up to three requests.
    ///
    /// The accepted and reserved requests fit into the quantity; in one post of sixteen they take all of it.
    private static func requests(
        for quantity: Int,
        age: Int,
        _ phrases: FoodPhrases,
        _ dice: inout Dice,
        _ next: () -> Int
    ) -> [Request] {
        var left = quantity
        let takesAll = dice.roll(16) == 0
        return (0..<(takesAll ? 1 : max(dice.roll(6) - 2, 0))).map { _ in
            let status =
                takesAll ? "RESERVED" : dice.pick(["PENDING", "PENDING", "ACCEPTED", "RESERVED", "DECLINED", "WITHDRAWN", "CANCELLED"])
            let isKept = status == "ACCEPTED" || status == "RESERVED"
            let wanted = takesAll ? quantity : 1 + dice.roll(max(quantity / 3, 1))
            let isPossible = !isKept || wanted <= left
            if isKept, isPossible { left -= wanted }
            return Request(
                receiver: next(),
                quantity: wanted,
                note: dice.roll(3) == 0 ? nil : dice.pick(phrases.requests),
                status: isPossible ? status : "DECLINED",
                before: dice.roll(max(age, 1))
            )
        }
    }
}

import Engine
import GraphQL
import Images
import Planner
import Postgres

// The input of donors, checked in the same way for adding and for editing a post.
extension UserErrors {
    /// Reads an amount of food.
    ///
    /// Nil if it is absent or invalid.
    mutating func quantity(_ input: MutationInput, _ field: String = "quantity") -> Quantity? {
        guard let number = input.number(field) else { return nil }
        guard number > 0 else {
            add(.outOfRange, .aboveZero, field)
            return nil
        }
        guard number <= Double(Self.maximumQuantity) else {
            add(.outOfRange, .between(0, Self.maximumQuantity), field)
            return nil
        }
        guard let quantity = Quantity(number) else {
            add(.tooPrecise, .twoDecimals, field)
            return nil
        }
        return quantity
    }

    /// The maximum amount in any unit, which is more than a truck holds.
    private static let maximumQuantity = 100_000

    /// Reads the expiry of food, in a format that PostgreSQL accepts.
    ///
    /// Nil if the expiry is absent. The expiry must be in the future, and at most three years ahead.
    mutating func expiry(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> String? {
        guard let text = input.text("expiresAt") else { return nil }
        let moment = try await call.readFirst(
            FoodMoment.self,
            """
            SELECT moment <= now() AS is_past, moment > now() + interval '3 years' AS is_far
            FROM (SELECT \(text, as: "timestamptz") AS moment) AS given
            """
        )
        if moment?.isPast == true { add(.notInFuture, .mustBeInFuture, "expiresAt") }
        if moment?.isFar == true { add(.outOfRange, .withinThreeYears, "expiresAt") }
        return text
    }

    /// Reads the contact for a post: a name, and an e-mail or a telephone number.
    mutating func foodContact(_ input: MutationInput) -> FoodContact {
        var contact = FoodContact()
        guard let given = input.object("contact") else {
            add(.blank, .fieldIsEmpty, "contact")
            return contact
        }
        var inner = UserErrors()
        contact.name = inner.required(given, "name", atMost: 200)
        if given.typed("email") != nil { contact.email = inner.email(given, "email") }
        contact.phone = inner.phone(given)
        if given.typed("email") == nil, given.typed("phone") == nil { inner.add(.blank, .emailOrPhone, "email") }
        add(inner, in: "contact")
        return contact
    }

    /// Reads the photo of food, and throws if anything in the input is a mistake.
    ///
    /// Decoding takes long, so it comes after all other checks of the input.
    mutating func foodPhoto(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> StillImage? {
        let file = photoFile(input, "photo", call)
        try check()
        guard let file else { return nil }
        // As for the photo of an account. The e-mail may have changed since the post was added.
        guard call.viewer?.roles.contains(.confirmed) == true else { throw .failed(.confirmEmailFirst, code: .emailUnconfirmed) }
        let picture = try await photo(in: file, of: "\(call.account)", call)
        try check()
        return picture
    }

    /// Reads the place of food, including the area that everyone sees.
    ///
    /// Nil if it is absent or invalid.
    mutating func foodPlace(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> LocatedPlace? {
        guard let place = place(input) else { return nil }
        if let located = try await call.locate(place) { return located }
        try await addUnknownPlace(place, call)
        return nil
    }
}

/// The result of checking an expiry.
private struct FoodMoment: Decodable {
    let isPast: Bool
    let isFar: Bool
}

/// The contact for a post.
struct FoodContact {
    var name = ""
    var email: String?
    var phone: String?
}

import Domains
package import GraphQL
package import Languages
package import Postgres
import Reactor
import Sodium
import TestSupport
import Testing

/// Inputs with which a mutation succeeds and fails.
package struct MutationExample: Sendable, CustomTestStringConvertible {
    /// The role of the caller.
    package enum Role: Sendable {
        case stranger, person, admin
    }

    package let name: String
    package let caller: Role
    /// The fields of the input.
    ///
    /// Values of the world replace placeholders such as `$other`.
    package let input: String
    /// The selection on the payload.
    let payload: String
    /// The fields of an input with which the mutation fails.
    ///
    /// By default an anonymous caller sends it.
    let failingInput: String
    let failingCaller: Role
    /// Whether the mutation ends the caller's session.
    package let endsSession: Bool

    package var testDescription: String { name }

    init(
        _ name: String,
        by caller: Role,
        _ input: String = "",
        answering payload: String = "",
        failingBy failingCaller: Role = .stranger,
        _ failingInput: String = "",
        endsSession: Bool = false
    ) {
        (self.name, self.caller, self.input, self.payload) = (name, caller, input, payload)
        (self.failingCaller, self.failingInput, self.endsSession) = (failingCaller, failingInput, endsSession)
    }

    /// One example for each mutation of the schema, in alphabetical order.
    package static let all = [
        MutationExample(
            "acceptFoodRequest",
            by: .person,
            #"id: "$received""#,
            failingBy: .person,
            #"id: "$pending""#
        ),
        MutationExample(
            "addFoodPost",
            by: .person,
            #"title: "Bread", foodType: BAKED_GOODS, quantity: 2, unit: LOAF, expiresAt: "2028-10-31T18:00:00Z", contact: {name: "A", phone: "555 1234"}, location: {latitude: 52.5, longitude: 13.4}"#,
            failingBy: .person,
            #"title: "Bread", foodType: BAKED_GOODS, quantity: 0, unit: LOAF, expiresAt: "2028-10-31T18:00:00Z", contact: {name: "A", phone: "555 1234"}, location: {latitude: 52.5, longitude: 13.4}"#
        ),
        MutationExample(
            "addGroceryItem",
            by: .person,
            #"item: {name: "Candles"}, quantity: 2, unit: PIECE"#,
            failingBy: .person,
            #"item: {name: " "}, quantity: 2, unit: PIECE"#
        ),
        MutationExample(
            "addSellerMember",
            by: .admin,
            #"sellerId: "seller_1", accountId: "$other""#,
            failingBy: .admin,
            #"sellerId: "seller_99999", accountId: "$other""#
        ),
        MutationExample("addToWishlist", by: .person, #"itemId: "catalog_item_42""#, failingBy: .person, #"itemId: "catalog_item_99999""#),
        MutationExample(
            "buyItem",
            by: .person,
            #"itemId: "catalog_item_42""#,
            failingBy: .person,
            #"itemId: "catalog_item_42", size: "7 leagues""#
        ),
        MutationExample(
            "cancelFoodReservation",
            by: .person,
            #"id: "$reserved", confirm: true"#,
            failingBy: .person,
            #"id: "$pending", confirm: true"#
        ),
        MutationExample(
            "changePassword",
            by: .person,
            #"currentPassword: "$password", password: "$mistyped", passwordConfirmation: "$mistyped""#,
            answering: "session { token }",
            failingBy: .person,
            #"currentPassword: "$mistyped", password: "$mistyped", passwordConfirmation: "$mistyped""#,
            endsSession: true
        ),
        MutationExample("completeTour", by: .person),
        MutationExample("confirmEmail", by: .stranger, #"token: "$emailToken""#, #"token: "cpe_x""#),
        MutationExample(
            "createAccount",
            by: .stranger,
            #"name: "New", email: "new@people.example", password: "$password", passwordConfirmation: "$password""#,
            answering: "session { token }",
            #"name: "New", email: "new@people.example", password: "$password", passwordConfirmation: "$mistyped""#
        ),
        MutationExample(
            "createApiKey",
            by: .person,
            #"name: "Partner", scopes: [RECIPES_READ]"#,
            answering: "key",
            failingBy: .person,
            #"name: " ", scopes: [RECIPES_READ]"#
        ),
        MutationExample(
            "declineFoodRequest",
            by: .person,
            #"id: "$received""#,
            failingBy: .person,
            #"id: "$pending""#
        ),
        MutationExample(
            "deleteAccount",
            by: .person,
            #"password: "$password""#,
            failingBy: .person,
            #"password: "$mistyped""#,
            endsSession: true
        ),
        MutationExample("deleteFashionProfile", by: .person),
        MutationExample(
            "deleteFoodPost",
            by: .person,
            #"id: "$ownPost""#,
            failingBy: .person,
            #"id: "$otherPost""#
        ),
        MutationExample("deleteUser", by: .admin, #"accountId: "$other""#, failingBy: .admin, #"accountId: "$admin""#),
        MutationExample("disableUser", by: .admin, #"accountId: "$other""#, failingBy: .person, #"accountId: "$other""#),
        MutationExample(
            "editFoodPost",
            by: .person,
            #"id: "$ownPost", title: "Rolls""#,
            failingBy: .person,
            #"id: "$otherPost", title: "Rolls""#
        ),
        MutationExample(
            "editFoodPostContact",
            by: .person,
            #"id: "$ownPost", contact: {name: "B", phone: "555 4321"}"#,
            failingBy: .person,
            #"id: "$ownPost", contact: {name: "B"}"#
        ),
        MutationExample(
            "editFoodRequest",
            by: .person,
            #"id: "$pending", quantity: 2"#,
            failingBy: .person,
            #"id: "$pending", quantity: 2000"#
        ),
        MutationExample("exportMyData", by: .person, #"password: "$password""#, failingBy: .person, #"password: "$mistyped""#),
        MutationExample("enableUser", by: .admin, #"accountId: "$other""#, failingBy: .admin, #"accountId: "account_99999""#),
        MutationExample(
            "favoriteFoodPost",
            by: .person,
            #"foodPostId: "$otherPost""#,
            failingBy: .person,
            #"foodPostId: "$ownPost""#
        ),
        MutationExample(
            "likeFoodPost",
            by: .person,
            #"foodPostId: "$otherPost""#,
            failingBy: .person,
            #"foodPostId: "$ownPost""#
        ),
        MutationExample("liftRestriction", by: .admin, #"accountId: "$other""#, failingBy: .admin, #"accountId: "$admin""#),
        MutationExample(
            "logIn",
            by: .stranger,
            #"email: "person@people.example", password: "$password""#,
            answering: "session { token }",
            #"email: "person@people.example", password: "$mistyped""#
        ),
        MutationExample(
            "logInWithIdentityToken",
            by: .stranger,
            #"provider: "TEST", idToken: "$idToken""#,
            answering: "session { token }",
            #"provider: "TEST", idToken: "$password""#
        ),
        MutationExample(
            "logMeal",
            by: .person,
            #"recipeId: "recipe_2", servings: 1.5"#,
            failingBy: .person,
            #"recipeId: "recipe_2", servings: 0"#
        ),
        MutationExample("logNutrients", by: .person, #"name: "Apple", carbsG: 25"#, failingBy: .person, #"name: "Apple""#),
        MutationExample("logOut", by: .person, endsSession: true),
        MutationExample("logOutEverywhere", by: .person, endsSession: true),
        MutationExample("markNotificationsRead", by: .person, "all: true", failingBy: .person, "notificationIds: []"),
        MutationExample(
            "movePlannedMeal",
            by: .person,
            #"id: "$planned", slot: DINNER"#,
            failingBy: .person,
            #"id: "$planned", date: "2026-01-01""#
        ),
        MutationExample(
            "planMeal",
            by: .person,
            #"date: "$today", slot: BREAKFAST, recipeId: "recipe_2", servings: 2"#,
            failingBy: .person,
            #"date: "2026-01-01", slot: BREAKFAST, recipeId: "recipe_2", servings: 2"#
        ),
        MutationExample(
            "reactToItem",
            by: .person,
            #"itemId: "catalog_item_42", reaction: LIKE"#,
            failingBy: .person,
            #"itemId: "catalog_item_99999", reaction: LIKE"#
        ),
        MutationExample(
            "referFriend",
            by: .person,
            #"email: "friend@people.example""#,
            answering: "referralUrl",
            failingBy: .person,
            #"email: "friend@people.example\\nBcc: x@y.example""#
        ),
        MutationExample(
            "registerDevice",
            by: .person,
            #"token: "fM9yPq0vTkK3:APA91bHun4MxP5egoKMwt2KZFBaFUH", platform: ANDROID"#,
            failingBy: .person,
            #"token: "fM9yPq0vTkK3:APA91bHun4MxP5egoKMwt2KZFBaFUH", platform: IOS"#
        ),
        MutationExample(
            "removeFromWishlist",
            by: .person,
            #"itemId: "catalog_item_42""#,
            failingBy: .person,
            #"itemId: "catalog_item_99999""#
        ),
        MutationExample("removeProfilePhoto", by: .person),
        MutationExample(
            "removeSellerMember",
            by: .admin,
            #"sellerId: "seller_1", accountId: "$other""#,
            failingBy: .admin,
            #"sellerId: "seller_99999", accountId: "$other""#
        ),
        MutationExample(
            "reportUser",
            by: .person,
            #"accountId: "$other", reason: "rude""#,
            failingBy: .person,
            #"accountId: "$person", reason: "rude""#
        ),
        MutationExample("requestEmailConfirmation", by: .person),
        MutationExample("requestPasswordReset", by: .stranger, #"email: "person@people.example""#, #"email: "person""#),
        MutationExample(
            "reserveFood",
            by: .person,
            #"foodRequestId: "$accepted""#,
            failingBy: .person,
            #"foodRequestId: "$pending""#
        ),
        MutationExample(
            "resetPassword",
            by: .stranger,
            #"token: "$resetToken", password: "$mistyped", passwordConfirmation: "$mistyped""#,
            #"token: "$resetToken", password: "$mistyped", passwordConfirmation: "$password""#
        ),
        MutationExample("removeLoggedMeal", by: .person, #"id: "$meal""#, failingBy: .person, #"id: "logged_meal_99999""#),
        MutationExample("removePlannedMeal", by: .person, #"id: "$planned""#, failingBy: .person, #"id: "planned_meal_99999""#),
        MutationExample("removeGroceryItem", by: .person, #"id: "$grocery""#, failingBy: .person, #"id: "grocery_item_99999""#),
        MutationExample(
            "replacePlannedMeal",
            by: .person,
            #"id: "$planned", recipeId: "recipe_3""#,
            failingBy: .person,
            #"id: "$planned", recipeId: "recipe_3", servings: 0"#
        ),
        MutationExample(
            "resolveReport",
            by: .admin,
            #"reportId: "$report", action: DISABLE"#,
            failingBy: .admin,
            #"reportId: "report_99999", action: DISMISS"#
        ),
        MutationExample("revokeApiKey", by: .person, #"apiKeyId: "$apiKey""#, failingBy: .person, #"apiKeyId: "api_key_99999""#),
        MutationExample("saveRecipe", by: .person, #"recipeId: "recipe_2""#, failingBy: .person, #"recipeId: "recipe_99999""#),
        MutationExample(
            "selectWeeklyMeals",
            by: .person,
            #"breakfast: ["recipe_5"], lunch: ["recipe_1"], dinner: []"#,
            failingBy: .person,
            #"breakfast: ["recipe_1", "recipe_2", "recipe_3", "recipe_4"], lunch: [], dinner: []"#
        ),
        MutationExample(
            "sendFoodRequest",
            by: .person,
            #"foodPostId: "$otherPost", quantity: 1"#,
            failingBy: .person,
            #"foodPostId: "$otherPost", quantity: 2000"#
        ),
        MutationExample(
            "setAllergens",
            by: .person,
            #"allergens: [FISH], ingredientIds: ["ingredient_3"]"#,
            failingBy: .person,
            #"ingredientIds: ["ingredient_99999"]"#
        ),
        MutationExample(
            "setFoodPreferences",
            by: .person,
            "diets: [VEGETARIAN], cuisines: [INDIAN]",
            failingBy: .person,
            #"dislikedIngredientIds: ["ingredient_99999"]"#
        ),
        MutationExample(
            "setGroceryStore",
            by: .person,
            #"storeId: "grocery_store_1""#,
            failingBy: .person,
            #"storeId: "grocery_store_99999""#
        ),
        MutationExample("setLanguage", by: .person, #"language: "ES""#, failingBy: .person, #"language: "KLINGON""#),
        MutationExample("setNotificationPreferences", by: .person, "donations: true", "donations: true"),
        MutationExample("setProfilePhoto", by: .person, "photo: $photo", "photo: $photo"),
        MutationExample("setRecipePriceRange", by: .person, "min: 1, max: 3.5", failingBy: .person, "min: 3, max: 1"),
        MutationExample("setWeeklyBudget", by: .person, "option: THRIFTY", "option: THRIFTY"),
        MutationExample(
            "shareItem",
            by: .person,
            #"itemId: "catalog_item_42", email: "friend@example.com""#,
            failingBy: .person,
            #"itemId: "catalog_item_42", email: "nobody""#
        ),
        MutationExample(
            "showFoodPostContact",
            by: .person,
            #"foodPostId: "$acceptedPost""#,
            failingBy: .person,
            #"foodPostId: "food_post_99999""#
        ),
        MutationExample("submitAppFeedback", by: .person, #"stars: 4, comment: "Nice""#, failingBy: .person, #"comment: "Nice""#),
        MutationExample(
            "submitFoodFeedback",
            by: .person,
            #"foodPostId: "$otherPost", stars: 5, comment: "Warm""#,
            failingBy: .person,
            #"foodPostId: "$otherPost", stars: 5"#
        ),
        MutationExample(
            "unfavoriteFoodPost",
            by: .person,
            #"foodPostId: "$otherPost""#,
            failingBy: .person,
            #"foodPostId: "$ownPost""#
        ),
        MutationExample(
            "unlikeFoodPost",
            by: .person,
            #"foodPostId: "$otherPost""#,
            failingBy: .person,
            #"foodPostId: "$ownPost""#
        ),
        MutationExample("unregisterDevice", by: .person, #"deviceId: "$device""#, failingBy: .person, #"deviceId: "device_99999""#),
        MutationExample("unsaveRecipe", by: .person, #"recipeId: "recipe_2""#, failingBy: .person, #"recipeId: "recipe_99999""#),
        MutationExample(
            "updateFashionProfile",
            by: .person,
            #"colors: [RED], priceRange: {max: "80.00"}"#,
            failingBy: .person,
            #"styles: ["nonsense"]"#
        ),
        MutationExample(
            "updateGroceryItem",
            by: .person,
            #"id: "$grocery", checked: true, quantity: 3"#,
            failingBy: .person,
            #"id: "$grocery", quantity: 0"#
        ),
        MutationExample(
            "updateHealthProfile",
            by: .person,
            "weightKg: 72.5, heightCm: 168, age: 34, sex: FEMALE, goal: {direction: LOSE, kgPerWeek: 0.5}",
            failingBy: .person,
            "weightKg: 7"
        ),
        MutationExample("updateProfile", by: .person, #"name: "Penelope", phone: "+34 954 11""#, failingBy: .person, #"name: " ""#),
        MutationExample(
            "withdrawFoodRequest",
            by: .person,
            #"id: "$pending""#,
            failingBy: .person,
            #"id: "$received""#
        ),
    ]

    /// The identity provider of the examples.
    package static let issuer = Task { try TestIssuer.make(pool: WorkerPool(threads: 1)) }

    /// Runs the mutation successfully, with an optional additional selection on the payload.
    package func work(
        _ client: some ServiceClient,
        _ world: World,
        key: String,
        showing more: String = "",
        in language: Language = .english
    ) throws -> Value {
        let input = world.filled(input) + (input.isEmpty ? "" : ", ") + "idempotencyKey: \"\(key)\""
        return try run(client, input, world.member(caller), showing: more, in: language)
    }

    package func fail(_ client: some ServiceClient, _ world: World, in language: Language = .english) throws -> Value {
        try run(client, world.filled(failingInput), world.member(failingCaller), in: language)
    }

    /// Runs the mutation.
    ///
    /// Files are sent in a variable.
    private func run(
        _ client: some ServiceClient,
        _ input: String,
        _ caller: Member?,
        showing more: String = "",
        in language: Language
    ) throws -> Value {
        guard input.contains("$photo") else {
            return try client.changing(name, input, payload + " " + more, as: caller, language: language)
        }
        let document = "mutation ($photo: Upload!) { \(name)(input: {\(input)}) { message userErrors { code message field } \(more) } }"
        let photo = try Upload(fileName: "photo.png", contentType: "image/png", bytes: SchemaFile.picture("palette.png")[...])
        return try client.query(document, variables: ["photo": .upload(photo)], as: caller, language: language).json()
    }

    /// The people and objects that the examples use.
    package struct World: Sendable {
        package let admin: Member
        package let person: Member
        package let other: Member
        private let report: Int64
        private let apiKey: Int64
        private let device: Int64
        private let meal: Int64
        private let planned: Int64
        private let grocery: Int64
        private let today: String
        private let food: FoodExample
        private let database: String
        private let resetToken = SecretToken(random: .passwordReset)
        private let emailToken = SecretToken(random: .emailConfirmation)
        private let idToken: String

        /// A new session.
        package var session: PostgresSession { get throws { try PostgresSession(database) } }

        package init(_ database: String, _ issuer: TestIssuer) throws {
            idToken = try issuer.token("example")
            let session = try PostgresSession(database)
            admin = try Member("Admin", isAdmin: true, in: session)
            person = try Member("Person", roles: ["DONOR", "RECEIVER"], in: session)
            other = try Member("Other", roles: ["DONOR", "RECEIVER"], in: session)
            let rows = try session.run(
                "INSERT INTO report (account_id, reporter_id, reason) VALUES (\(other.number), \(admin.number), 'x') RETURNING id"
            )
            report = rows.int8(0, 0) ?? 0
            let keys = try session.run(
                """
                INSERT INTO api_key (digest, account_id, name, hint, scopes)
                VALUES (sha256('key'), \(person.number), 'Key', 'cpk_', '{RECIPES_READ}') RETURNING id
                """
            )
            apiKey = keys.int8(0, 0) ?? 0
            let devices = try session.run(
                """
                INSERT INTO device (account_id, session_id, platform, token, token_digest)
                SELECT account_id, max(id), 'IOS', repeat('0a', 32), sha256('device') FROM session WHERE account_id = \(person.number)
                GROUP BY account_id RETURNING id
                """
            )
            device = devices.int8(0, 0) ?? 0
            try session.run(
                """
                INSERT INTO password_reset (digest, account_id, expires_at)
                VALUES (\(bytes: resetToken.digest.bytes), \(person.number), now() + interval '1 hour')
                """
            )
            try session.run(
                """
                INSERT INTO email_confirmation (digest, account_id, email, expires_at)
                SELECT \(bytes: emailToken.digest.bytes), id, email, now() + interval '1 hour' FROM account WHERE id = \(person.number)
                """
            )
            let meals = try session.run(
                "INSERT INTO logged_meal (account_id, date, calories) VALUES (\(person.number), CURRENT_DATE, 95) RETURNING id"
            )
            meal = meals.int8(0, 0) ?? 0
            let plans = try session.run(
                """
                INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                VALUES (\(person.number), CURRENT_DATE, 'LUNCH', '13:00', 1, 1) RETURNING id, date::text
                """
            )
            planned = plans.int8(0, 0) ?? 0
            today = plans.text(0, 1) ?? ""
            let groceries = try session.run(
                """
                INSERT INTO grocery_item (account_id, week, name, added_quantity, added_unit)
                VALUES (\(person.number), week_start(CURRENT_DATE), 'Napkins', 1, 'PIECE') RETURNING id
                """
            )
            grocery = groceries.int8(0, 0) ?? 0
            food = try FoodExample(donor: other, receiver: person, in: session)
            self.database = database
        }

        package func member(_ caller: Role) -> Member? {
            switch caller {
            case .stranger: nil
            case .person: person
            case .admin: admin
            }
        }

        /// Secrets that people type.
        package var typed: [String] { [Member.password, "Mistyped-Horse-2"] }
        /// All secrets: typed ones and tokens.
        package var secrets: [String] { typed + [admin, person, other].map(\.token.text) + [resetToken.text, emailToken.text, idToken] }

        package func filled(_ input: String) -> String {
            let values = [
                "$password": Member.password, "$mistyped": "Mistyped-Horse-2", "$admin": admin.id, "$person": person.id, "$other": other.id,
                "$report": "report_\(report)", "$apiKey": "api_key_\(apiKey)", "$device": "device_\(device)",
                "$meal": "logged_meal_\(meal)",
                "$planned": "planned_meal_\(planned)", "$today": today, "$grocery": "grocery_item_\(grocery)",
                "$resetToken": resetToken.text,
                "$emailToken": emailToken.text, "$idToken": idToken,
            ]
            return values.merging(food.values) { own, _ in own }.sorted { $0.key.count > $1.key.count }
                .reduce(input) { text, value in text.replacing(value.key, with: value.value) }
        }
    }
}

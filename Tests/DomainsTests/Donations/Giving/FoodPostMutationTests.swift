import Domains
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Posting, editing and deleting food", .tags(.database), .timeLimit(.minutes(20)))
struct FoodPostMutationTests {
    /// An invalid value of a field with the expected error.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let field: String
        let typed: String
        let code: String
        let message: String
        var testDescription: String { "\(field): \(typed)" }

        init(_ field: String, _ typed: String, _ code: String, _ message: String) {
            (self.field, self.typed, self.code, self.message) = (field, typed, code, message)
        }
    }

    static let mistakes = [
        Mistake("title", #""  ""#, "BLANK", "title: This field can not be empty"),
        Mistake("title", "\"\(String(repeating: "b", count: 201))\"", "TOO_LONG", "title: At most 200 characters"),
        Mistake("quantity", "0", "OUT_OF_RANGE", "quantity: Please enter a number above zero"),
        Mistake("quantity", "-0.5", "OUT_OF_RANGE", "quantity: Please enter a number above zero"),
        Mistake("quantity", "100000.5", "OUT_OF_RANGE", "quantity: Must be between 0 and 100,000"),
        Mistake("quantity", "1.005", "TOO_PRECISE", "quantity: Please enter at most two decimals, such as 2.5"),
        Mistake("quantity", "0.001", "TOO_PRECISE", "quantity: Please enter at most two decimals, such as 2.5"),
        Mistake("quantity", "2.5", "TOO_PRECISE", "quantity: Please enter a whole number, such as 3"),
        Mistake("quantity", "0.01", "TOO_PRECISE", "quantity: Please enter a whole number, such as 3"),
        Mistake("expiresAt", #""2020-01-31T18:00:00Z""#, "NOT_IN_FUTURE", "expiresAt: Please enter a time in the future"),
        Mistake("expiresAt", #""2090-01-31T18:00:00Z""#, "OUT_OF_RANGE", "expiresAt: Please enter a time within the next three years"),
        Mistake("contact", #"{name: " ", phone: "555 1234"}"#, "BLANK", "contact.name: This field can not be empty"),
        Mistake("contact", #"{name: "Dora"}"#, "BLANK", "contact.email: Please enter an email or a phone number"),
        Mistake("contact", #"{name: "Dora", email: "dora@"}"#, "INVALID", "contact.email: Please enter a valid email"),
        Mistake(
            "contact",
            #"{name: "Dora", phone: "call me"}"#,
            "INVALID",
            "contact.phone: Please enter a phone number such as +34 954 11 22 33"
        ),
        Mistake("location", "{}", "BLANK", "location.address: This field can not be empty"),
        Mistake("location", "{latitude: 37}", "BLANK", "location.longitude: This field can not be empty"),
        Mistake("location", "{latitude: 97, longitude: 0}", "OUT_OF_RANGE", "location.latitude: Must be between -90 and 90"),
        Mistake(
            "location",
            #"{address: "Nowhere at all 5"}"#,
            "UNKNOWN_PLACE",
            "location.address: We do not know this place. Enter the town or coordinates"
        ),
    ]

    @Test("invalid fields return an error with the field and the correct form, and nothing is posted", arguments: mistakes)
    func typed(mistake: Mistake) async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let before = try town.session.column("SELECT count(*) FROM food_post")
                let payload = try client.change(
                    "addFoodPost",
                    DonationFixture.input([mistake.field: mistake.typed]),
                    "foodPost { id }",
                    as: town.donor
                )
                #expect(payload.codes == [mistake.code])
                #expect(payload.mistakes == [mistake.message])
                #expect(payload["foodPost"] == .null)
                #expect(["Please enter the details", "Invalid details. Please try again."].contains(payload["message"].string))
                #expect(try town.session.column("SELECT count(*) FROM food_post") == before)
            }
        }
    }

    @Test(
        "values of the wrong type return an error that quotes them",
        arguments: [
            ("quantity", #""2 kg""#), ("expiresAt", #""tomorrow""#), ("unit", "STONE"), ("foodType", #""BAKED_GOODS""#),
        ]
    )
    func malformed(field: String, typed: String) async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let answer = try client.changing("addFoodPost", DonationFixture.input([field: typed]), as: town.donor)
                #expect(answer.errors.items.count == 1)
                #expect(answer.at("errors.0.message").string?.contains(typed.filter { $0 != "\"" }) == true, "\(answer)")
            }
        }
    }

    @Test("a post is visible at once, its area to everybody and its details to the donor")
    func shown() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let selection = """
                    foodPost { id title quantity unit status availableQuantity reservedQuantity contact { name email phone } qualityNotice
                        location { area address isExact latitude } ingredients { id } }
                    """
                let payload = try client.change(
                    "addFoodPost",
                    DonationFixture.input([
                        "quantity": "2.5", "unit": "KILOGRAM", "ingredientIds": #"["ingredient_3", "ingredient_1", "ingredient_3"]"#,
                    ]),
                    selection,
                    as: town.donor
                )
                #expect(payload["message"].string == "Food posted successfully")
                let post = payload["foodPost"]
                #expect(post["quantity"] == .double(2.5))
                #expect(post.at("location.address").string == "Secret Street 1, Sevilla")
                #expect(post.at("location.isExact") == .boolean(true))
                #expect(post.at("contact.email").string == "dora@example.org")
                #expect(post["ingredients"].items.compactMap { $0["id"].string } == ["ingredient_3", "ingredient_1"])
                let id = try #require(post["id"].string)
                let everyone = try client.data(
                    "{ foodPosts(first: 1) { nodes { id contact { name } qualityNotice location { area address isExact } } } }"
                )
                #expect(everyone.at("foodPosts.nodes.0.id").string == id, "newest first")
                #expect(everyone.at("foodPosts.nodes.0.contact") == .null)
                #expect(everyone.at("foodPosts.nodes.0.location.address") == .null)
                #expect(everyone.at("foodPosts.nodes.0.qualityNotice").string?.contains("does not check the quality") == true)
                #expect(
                    try client.data("{ foodPost(id: \"\(id)\") { qualityNotice(language: ES) } }").at("foodPost.qualityNotice").string?
                        .contains("no comprueba") == true
                )
            }
        }
    }

    @Test("an address without coordinates gives the centre of its place, which is not exact, and directions to the address")
    func addressOnly() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let selection =
                    "foodPost { id location { area address isExact latitude longitude } directionsUrl apple: directionsUrl(provider: APPLE_MAPS) }"
                let payload = try client.change(
                    "addFoodPost",
                    DonationFixture.input(["location": #"{address: "Calle Ñ 5, Villarriba"}"#]),
                    selection,
                    as: town.donor
                )
                #expect(payload.mistakes == [])
                let post = payload["foodPost"]
                #expect(
                    post["location"] == [
                        "area": "Villarriba", "address": "Calle Ñ 5, Villarriba", "isExact": false, "latitude": 38, "longitude": -3,
                    ]
                )
                let address = "Calle%20%C3%91%205%2C%20Villarriba"
                #expect(post["directionsUrl"].string == "https://www.google.com/maps/dir/?api=1&destination=\(address)")
                #expect(post["apple"].string == "https://maps.apple.com/?daddr=\(address)&dirflg=d")
                let id = try #require(post["id"].string)
                let others = try client.data("{ foodPost(id: \"\(id)\") { directionsUrl location { isExact address } } }")
                #expect(others.at("foodPost.directionsUrl").string == "https://www.google.com/maps/dir/?api=1&destination=38%2C-3")
                #expect(others.at("foodPost.location") == ["isExact": false, "address": nil])

                // Coordinates are exact. A street with a number is the better destination, a bare town is not.
                for (location, isExact, destination) in [
                    (#"{address: "Calle Ñ 5, Villarriba", latitude: 38.01, longitude: -3.002}"#, true, address),
                    (#"{address: "Villarriba", latitude: 38.01, longitude: -3.002}"#, true, "38.01%2C-3.002"),
                    ("{latitude: 38.01, longitude: -3.002}", true, "38.01%2C-3.002"),
                    (#"{address: "Plaza, Villarriba"}"#, false, "Plaza%2C%20Villarriba"),
                ] {
                    let edited = try client.change("editFoodPost", "id: \"\(id)\", location: \(location)", selection, as: town.donor)
                    #expect(edited.at("foodPost.location.isExact") == .boolean(isExact), "\(location)")
                    #expect(edited.at("foodPost.directionsUrl").string?.hasSuffix("destination=\(destination)") == true, "\(location)")
                }
            }
        }
    }

    @Test("an unknown address is an error that suggests places, in the language of the request")
    func suggestedPlaces() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let input = DonationFixture.input(["location": #"{address: "Calle 5, Villarriba, Francia"}"#])
                let payload = try client.change("addFoodPost", input, "foodPost { id }", as: town.donor)
                #expect(payload.codes == ["UNKNOWN_PLACE"] && payload["foodPost"] == .null)
                #expect(payload.mistakes == ["location.address: We do not know this place. Did you mean: Uppertown, Meseta, Spain?"])
            }
        }
    }

    @Test("only donors with a confirmed e-mail can post if so configured, and only the donor can edit or delete a post")
    func owners() async throws {
        try await EngineFixture.run(services: { $0.accounts.needsConfirmedEmail = true }) { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                #expect(try client.changing("addFoodPost", DonationFixture.input(), as: town.ana).errorCode == "FORBIDDEN")
                #expect(try client.changing("addFoodPost", DonationFixture.input(), as: nil).errorCode == "UNAUTHENTICATED")
                let edits = [
                    ("editFoodPost", "id: \"\(post)\", title: \"Mine\""), ("deleteFoodPost", "id: \"\(post)\""),
                    ("editFoodPostContact", "id: \"\(post)\", contact: {name: \"A\", phone: \"555 1234\"}"),
                ]
                for (name, input) in edits { #expect(try client.changing(name, input, as: town.ana).errorCode == "FORBIDDEN") }
                try town.session.run("UPDATE account SET email_verified = false WHERE id = \(town.donor.number)")
            }
            try await fixture.client { client throws in
                #expect(
                    try client.changing("addFoodPost", DonationFixture.input(), as: Member(account: town.donor.number, in: town.session))
                        .errorCode
                        == "EMAIL_UNCONFIRMED"
                )
            }
        }
    }

    @Test("an edit changes the given fields, but cannot go below the promised quantity or change the unit of open requests")
    func edits() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let payload = try client.change(
                    "editFoodPost",
                    "id: \"\(post)\", title: \"Rye bread\", description: \"Dark\", location: {address: \"Other Street 2\", latitude: 37.4, longitude: -6}",
                    "foodPost { title description quantity location { address area } contact { name } }",
                    as: town.donor
                )
                #expect(payload["message"].string == "Updated food details")
                #expect(payload.at("foodPost.title").string == "Rye bread")
                #expect(payload.at("foodPost.quantity") == .int(5))
                #expect(payload.at("foodPost.location.address").string == "Other Street 2")
                let contact = try client.change(
                    "editFoodPostContact",
                    "id: \"\(post)\", contact: {name: \"Dario\", email: \"dario@example.org\"}",
                    "foodPost { contact { name email phone } }",
                    as: town.donor
                )
                #expect(contact["message"].string == "Updated contact details")
                #expect(contact.at("foodPost.contact") == ["name": "Dario", "email": "dario@example.org", "phone": .null])

                let request = try town.request(client, post, 3, by: town.ana)
                #expect(try client.change("editFoodPost", "id: \"\(post)\", unit: BAG", as: town.donor).codes == ["UNIT_IN_USE"])
                try town.bring(client, request, to: "ACCEPTED", of: town.ana)
                let less = try client.change("editFoodPost", "id: \"\(post)\", quantity: 2", as: town.donor)
                #expect(less.codes == ["PROMISED_ALREADY"])
                #expect(less.mistakes == ["quantity: At least 3: so much is promised already"])
                #expect(try client.change("editFoodPost", "id: \"\(post)\", quantity: 3", as: town.donor).codes == [])
                #expect(
                    try client.data("{ foodPost(id: \"\(post)\") { availableQuantity description } }").at("foodPost.availableQuantity")
                        == .int(0)
                )
                #expect(
                    try client.change("editFoodPost", "id: \"\(post)\", description: null", "foodPost { description }", as: town.donor)
                        .at("foodPost.description").string == ""
                )
            }
        }
    }

    @Test("deleting a post deletes contact and address, ends open requests and notifies the requesters")
    func deletes() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let (anas, bos) = (try town.request(client, post, 2, by: town.ana), try town.request(client, post, by: town.bo))
                try town.bring(client, anas, to: "RESERVED", of: town.ana)
                for mutation in ["likeFoodPost", "favoriteFoodPost"] {
                    _ = try client.change(mutation, "foodPostId: \"\(post)\"", as: town.bo)
                }
                let payload = try client.change("deleteFoodPost", "id: \"\(post)\"", "foodPostId", as: town.donor)
                #expect(payload["message"].string == "Post deleted successfully")
                #expect(payload["foodPostId"].string == post)
                let requests =
                    "{ viewer { foodRequests { nodes { id status title foodPost { id } } } favoriteFoodPosts { nodes { id } } likedFoodPosts { nodes { id } } } }"
                let ana = try client.data(requests, as: town.ana).at("viewer.foodRequests.nodes.0")
                #expect(ana == ["id": .string(anas), "status": "CANCELLED", "title": "Bread", "foodPost": .null])
                let bo = try client.data(requests, as: town.bo)
                #expect(bo.at("viewer.foodRequests.nodes.0.id").string == bos)
                #expect(bo.at("viewer.foodRequests.nodes.0.status").string == "DECLINED")
                #expect(bo.at("viewer.favoriteFoodPosts.nodes") == .list([]) && bo.at("viewer.likedFoodPosts.nodes") == .list([]))
                for member in town.receivers {
                    #expect(try town.emails(to: member).last == "The food you requested is no longer available")
                    #expect(try town.notices(of: member) == ["The food you requested is no longer available"])
                }
                let kept = try town.session.column(
                    "SELECT to_jsonb(food_post) - 'search' - 'search_names' FROM food_post WHERE id = \(town.number(post))"
                )
                #expect(kept.count == 1)
                for secret in ["Secret Street", "Dora", "dora@example.org", "+34 954", "37.38611", "5.99222"] {
                    #expect(!kept[0].contains(secret))
                }
                #expect(try client.changing("deleteFoodPost", "id: \"\(post)\"", as: town.donor).errorCode == "NOT_FOUND")

                // A post without requests is deleted entirely.
                let other = try town.post(client)
                _ = try client.change("deleteFoodPost", "id: \"\(other)\"", as: town.donor)
                #expect(try town.session.column("SELECT id FROM food_post WHERE id = \(town.number(other))") == [])
            }
        }
    }

    @Test("liked and favorite posts are listed newest first and are marked on each post")
    func choices() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let posts = try (0..<3).map { try town.post(client, ["title": "\"Bread \($0)\""]) }
                for post in posts {
                    for mutation in ["likeFoodPost", "likeFoodPost", "favoriteFoodPost"] {
                        #expect(try client.change(mutation, "foodPostId: \"\(post)\"", as: town.ana).codes == [])
                    }
                }
                _ = try client.change("unlikeFoodPost", "foodPostId: \"\(posts[1])\"", as: town.ana)
                _ = try client.change("unfavoriteFoodPost", "foodPostId: \"\(posts[0])\"", as: town.ana)
                let lists = try client.data(
                    "{ viewer { favoriteFoodPosts { nodes { id isFavorite } } likedFoodPosts { nodes { id } totalCount } likedDonors { nodes { name } } } }",
                    as: town.ana
                )
                #expect(lists.at("viewer.favoriteFoodPosts.nodes").items.compactMap { $0["id"].string } == [posts[2], posts[1]])
                #expect(lists.at("viewer.likedFoodPosts.nodes").items.compactMap { $0["id"].string } == [posts[2], posts[0]])
                #expect(lists.at("viewer.likedDonors.nodes").items.compactMap { $0["name"].string } == ["Dora"])
                let seen = "{ foodPosts(first: 3) { nodes { likeCount likedByViewer isFavorite } } }"
                #expect(try client.data(seen, as: town.ana).at("foodPosts.nodes").items.map { $0["likedByViewer"] } == [true, false, true])
                #expect(
                    try client.data(seen, as: town.bo).at("foodPosts.nodes").items.map { $0["likedByViewer"] } == [false, false, false]
                )
                #expect(try client.data(seen).at("foodPosts.nodes").items.map { $0["likeCount"] } == [.int(1), .int(0), .int(1)])
                #expect(
                    try client.changing("likeFoodPost", "foodPostId: \"\(posts[0])\"", as: town.donor).errorCode == "FORBIDDEN",
                    "only receivers can like posts"
                )
            }
        }
    }

    @Test("feedback is stored once per post and can be changed; invalid feedback returns “Please try again”")
    func feedback() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let wrong = [
                    "stars: 4", "stars: 4, comment: \" \"", "comment: \"Good\"", "stars: 6, comment: \"Good\"",
                    "stars: 3, comment: \"\(String(repeating: "x", count: 1_001))\"",
                ]
                for input in wrong {
                    let payload = try client.change("submitFoodFeedback", "foodPostId: \"\(post)\", \(input)", as: town.ana)
                    #expect(payload["message"].string == "Please try again")
                    #expect(payload.codes.count == 1)
                }
                for stars in [2, 5] {
                    let payload = try client.change(
                        "submitFoodFeedback",
                        "foodPostId: \"\(post)\", stars: \(stars), comment: \"Still warm\"",
                        "feedback { stars author { name } } foodPost { averageStars feedbackCount feedback { nodes { stars } } }",
                        as: town.ana
                    )
                    #expect(payload["message"].string == "Thanks for your feedback")
                    #expect(payload.at("foodPost.feedbackCount") == .int(1))
                    #expect(payload.at("foodPost.feedback.nodes.0.stars") == .int(Int64(stars)))
                }
            }
        }
    }
}

import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("A food request from sending to cancellation", .tags(.database), .timeLimit(.minutes(20)))
struct FoodRequestStoryTests {
    /// A post of five loaves and a request of Ana for all of them.
    private struct Story {
        let town: DonationFixture
        let client: EngineClient
        let post: String
        /// The payload of sending the request.
        let sent: Value
        let request: String

        /// Posts the food of a donor who receives notifications, and requests it.
        init(_ town: DonationFixture, _ client: EngineClient) throws {
            _ = try client.change("setNotificationPreferences", "donations: true", as: town.donor)
            let post = try town.post(client)
            let sent = try client.change(
                "sendFoodRequest",
                "foodPostId: \"\(post)\", quantity: 5, note: \"I can come at six.\"",
                "foodRequest { id quantity unit title status note donor { name } receiver { name } foodPost { id } }",
                as: town.ana
            )
            request = try #require(sent.at("foodRequest.id").string)
            (self.town, self.client, self.post, self.sent) = (town, client, post, sent)
        }

        /// Sends the waiting e-mails, accepts the request and sends the e-mails about that.
        func accept() throws {
            try town.deliver()
            _ = try client.change("acceptFoodRequest", "id: \"\(request)\"", as: town.donor)
            try town.deliver()
        }

        /// Reserves the food and sends the e-mails about that.
        func reserve() throws {
            _ = try client.change("reserveFood", "foodRequestId: \"\(request)\"", as: town.ana)
            try town.deliver()
        }

        /// The post as everybody sees it.
        func publicPost() throws -> Value {
            try client.data("{ foodPost(id: \"\(post)\") { availableQuantity status isAvailable } }")["foodPost"]
        }

        /// The audited actions on requests, oldest first.
        func actions() throws -> [String] {
            try town.session.column("SELECT action FROM audit_entry WHERE object_type = 'food_request' ORDER BY id")
        }
    }

    private static func run(_ body: @escaping @Sendable (Story) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in try body(Story(town, client)) }
        }
    }

    @Test("the donor is notified of a new request, which reserves nothing")
    func sent() async throws {
        try await Self.run { story throws in
            let (town, sent) = (story.town, story.sent)
            #expect(sent["message"].string == "Request sent successfully")
            #expect(sent.at("foodRequest.status").string == "PENDING")
            #expect(sent.at("foodRequest.title").string == "Bread")
            #expect(try town.emails(to: town.donor) == ["Someone has requested your food"])
            #expect(try town.notices(of: town.donor) == ["Someone has requested your food"])
            #expect(
                try town.session.column("SELECT text_en FROM notification WHERE account_id = \(town.donor.number)")
                    == ["Ana would like 5 loaves of “Bread”. Accept or decline the request."]
            )
            #expect(try story.publicPost()["availableQuantity"] == .int(5), "a request alone reserves nothing")
        }
    }

    @Test("only the donor and the receiver see a request, and accepted food is unavailable to others")
    func promised() async throws {
        try await Self.run { story throws in
            let (town, client, request) = (story.town, story.client, story.request)
            let list =
                "{ viewer { foodRequests { nodes { id status } totalCount } receivedFoodRequests(status: PENDING) { nodes { id note } } } }"
            #expect(try client.data(list, as: town.ana).at("viewer.foodRequests.nodes.0.id").string == request)
            #expect(try client.data(list, as: town.donor).at("viewer.receivedFoodRequests.nodes.0.note").string == "I can come at six.")
            #expect(try client.data(list, as: town.bo).at("viewer.foodRequests.totalCount") == .int(0))
            #expect(try client.data("{ node(id: \"\(request)\") { id } }", as: town.bo).at("node") == .null)

            try story.accept()
            #expect(try story.publicPost()["status"].string == "PROMISED")
            let late = try client.change("sendFoodRequest", "foodPostId: \"\(story.post)\", quantity: 1", as: town.bo)
            #expect(late["message"].string == "Unavailable. Please try again")
            #expect(late.codes == ["FOOD_UNAVAILABLE"])
            #expect(try town.emails(to: town.donor) == ["Someone has requested your food"], "only the accepted request")
            #expect(try story.actions() == ["sendFoodRequest", "acceptFoodRequest"])
        }
    }

    @Test("the receiver cancels a reservation after a confirmation, and the food is available again")
    func cancelled() async throws {
        try await Self.run { story throws in
            let (town, client) = (story.town, story.client)
            try story.accept()
            try story.reserve()
            func cancel(_ confirmation: String, _ selection: String) throws -> Value {
                let input = "id: \"\(story.request)\"\(confirmation)"
                return try client.change("cancelFoodReservation", input, "needsConfirmation foodRequest { \(selection) }", as: town.ana)
            }
            let asked = try cancel("", "status")
            #expect(asked["message"].string == "Are you sure?")
            #expect(asked["needsConfirmation"] == .boolean(true))
            #expect(asked.codes == [])
            #expect(asked.at("foodRequest.status").string == "RESERVED")
            let cancelled = try cancel(", confirm: true", "status note")
            #expect(cancelled["needsConfirmation"] == .boolean(false))
            #expect(cancelled.at("foodRequest") == ["status": "CANCELLED", "note": .null])
            #expect(try story.publicPost()["availableQuantity"] == .int(5))
            let toDonor = ["Someone has requested your food", "Your food is reserved", "A reservation was cancelled"]
            #expect(try town.emails(to: town.donor) == toDonor)
            let toReceiver = ["Your request was accepted", "You have reserved food", "You have cancelled a reservation"]
            #expect(try town.emails(to: town.ana) == toReceiver)
            #expect(try town.notices(of: town.ana) == [], "without opting in there are no notifications")
            #expect(try story.actions() == ["sendFoodRequest", "acceptFoodRequest", "reserveFood", "cancelFoodReservation"])
        }
    }
}

import Domains
import GraphQL
import Postgres
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Subscriptions over sockets", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct SubscriptionTests {
    private static let settings = "viewerUpdated(topics: [SETTINGS]) { topic viewer { id language } }"

    /// Adds posts in one statement.
    ///
    /// Returns their numbers.
    static func addPosts(_ count: Int, to database: String, donor: Int64 = 1, type: String = "BAKED_GOODS") throws -> [Int64] {
        try PostgresSession(database).query(
            """
            INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
                area, latitude, longitude)
            SELECT \(donor), 'Bread ' || n, 'Fresh', '\(type)', 5, 'PIECE', now() + interval '1 day', 'Ada', 'ada@example.org', 'Calle 1',
                'Triana', 37.38, -5.99
            FROM generate_series(1, \(count)) AS n RETURNING id
            """
        ).decode(Int64.self)
    }

    @Test("receive changes from another server, and end with a session that another server ends")
    func twoServers() async throws {
        try await GatewayFixture.run { first in
            try await GatewayFixture.run(database: first.database) { second in
                let port = second.gateway.port
                try await first.client { client in
                    let ana = try Person.signUp(client, "ana@example.com")
                    let events = try client.subscribe(Self.settings, headers: ana.headers)
                    let other = try Client(port: port)
                    _ = try other.mutate("setLanguage", ["language": .string("ES")], as: ana)
                    #expect(try events.data().at("viewerUpdated.viewer.language").string == "ES")
                    _ = try other.query("mutation { logOut { message } }", headers: ana.headers)
                    #expect(try events.lastCode() == "UNAUTHENTICATED")
                }
            }
        }
    }

    @Test("an account receives nothing about others on any topic")
    func others() async throws {
        try await GatewayFixture.run { fixture in
            let port = fixture.gateway.port
            let database = fixture.database
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let bo = try Person.signUp(client, "bo@example.com")
                let updates = try client.subscribe("viewerUpdated { topic viewer { id } }", headers: ana.headers)
                let notices = try Client(port: port).subscribe("notificationReceived { title(language: EN) }", headers: ana.headers)
                let other = try Client(port: port)
                _ = try other.mutate("setLanguage", ["language": .string("ES")], as: bo)
                let session = try PostgresSession(database)
                for (person, title) in [(bo, "For Bo"), (ana, "For Ana")] {
                    try session.execute(
                        """
                        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
                        SELECT id, 'ACCOUNT', '\(title)', 'x', 'x', 'x' FROM account WHERE email = '\(person.email)'
                        """
                    )
                }
                #expect(try notices.data().at("notificationReceived.title").string == "For Ana")
                let update = try updates.data()
                #expect(update.at("viewerUpdated.topic").string == "NOTIFICATIONS")
                #expect(update.at("viewerUpdated.viewer.id").string == ana.id)
            }
        }
    }

    @Test("receive meals, plans and groceries from another device, with the topic and the week of the list")
    func meals() async throws {
        try await GatewayFixture.run { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let other = try Client(port: port)
                let lists = try Client(port: port).subscribe("groceryListUpdated { weekOf viewer { id } }", headers: ana.headers)
                func receive(_ topic: String, _ mutation: String, _ input: ObjectValue) throws {
                    let updates = try Client(port: port).subscribe(
                        "viewerUpdated(topics: [\(topic)]) { topic viewer { id } }",
                        headers: ana.headers
                    )
                    let payload = try other.mutate(mutation, input, as: ana)
                    #expect(payload["userErrors"].items.isEmpty, "\(payload)")
                    let update = try updates.data()
                    #expect(update.at("viewerUpdated.topic").string == topic && update.at("viewerUpdated.viewer.id").string == ana.id)
                }
                try receive("ALLERGENS", "setAllergens", ["allergens": .list([.enum("FISH")])])
                try receive("DAILY_LOG", "logNutrients", ["calories": .int(95)])
                try receive("FOOD_PREFERENCES", "setFoodPreferences", ["diets": .list([.enum("VEGAN")])])
                try receive("FOOD_PREFERENCES", "setRecipePriceRange", ["max": .int(3)])
                let none = Value.list([])
                let offered = try other.data("{ mealOptions(mealType: LUNCH) { recipe { id } } }", as: ana).at("mealOptions.0.recipe.id")
                try receive("MEAL_PLAN", "selectWeeklyMeals", ["breakfast": none, "lunch": .list([offered]), "dinner": none])
                try receive("BUDGET", "setWeeklyBudget", ["option": .enum("THRIFTY")])
                try receive("GROCERY_LIST", "addGroceryItem", ["item": .object(["name": .string("Candles")])])
                let week = try PostgresSession(fixture.database).column("SELECT week_start((now() AT TIME ZONE 'UTC')::date)")[0]
                #expect(try lists.data().at("groceryListUpdated.weekOf").string == week)
                try receive("GROCERY_LIST", "setGroceryStore", ["storeId": .string("grocery_store_1")])
                let today = try PostgresSession(fixture.database).column("SELECT (now() AT TIME ZONE 'UTC')::date")[0]
                try receive(
                    "MEAL_PLAN",
                    "planMeal",
                    ["date": .string(today), "slot": .enum("DINNER"), "recipeId": .string("recipe_1")]
                )
                let planned = try lists.data()
                #expect(
                    planned.at("groceryListUpdated.weekOf").string == week && planned.at("groceryListUpdated.viewer.id").string == ana.id
                )
            }
        }
    }

    @Test("show what the subscriber may see: the contact of a post only to its donor, a hidden post to nobody")
    func permissions() async throws {
        try await GatewayFixture.run { fixture in
            let (port, database) = (fixture.gateway.port, fixture.database)
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let account = try #require(Int64(ana.id.split(separator: "_").last ?? ""))
                let selection = "foodPostAdded { id contact { email } location { isExact } }"
                let own = try client.subscribe(selection, headers: ana.headers)
                let stranger = try Client(port: port).subscribe(selection)
                try PostgresSession(database).execute("UPDATE account SET status = 'DISABLED' WHERE id = 2")
                _ = try Self.addPosts(1, to: database, donor: 2)
                let number = try Self.addPosts(1, to: database, donor: account)[0]
                for (events, isOwn) in [(own, true), (stranger, false)] {
                    let received = try events.data()["foodPostAdded"]
                    #expect(received["id"].string == "food_post_\(number)", "the post of a disabled account came first")
                    #expect((received["contact"] == .null) == !isOwn)
                    #expect(received.at("location.isExact") == .boolean(isOwn))
                }
            }
        }
    }

    @Test("many accounts receive every event with what each may see, even if a shared read takes too long")
    func manyAccounts() async throws {
        try await GatewayFixture.run { fixture in
            let (port, database) = (fixture.gateway.port, fixture.database)
            try await fixture.client { _ in
                let session = try PostgresSession(database)
                let accounts = try session.query(
                    """
                    WITH made AS (
                        INSERT INTO account (name, email, roles) SELECT 'Ana', n || '@many.example.org', '{DONOR}' FROM generate_series(1, 150) AS n
                        RETURNING id
                    ), opened AS (
                        INSERT INTO session (digest, account_id, expires_at)
                        SELECT sha256(decode(lpad(to_hex(id), 64, '0'), 'hex')), id, now() + interval '1 hour' FROM made
                    )
                    SELECT id FROM made ORDER BY id
                    """
                ).decode(Int64.self)
                let readers = try accounts.map { account in
                    let token = [UInt8](repeating: 0, count: 24) + (0..<8).map { UInt8(truncatingIfNeeded: account >> (56 - 8 * $0)) }
                    let headers = ["Authorization: Bearer cps_" + Base64URL.encode(token.span)]
                    return try Client(port: port).subscribe("foodPostAdded { id contact { email } ingredients { name } }", headers: headers)
                }
                let donors = [accounts[0], accounts[77], accounts[149], 1]
                let posts = try donors.map { try Self.addPosts(1, to: database, donor: $0)[0] }
                // Adding a post reads the rows of this table but does not write them.
                try session.execute("BEGIN; LOCK TABLE food_post_ingredient IN ACCESS EXCLUSIVE MODE")
                let last = try Self.addPosts(1, to: database, donor: accounts[5])[0]
                try session.execute("SELECT pg_sleep(0.4); COMMIT")
                for (account, events) in zip(accounts, readers) {
                    for (donor, post) in zip(donors + [accounts[5]], posts + [last]) {
                        let received = try events.data()["foodPostAdded"]
                        #expect(received["id"].string == "food_post_\(post)")
                        #expect((received["contact"] == .null) == (donor != account))
                    }
                }
            }
        }
    }

    @Test("match by their own values, in documents or variables, in any order, despite invalid values of others")
    func matching() async throws {
        try await GatewayFixture.run { fixture in
            let (port, database) = (fixture.gateway.port, fixture.database)
            try await fixture.client { _ in
                func ofType(_ type: String) throws -> EventReader {
                    try Client(port: port).subscribe("foodPostAdded(foodType: \(type)) { id }")
                }
                func byVariable(_ type: String) throws -> EventReader {
                    let document = "subscription ($t: FoodType) { foodPostAdded(foodType: $t) { id } }"
                    return try Client(port: port).subscribe(document: document, variables: ["t": .string(type)])
                }
                let near = "withinKm: 10, near: {longitude: -5.99, latitude: "
                let nowhere = try Client(port: port).subscribe("foodPostAdded(\(near)5e-324}) { id }")
                let nearby = try Client(port: port).subscribe("foodPostAdded(\(near)37.38}) { id }")
                let frozen = [try ofType("FROZEN"), try byVariable("FROZEN"), try ofType("FROZEN")]
                let baked = [try byVariable("BAKED_GOODS"), try ofType("BAKED_GOODS")]
                let first = try Self.addPosts(1, to: database)[0]
                let second = try Self.addPosts(1, to: database, type: "FROZEN")[0]
                for events in baked + [nearby] { #expect(try events.data().at("foodPostAdded.id").string == "food_post_\(first)") }
                for events in frozen { #expect(try events.data().at("foodPostAdded.id").string == "food_post_\(second)") }
                withExtendedLifetime(nowhere) {}
            }
        }
    }

    @Test("receive a gap when database notices were lost, and one gap when an insert exceeds the size of a notice")
    func gaps() async throws {
        try await GatewayFixture.run { fixture in
            let (port, database) = (fixture.gateway.port, fixture.database)
            try await fixture.client { client in
                let events = try client.subscribe("foodPostAdded { id }")
                let number = try Self.addPosts(1, to: database)[0]
                #expect(try events.data().at("foodPostAdded.id").string == "food_post_\(number)")
                _ = try Self.addPosts(3_000, to: database)
                #expect(try events.isToldOfGap())
                let next = try Self.addPosts(1, to: database)[0]
                #expect(try events.next()?.json().at("data.foodPostAdded.id").string == "food_post_\(next)", "one gap for all of them")
                try PostgresSession(database).execute(
                    """
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND application_name LIKE 'cupboard listener%'
                    """
                )
                #expect(try events.isToldOfGap())
                let ana = try Person.signUp(Client(port: port), "ana@example.com")
                let again = try Client(port: port).subscribe(Self.settings, headers: ana.headers, again: true)
                #expect(
                    try again.next()?.json().at("data.viewerUpdated.viewer.id").string == ana.id,
                    "a client that reconnects gets the current state"
                )
            }
        }
    }

    @Test("are limited per client, and leaving makes room")
    func limits() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in configuration.engine.subscriptions.perClient = 2 }
        try await GatewayFixture.run(configure: configure) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                _ = try client.subscribe("foodPostAdded { id }")
                var second: Client? = try Client(port: port)
                _ = try second?.subscribe("foodPostAdded { id }")
                #expect(try Client(port: port).subscribe("foodPostAdded { id }").lastCode() == "TOO_MANY_SUBSCRIPTIONS")
                second = nil
                // The server notices the disconnection with a delay.
                while try Client(port: port).subscribe("foodPostAdded { id }").isRefused {}
            }
        }
    }

    @Test("are charged for each event, and end when no points are left")
    func charges() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.clients.countsLoopback = true
            configuration.clients.networkPoints = 60
        }
        try await GatewayFixture.run(configure: configure) { fixture in
            let database = fixture.database
            try await fixture.client { client in
                let events = try client.subscribe("foodPostAdded { id ingredients { name } feedback(first: 20) { nodes { comment } } }")
                for _ in 0..<60 { _ = try Self.addPosts(1, to: database) }
                #expect(try events.lastCode() == "RATE_LIMITED")
            }
        }
    }

    @Test("end cleanly when the server stops: a stream with complete, a WebSocket with 1001")
    func shutdown() async throws {
        try await GatewayFixture.run { fixture in
            let (gateway, port) = (fixture.gateway, fixture.gateway.port)
            // The server stops while the clients are subscribed.
            async let stopped: Void = {
                try? await Task.sleep(for: .milliseconds(300))
                await gateway.shutdown(grace: .seconds(30))
            }()
            let last = try await fixture.client { client in
                let events = try client.subscribe("foodPostAdded { id }")
                let socket = try Client(port: port)
                try socket.openWebSocket()
                try socket.sendText(#"{"type":"connection_init"}"#)
                #expect(try socket.receive().text == #"{"type":"connection_ack"}"#)
                var last: StreamedEvent?
                while let event = try events.next() { last = event }
                return (last?.name, try socket.closeCode())
            }
            #expect(last.0 == "complete")
            #expect(last.1 == 1_001)
            await stopped
        }
    }

    @Test("a WebSocket without connection_init closes with 4408")
    func late() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.requests.webSocketInitialization = .milliseconds(200)
        }
        try await GatewayFixture.run(configure: configure) { fixture in
            let code = try await fixture.client { client in
                try client.openWebSocket()
                return try client.closeCode()
            }
            #expect(code == 4_408)
        }
    }
}

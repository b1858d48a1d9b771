import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The home screens", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct HomeTests {
    private static let screens = """
        { viewer { home { unreadNotifications
        foodSaver {
          foodNearby(first: 50) { totalCount edges { distanceKm node { id } } }
          requestsToAnswer { nodes { id } } foodToCollect { nodes { id } }
        }
        foodnFit { dailyLog { date totals { calories } } recentMeals { nodes { name } } savedRecipes { nodes { id } } }
        diabeticMealPlanner {
          today { meals { id name } } nextMeal { id } groceryList { items { name } total { amount } } suggestedRecipes(first: 5) { recipe { id } reason }
        }
        mealBudgetPlan { mealPlan { days { date meals { id } } } budget { weekly { amount } } needsMealSelection groceryList { weekOf } }
        fabulyst { handpicked(first: 5) { edges { reason node { id } } } wishlist { nodes { id } } collections(first: 3) { nodes { slug } } } } } }
        """

    /// Fills a user in Sevilla with data for all five products.
    private static func fill(_ member: Member, _ other: Member, _ session: PostgresSession) throws {
        try session.execute(
            """
            UPDATE account SET area = 'Triana, Sevilla', area_latitude = 37.38, area_longitude = -6.0 WHERE id = \(member.number);
            INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
                latitude, longitude, area)
            SELECT CASE WHEN n % 5 = 0 THEN \(member.number) ELSE \(other.number) END, 'Post ' || n, '', 'OTHER', 9, 'PIECE',
                now() + (n % 4) * interval '3 hours' - interval '1 hour', 'A', 'a@example.org', 'Street 1', 37.38 + n * 0.03, -6.0, 'Sevilla'
            FROM generate_series(1, 30) AS n;
            INSERT INTO food_request (food_post_id, receiver_id, quantity, status, created_at)
            SELECT id, CASE WHEN donor_id = \(member.number) THEN \(other.number) ELSE \(member.number) END, 1,
                (enum_range(NULL::food_request_status))[1 + id % 7], now() - id * interval '1 minute'
            FROM food_post WHERE title LIKE 'Post %';
            INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, read_at)
            SELECT \(member.number), kind, 'a', 'b', 'c', 'd', CASE WHEN n = 1 THEN now() END
            FROM unnest(enum_range(NULL::notification_kind)) AS kind, generate_series(1, 3) AS n;
            INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
            SELECT \(member.number), local_today('UTC') + day, slot, '00:00', 5 + day, 1
            FROM generate_series(-3, 9) AS day, unnest('{BREAKFAST,DINNER}'::meal_slot[]) AS slot;
            INSERT INTO logged_meal (account_id, date, calories, name_en, name_es)
            VALUES (\(member.number), local_today('UTC'), 95, 'An apple', 'Una manzana');
            INSERT INTO saved_recipe (recipe_id, account_id) VALUES (3, \(member.number));
            INSERT INTO wished_item (account_id, item_id) VALUES (\(member.number), 2);
            INSERT INTO item_reaction (account_id, item_id, reaction) VALUES (\(member.number), 1, 'DISLIKE');
            """
        )
    }

    private static func run(_ body: @escaping @Sendable (Client, PostgresSession, Member, Member) throws -> Void) async throws {
        try await GatewayFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let (ana, bo) = (try Member("Ana", in: session), try Member("Bo", in: session))
            try fill(ana, bo, session)
            try await fixture.client { try body($0, PostgresSession(fixture.database), ana, bo) }
        }
    }

    @Test("need one request and one round trip for all five products, and match the separate lists")
    func same() async throws {
        try await Self.run { client, session, ana, _ in
            let home = try client.data(Self.screens, as: ana).at("viewer.home")
            let elsewhere = try client.data(
                """
                { viewer { dailyLog { date totals { calories } } recentMeals { nodes { name } } savedRecipes { nodes { id } }
                today { meals { id name } } groceryList { items { name } total { amount } weekOf } suggestedRecipes(first: 5) { recipe { id } reason }
                mealPlan { days { date meals { id } } } budget { weekly { amount } } needsMealSelection wishlist { nodes { id } } }
                handpicked(first: 5) { edges { reason node { id } } } collections(first: 3) { nodes { slug } } }
                """,
                as: ana
            )
            let viewer = elsewhere["viewer"]
            #expect(home.at("foodnFit.dailyLog") == viewer["dailyLog"] && viewer.at("dailyLog.totals.calories") == 95)
            #expect(home.at("foodnFit.recentMeals") == viewer["recentMeals"] && viewer.at("recentMeals.nodes").items.count == 1)
            #expect(home.at("foodnFit.savedRecipes") == viewer["savedRecipes"] && viewer.at("savedRecipes.nodes").items.count == 1)
            #expect(home.at("diabeticMealPlanner.today") == viewer["today"] && viewer.at("today.meals").items.count == 2)
            #expect(home.at("diabeticMealPlanner.groceryList.items") == viewer.at("groceryList.items"))
            #expect(viewer.at("groceryList.items").items.count > 3)
            #expect(home.at("diabeticMealPlanner.suggestedRecipes") == viewer["suggestedRecipes"])
            #expect(home.at("mealBudgetPlan.mealPlan") == viewer["mealPlan"])
            #expect(home.at("mealBudgetPlan.budget") == viewer["budget"])
            #expect(home.at("mealBudgetPlan.needsMealSelection") == viewer["needsMealSelection"])
            #expect(home.at("mealBudgetPlan.groceryList.weekOf") == viewer.at("groceryList.weekOf"))
            #expect(home.at("fabulyst.wishlist") == viewer["wishlist"] && viewer.at("wishlist.nodes").items.count == 1)
            #expect(home.at("fabulyst.handpicked") == elsewhere["handpicked"] && elsewhere.at("handpicked.edges").items.count == 5)
            #expect(home.at("fabulyst.collections") == elsewhere["collections"])
            #expect(
                home["unreadNotifications"].int
                    == (try session.column("SELECT 2 * cardinality(enum_range(NULL::notification_kind))")).first.flatMap(Int.init)
            )

            let plan = try client.query(Self.screens, headers: [ana.header, "Accept: application/vnd.cupboard.plan+json"]).json()
            #expect(plan["levels"].items.count > 10)
            #expect(plan["levels"].items.allSatisfy { $0["step"] == 0 }, "all statements are sent together")
        }
    }

    @Test("show donors and receivers their pending requests and nearby food")
    func donations() async throws {
        try await Self.run { client, session, ana, _ in
            let home = try client.data(Self.screens, as: ana).at("viewer.home")
            func ids(_ list: Value) -> [String] { list["nodes"].items.compactMap { $0["id"].string } }
            #expect(
                try ids(home.at("foodSaver.requestsToAnswer"))
                    == session.column(
                        "SELECT 'food_request_' || id FROM food_request WHERE donor_id = \(ana.number) AND status = 'PENDING' ORDER BY created_at"
                    )
            )
            let collected = try session.column(
                """
                SELECT 'food_request_' || request.id FROM food_request AS request JOIN food_post ON food_post.id = food_post_id
                WHERE receiver_id = \(ana.number) AND status IN ('ACCEPTED', 'RESERVED') AND expires_at > now() ORDER BY request.created_at DESC
                """
            )
            #expect(ids(home.at("foodSaver.foodToCollect")) == collected && collected.count > 2)
            let edges = home.at("foodSaver.foodNearby.edges").items
            let near = try session.column(
                """
                SELECT 'food_post_' || id FROM food_post WHERE donor_id <> \(ana.number) AND expires_at > now() AND available_quantity > 0
                    AND deleted_at IS NULL AND earth_distance(ll_to_earth(area_latitude, area_longitude), ll_to_earth(37.38, -6.0)) <= 50000
                """
            )
            #expect(Set(edges.compactMap { $0.at("node.id").string }) == Set(near) && near.count > 5)
            let distances = edges.compactMap { $0["distanceKm"].number }
            #expect(distances == distances.sorted() && distances.allSatisfy { $0 <= 50 } && distances.count == edges.count)
            // Without a place there is no nearby food.
            try session.execute("UPDATE account SET area = NULL, area_latitude = NULL, area_longitude = NULL WHERE id = \(ana.number)")
            let moved = try client.data(Self.screens, as: ana).at("viewer.home.foodSaver.foodNearby.edges")
            #expect(moved.items.isEmpty)
        }
    }

    @Test("choose the next meal by the account's time zone")
    func nextMeal() async throws {
        try await Self.run { client, session, ana, _ in
            for zone in ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Bogota"] {
                try session.execute(
                    """
                    UPDATE account SET time_zone = '\(zone)' WHERE id = \(ana.number);
                    DELETE FROM planned_meal WHERE account_id = \(ana.number);
                    INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                    SELECT \(ana.number), moment::date, slot, moment::time(0), 1, 1
                    FROM (SELECT (now() AT TIME ZONE '\(zone)') + hours * interval '1 hour' AS moment, slot
                        FROM (VALUES (-30, 'LUNCH'::meal_slot), (-2, 'BREAKFAST'), (27, 'LUNCH'), (50, 'DINNER')) AS meal (hours, slot)) AS planned
                    """
                )
                let next = try client.data("{ viewer { home { diabeticMealPlanner { nextMeal { id slot } } } } }", as: ana)
                    .at("viewer.home.diabeticMealPlanner.nextMeal")
                #expect(next["slot"] == "LUNCH", "\(zone)")
                let wanted = try session.column(
                    "SELECT 'planned_meal_' || max(id) FROM planned_meal WHERE account_id = \(ana.number) AND slot = 'LUNCH'"
                )
                #expect(next["id"].string == wanted.first, "\(zone)")
            }
            try session.execute("DELETE FROM planned_meal WHERE account_id = \(ana.number)")
            #expect(
                try client.data("{ viewer { home { diabeticMealPlanner { nextMeal { id } } } } }", as: ana).at(
                    "viewer.home.diabeticMealPlanner.nextMeal"
                ) == .null
            )
        }
    }

    @Test("are private: closed to anonymous clients, other accounts, administrators, and keys without permission")
    func closed() async throws {
        try await Self.run { client, session, ana, bo in
            #expect(try client.data(Self.screens)["viewer"] == .null)
            let admin = try Member("Ada", isAdmin: true, in: session)
            for member in [bo, admin] {
                let node = try client.query("{ node(id: \"\(ana.id)\") { ... on Account { home { unreadNotifications } } } }", as: member)
                    .json()
                #expect(node.at("data.node.home") == .null)
            }
            let key = try TestToken.key(of: ana.number, scopes: ["DONATIONS_READ"], in: session)
            let answer = try client.query(
                """
                { viewer { home { unreadNotifications foodSaver { requestsToAnswer { totalCount } } foodnFit { dailyLog { date } }
                diabeticMealPlanner { nextMeal { id } } mealBudgetPlan { needsMealSelection } fabulyst { wishlist { totalCount } } } } }
                """,
                as: key
            ).json()
            let home = answer.at("data.viewer.home")
            #expect(home.at("foodSaver.requestsToAnswer.totalCount").int != nil)
            for closed in ["unreadNotifications", "foodnFit", "diabeticMealPlanner", "mealBudgetPlan", "fabulyst"] {
                #expect(home[closed] == .null, "\(closed)")
            }
            #expect(answer["errors"].items.allSatisfy { $0.at("extensions.code") == "FORBIDDEN" } && answer["errors"].items.count == 5)
        }
    }
}

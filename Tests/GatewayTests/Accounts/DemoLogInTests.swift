import GraphQL
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Printed demo log-ins", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct DemoLogInTests {
    /// The data behind a printed line: a document to run as its account, with the paths that must and must not have values.
    struct Promise {
        let document: String
        var has: [String] = []
        var lacks: [String] = []
    }

    @Test("work, and each account has the data that its line describes")
    func lines() async throws {
        // The planner lives in New York, where meals logged today become yesterday's after midnight, at 4 or 5 o'clock UTC.
        while [4, 5].contains(where: { (1...180).contains($0 * 3_600 - Int(WallTime.now.seconds) % 86_400) }) {
            try await Task.sleep(for: .seconds(1))
        }
        let database = try TestDatabase.shared.createServedDatabase()
        let printed = try await ServedProgram.waiting { try Command.run([Command.cupboard, "seed", "--database", database]) }
        let heading = try #require(printed.lines.first { $0.hasPrefix("Demo accounts, all with the password ") })
        let password = heading.split(separator: " ").last.map { String($0.dropLast()) } ?? ""
        let mailboxes = printed.lines.filter { $0.contains("@cupboard.example") }.map { line in
            String(line.drop { $0 == " " }.prefix { $0 != "@" })
        }
        #expect(Set(mailboxes) == Set(Self.promises.keys).union(["disabled"]), "each line has a promise, and each promise has a line")
        let program = try await ServedProgram.waiting { try ServedProgram(database: database) }
        defer { _ = try? program.stop() }
        let port = program.port
        try await ServedProgram.waiting {
            let client = try Client(port: port)
            for mailbox in mailboxes where mailbox != "disabled" {
                let answer = try Person.logIn(client, "\(mailbox)@cupboard.example", password)
                let token = try #require(answer["session"]["token"].string, "\(mailbox): \(answer)")
                let promise = try #require(Self.promises[mailbox])
                let data = try client.data(promise.document, as: TestToken(text: token))
                for path in promise.has { #expect(Self.isThere(data.at(path)), "\(mailbox) has \(path): \(data)") }
                for path in promise.lacks { #expect(!Self.isThere(data.at(path)), "\(mailbox) lacks \(path): \(data)") }
            }
            let refused = try Person.logIn(client, "disabled@cupboard.example", password)
            #expect(refused["message"].string == "This account has been disabled")
            #expect(refused["session"] == .null)
        }
    }

    /// Whether a value is other than null, false and an empty list.
    private static func isThere(_ value: Value) -> Bool { value != .null && value != .boolean(false) && value != .list([]) }

    private static let statuses = ["PENDING", "ACCEPTED", "DECLINED", "RESERVED", "WITHDRAWN", "CANCELLED", "EXPIRED"]

    /// A document with one list for each status of a request.
    private static func requests(_ field: String, _ statuses: [String]) -> Promise {
        let lists = statuses.map { "\($0): \(field)(status: \($0), first: 1) { nodes { title } }" }.joined(separator: " ")
        return Promise(document: "{ viewer { \(lists) } }", has: statuses.map { "viewer.\($0).nodes" })
    }

    private static let promises = [
        "admin": Promise(
            document: """
                { reports(status: OPEN, first: 1) { nodes { reason } } accounts(filter: {status: DISABLED}, first: 1) { nodes { name } }
                  auditLog(filter: {action: "disableUser"}, first: 1) { nodes { action } } viewer { isAdmin } }
                """,
            has: ["reports.nodes", "accounts.nodes", "auditLog.nodes", "viewer.isAdmin"]
        ),
        "restaurant": Promise(
            document: "{ viewer { kind roles receivedFoodRequests(first: 1) { nodes { title } } } }",
            has: ["viewer.roles", "viewer.receivedFoodRequests.nodes"]
        ),
        "donor": requests("receivedFoodRequests", statuses),
        "receiver": requests("foodRequests", statuses),
        "charity": Promise(
            document:
                "{ viewer { language foodRequests(first: 1) { nodes { title } } receivedFoodRequests(first: 1) { nodes { title } } } }",
            has: ["viewer.foodRequests.nodes", "viewer.receivedFoodRequests.nodes"]
        ),
        "plain": Promise(
            document: """
                { viewer { roles savedRecipes(first: 1) { nodes { title } } wishlist(first: 1) { nodes { title } } healthProfile { id }
                  groceryList { items { name } } dailyLog { entries { name } } } }
                """,
            lacks: [
                "viewer.roles", "viewer.savedRecipes.nodes", "viewer.wishlist.nodes", "viewer.healthProfile", "viewer.groceryList.items",
                "viewer.dailyLog.entries",
            ]
        ),
        "planner": Promise(
            document: """
                { viewer { mealPlan { days { meals { name } } } groceryList { total { amount } items { name checked } }
                  budget { weekly { amount } spending { total { amount } } } dailyLog { entries { name } remaining { calories } }
                  savedRecipes(first: 1) { nodes { title } } notifications(unreadOnly: true, first: 1) { nodes { title } }
                  suggestedTargets { calories } mealSelection { isComplete } } }
                """,
            has: [
                "viewer.mealPlan.days.0.meals", "viewer.mealPlan.days.6.meals", "viewer.groceryList.items", "viewer.budget.weekly",
                "viewer.budget.spending.1.total", "viewer.dailyLog.entries", "viewer.dailyLog.remaining", "viewer.savedRecipes.nodes",
                "viewer.notifications.nodes", "viewer.suggestedTargets", "viewer.mealSelection.isComplete",
            ]
        ),
        "cook": Promise(
            document: """
                { viewer { roles language allergens mealPlan { days { meals { name } } } savedRecipes(first: 1) { nodes { title } }
                  favoriteFoodPosts(first: 1) { nodes { title } } profile { foodPosts(first: 1) { nodes { title } } } } }
                """,
            has: [
                "viewer.allergens", "viewer.savedRecipes.nodes", "viewer.favoriteFoodPosts.nodes", "viewer.roles.1",
                "viewer.profile.foodPosts.nodes",
            ]
        ),
        "style": Promise(
            document: """
                { viewer { fashionProfile { isComplete styles } wishlist(first: 1) { nodes { title } } likedItems(first: 1) { nodes { title } }
                  dislikedItems(first: 1) { nodes { title } } } handpicked(first: 1) { edges { reason } } }
                """,
            has: [
                "viewer.fashionProfile.isComplete", "viewer.wishlist.nodes", "viewer.likedItems.nodes", "viewer.dislikedItems.nodes",
                "handpicked.edges.0.reason",
            ]
        ),
        "seller": Promise(
            document: "{ viewer { sellers { name items(first: 1) { nodes { title } } } } }",
            has: ["viewer.sellers.0.items.nodes"]
        ),
        "partner": Promise(
            document: "{ viewer { kind apiKeys { nodes { name revokedAt expiresAt lastUsedAt } } } }",
            has: ["viewer.apiKeys.nodes.0", "viewer.apiKeys.nodes.3"]
        ),
        "reported": Promise(document: "{ viewer { isUnderReview language } }", has: ["viewer.isUnderReview"]),
        "unconfirmed": Promise(document: "{ viewer { name isEmailVerified } }", has: ["viewer.name"], lacks: ["viewer.isEmailVerified"]),
    ]
}

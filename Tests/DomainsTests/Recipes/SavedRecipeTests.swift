import Domains
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Saved recipes", .tags(.database), .timeLimit(.minutes(20)))
struct SavedRecipeTests {
    private static let list = "{ viewer { savedRecipes { nodes { id isSaved } } } }"

    private func saved(_ client: EngineClient, by member: any Caller) throws -> [String?] {
        try client.data(Self.list, as: member).at("viewer.savedRecipes.nodes").items.map { $0.at("id").string }
    }

    @Test("are saved once, newest first, survive logging out, and can be removed twice")
    func keeping() async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", roles: [], in: fixture.database)
            let others = try Member("Bo", roles: [], in: fixture.database)
            try await fixture.client { client throws in
                for recipe in [3, 1, 3, 7] {
                    let payload = try client.change("saveRecipe", "recipeId: \"recipe_\(recipe)\"", "recipe { id isSaved }", as: ana)
                    #expect(payload.at("recipe.isSaved") == .boolean(true))
                    #expect(payload["message"].string == "Recipe saved")
                }
                #expect(try saved(client, by: ana) == ["recipe_7", "recipe_1", "recipe_3"])
                // A new session of the same person, another person, and no session.
                _ = try client.change("logOut", "", "", as: ana)
                let again = try TestToken.session(of: ana.number, in: PostgresSession(fixture.database))
                #expect(try saved(client, by: again) == ["recipe_7", "recipe_1", "recipe_3"])
                #expect(try saved(client, by: others) == [])
                #expect(try client.data("{ recipe(id: \"recipe_7\") { isSaved } }", as: others).at("recipe.isSaved") == .boolean(false))
                #expect(try client.data("{ recipe(id: \"recipe_7\") { isSaved } }").at("recipe.isSaved") == .boolean(false))
                for _ in 0..<2 {
                    let payload = try client.change("unsaveRecipe", #"recipeId: "recipe_1""#, "recipe { isSaved }", as: again)
                    #expect(payload.at("recipe.isSaved") == .boolean(false))
                    #expect(payload["message"].string == "Recipe no longer saved")
                }
                #expect(try saved(client, by: again) == ["recipe_7", "recipe_3"])
            }
        }
    }

    @Test("are visible to their account alone, on every path")
    func privacy() async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", roles: [], in: fixture.database)
            let bo = try Member("Bo", roles: [], in: fixture.database)
            try await fixture.client { client throws in
                _ = try client.change("saveRecipe", #"recipeId: "recipe_3""#, "recipe { id }", as: ana)
                _ = try client.change("updateHealthProfile", "weightKg: 71.5", "account { id }", as: ana)
                let selection =
                    "{ ... on Account { savedRecipes { nodes { id } } healthProfile { weightKg } suggestedTargets { calories } } }"
                for id in [ana.id, ana.id.replacing("account", with: "profile")] {
                    let query = "{ node(id: \"\(id)\") { ... on Profile { account \(selection) } \(selection.dropFirst(2)) }"
                    let own = "\(try client.data(query, as: ana))"
                    #expect(own.contains("recipe_3") && own.contains("71.5"))
                    for caller in [bo as (any Caller)?, nil] {
                        let answer = try client.query(query, as: caller).json()
                        #expect(!"\(answer)".contains("recipe_3") && !"\(answer)".contains("71.5"))
                    }
                }
                let profile = ana.id.replacing("account", with: "health_profile")
                for caller in [bo as (any Caller)?, nil] {
                    let answer = try client.query("{ node(id: \"\(profile)\") { id ... on HealthProfile { weightKg } } }", as: caller)
                        .json()
                    #expect(answer.at("data.node") == .null)
                }
            }
        }
    }
}

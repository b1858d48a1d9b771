import TestSupport
import Testing

@Suite("cupboard explain")
struct ExplainCommandTests {
    private static func explain(_ query: String, _ arguments: String...) throws -> Program.Outcome {
        let schema = ServedProgram.repository + "/schema.graphql"
        return try Program.run(["explain", "--schema", schema] + arguments + ["-"], in: "/", input: query)
    }

    @Test("explains a query of an account, with its number as a parameter")
    func account() throws {
        let query = "{ viewer { groceryList { total { amount } } } }"
        let stranger = try Self.explain(query)
        #expect(stranger.status == 0 && stranger.output.contains("no statement"))
        for id in ["account_5", "5"] {
            let own = try Self.explain(query, "--account", id)
            #expect(
                own.status == 0 && own.output.contains("-- $1 bigint = 5\n") && own.output.contains("WHERE (t1.id = $1::bigint)"),
                "\(own)"
            )
        }
    }

    @Test(
        "rejects invalid account ids, and gives an example of a valid one",
        arguments: ["account_", "account_x", "recipe_5", "0", "-1", "5; DROP TABLE account"]
    )
    func noAccount(id: String) throws {
        let refused = try Self.explain("{ viewer { id } }", "--account=\(id)")
        #expect(refused.status != 0 && refused.output.isEmpty)
        #expect(refused.errors.contains("--account must be an account's id, for example account_5, not '\(id)'"), "\(refused)")
    }
}

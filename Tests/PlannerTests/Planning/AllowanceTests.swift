import PlanningSupport
import Testing

@testable import Planner

@Suite("Plans that return the allowance")
struct AllowanceTests {
    @Test("know it under any alias, once or several times, and need no statement")
    func known() throws {
        for query in [
            "{ rateLimit { cost } }", "{ mine: rateLimit { cost limit } }",
            "{ a: rateLimit { __typename } b: rateLimit { l: limit limit } }",
            "{ ...Q } fragment Q on Query { rateLimit @include(if: true) { cost } }",
        ] {
            let plan = try Planning.plan(query).plan
            #expect(plan.returnsAllowance, "\(query)")
            #expect(plan.levels.isEmpty && plan.output.errors.isEmpty)
        }
    }

    @Test("have a node for each selection of it, with the requested fields")
    func nodes() throws {
        let output = try Planning.plan("{ a: rateLimit { l: limit cost } serverInfo { version } b: rateLimit { remaining } }").plan.output
        let members = output.nodes.compactMap { node -> [String]? in
            guard case .allowance(let fields) = node else { return nil }
            return fields.indices.map { output.sites[$0].responseName }
        }
        #expect(members == [["l", "cost"], ["remaining"]])
        #expect(output.root.indices.map { output.sites[$0].coordinate } == ["Query.rateLimit", "Query.serverInfo", "Query.rateLimit"])
    }

    @Test("include only operations that select it")
    func others() throws {
        for query in ["{ serverInfo { version } }", "{ rateLimit @skip(if: true) { cost } serverInfo { rateLimit: version } }"] {
            #expect(try !Planning.plan(query).plan.returnsAllowance, "\(query)")
        }
        #expect(try !Planning.plan("mutation { logOut { message } }", viewer: Viewer(account: 1)).plan.returnsAllowance)
    }
}

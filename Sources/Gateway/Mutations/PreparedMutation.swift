import Domains
import GraphQL
import Planner

/// A field of a mutation operation, ready to be run.
struct PreparedMutation {
    /// What is to be done.
    enum Work {
        /// To write this JSON.
        case constant([UInt8])
        /// To fail.
        case failure(PlanError)
        /// To run a mutation's rules, then to read its payload.
        case run(Mutation, input: ValueSource?, payload: PreparedPlan)
    }

    let step: MutationStep
    let work: Work

    init(_ step: MutationStep, _ mutations: [String: Mutation]) {
        self.step = step
        switch step.work {
        case .constant(let bytes): work = .constant(bytes)
        case .failure(let error): work = .failure(error)
        case .mutation(let name, let input, let payload):
            if let mutation = mutations[name] {
                work = .run(mutation, input: input, payload: PreparedPlan(payload, mutations))
            } else {
                work = .failure(PlanError("\(name) has no rules.", code: .internal))
            }
        }
    }

    /// Whether there are rules to run.
    var isRun: Bool { if case .run = work { true } else { false } }
    /// The cost of the payload; nil where nothing is run.
    var payloadCost: QueryCost? { if case .run(_, _, let payload) = work { payload.cost } else { nil } }
    /// What the mutation costs besides.
    var ownCost: Int { if case .run(let mutation, _, _) = work { mutation.binding.cost } else { 0 } }
    /// Whether its payload wants to know where the client reaches the server.
    var namesServer: Bool { if case .run(_, _, let payload) = work { payload.namesServer } else { false } }
    /// About how much memory it takes.
    var footprint: Int { if case .run(_, _, let payload) = work { payload.footprint } else { 256 } }
}

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
        /// To run the mutation of this name, then to read its payload.
        case run(String, input: ValueSource?, payload: PreparedPlan)
    }

    let step: MutationStep
    let work: Work
    /// What it costs.
    let cost: MutationCost

    init(_ step: MutationStep) {
        self.step = step
        switch step.work {
        case .constant(let bytes):
            work = .constant(bytes)
            cost = MutationCost(site: step.site)
        case .failure(let error):
            work = .failure(error)
            cost = MutationCost(site: step.site)
        case .mutation(let name, let own, let input, let payload):
            let prepared = PreparedPlan(payload)
            work = .run(name, input: input, payload: prepared)
            cost = MutationCost(site: step.site, own: own, payload: prepared.cost)
        }
    }

    /// Whether there are rules to run.
    var isRun: Bool { if case .run = work { true } else { false } }
    /// Whether its payload writes addresses, which can be the server's own.
    var writesAddresses: Bool { if case .run(_, _, let payload) = work { payload.writesAddresses } else { false } }
    /// About how much memory it takes.
    var footprint: Int { if case .run(_, _, let payload) = work { payload.footprint } else { 256 } }
}

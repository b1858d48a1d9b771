import GraphQL
import Planner

/// A field of a mutation operation, ready to run.
struct PreparedMutation {
    /// The work of the field.
    enum Work {
        /// Writes this JSON.
        case constant([UInt8])
        /// Fails.
        case failure(PlanError)
        /// Runs the mutation with this name, then reads its payload.
        case run(String, input: ValueSource?, payload: PreparedPlan)
    }

    let step: MutationStep
    let work: Work
    /// The cost of the field.
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

    /// Whether it has rules to run.
    var isRun: Bool { if case .run = work { true } else { false } }
    /// Whether its payload writes URLs, which may contain the server's own address.
    var writesAddresses: Bool { if case .run(_, _, let payload) = work { payload.writesAddresses } else { false } }
    /// The approximate memory in bytes.
    var footprint: Int { if case .run(_, _, let payload) = work { payload.footprint } else { 256 } }
}

import GraphQL
import Planner

/// Tells whether the planner takes a combination of arguments, without a database.
struct PlanTrial: Sendable {
    let planner: Planner
    /// Somebody who may ask for everything, whatever roles there are.
    private static let viewer = Viewer(account: 1, roles: ViewerRoles(rawValue: .max))

    /// Why the planner refuses what a document asks for; nil when it makes a plan, and for documents that validation refuses before.
    func refusal(of query: String) -> PlanError? {
        switch outcome(of: query) {
        case .success(let plan): plan.output.errors.first
        case .failure(let error): error
        case nil: nil
        }
    }

    /// The plan of a document without variables; nil where there is none.
    func plan(of query: String) -> ReadPlan? { try? outcome(of: query)?.get() }

    private func outcome(of query: String) -> Result<ReadPlan, PlanError>? {
        let schema = planner.catalog.schema
        guard let document = try? Document.parse(query), let operation = document.operations.first,
            validate(document, against: schema).isEmpty,
            let variables = try? schema.coerceVariables(of: operation, in: document, from: ObjectValue())
        else { return nil }
        let language = planner.catalog.languages.first ?? .unnamed
        let values = RequestValues(variables: variables, language: language, viewer: Self.viewer)
        do throws(PlanError) {
            return .success(try planner.plan(operation, of: document, for: values).plan)
        } catch {
            return .failure(error)
        }
    }
}

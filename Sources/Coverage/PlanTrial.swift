import GraphQL
import Planner

/// Plans combinations of arguments without a database to find out whether they are valid.
struct PlanTrial: Sendable {
    let planner: Planner
    /// A viewer with every role, who may request everything.
    private static let viewer = Viewer(account: 1, roles: ViewerRoles(rawValue: .max))

    /// Returns the planner's error for a document, or nil if the document can be planned or already fails validation.
    func refusal(of query: String) -> PlanError? {
        switch outcome(of: query) {
        case .success(let plan): plan.output.errors.first
        case .failure(let error): error
        case nil: nil
        }
    }

    /// Returns the plan of a document without variables, or nil if the document cannot be planned.
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

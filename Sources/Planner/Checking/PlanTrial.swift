import GraphQL

/// Tells whether the planner takes a combination of arguments, without a database.
struct PlanTrial {
    let planner: Planner

    /// Why the planner refuses what a document asks for; nil when it makes a plan, and for documents that validation refuses before.
    func refusal(of query: String) -> PlanError? {
        let schema = planner.catalog.schema
        guard let document = try? Document.parse(query), let operation = document.operations.first,
            validate(document, against: schema).isEmpty,
            let variables = try? schema.coerceVariables(of: operation, in: document, from: ObjectValue())
        else { return nil }
        do throws(PlanError) {
            let plan = try planner.plan(operation, of: document, for: RequestValues(variables: variables)).plan
            return plan.output.errors.first
        } catch {
            return error
        }
    }
}

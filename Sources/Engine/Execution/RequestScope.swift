/// The state that the requests of a batch share besides their context: the schema that answers them, and a budget.
///
/// A single request has a separate scope.
public struct RequestScope {
    /// The schema that answers the requests from beginning to end, even if another schema is loaded meanwhile.
    let schema: ServedSchema
    /// The part of the limits on one request that the batch has used so far.
    var budget = RequestBudget()

    init(_ schema: ServedSchema) {
        self.schema = schema
    }
}

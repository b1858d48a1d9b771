/// What the requests of a batch share besides their context: the schema that answers them, and a budget.
///
/// A single request has one of its own.
public struct RequestScope {
    /// The schema by which they are answered from beginning to end, whatever is loaded meanwhile.
    let schema: ServedSchema
    /// What they have taken so far of what one request may ask for.
    var budget = RequestBudget()

    init(_ schema: ServedSchema) {
        self.schema = schema
    }
}

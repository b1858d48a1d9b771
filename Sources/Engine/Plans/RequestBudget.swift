/// What the operations of a request, or of a batch, have taken of what one request may ask for.
struct RequestBudget {
    /// What those cost that have a plan, in points.
    var cost = 0
    /// How many mutations they run.
    var mutations = 0
}

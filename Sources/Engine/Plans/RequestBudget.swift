/// The part of the limits on one request that its operations, or those of a batch, have used.
struct RequestBudget {
    /// The cost of the planned operations, in points.
    var cost = 0
    /// The number of mutations.
    var mutations = 0
}

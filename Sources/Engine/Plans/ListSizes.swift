/// How many rows a parent has in each list without pages, as seen by one loop: a moving mean by field of the schema.
///
/// Belongs to one loop.
final class ListSizes {
    /// By the field's index; NaN where nothing has been seen.
    private var means: [Float]

    /// How much one request counts.
    private static let weight: Float = 1 / 32
    /// How far one request can move a mean: few odd parents shall not make a list look dear to everybody.
    private static let reach: Float = 4

    /// Sizes for a schema with so many fields.
    init(fields: Int) {
        means = Array(repeating: .nan, count: fields)
    }

    /// The mean size; nil where nothing has been seen.
    func size(ofField field: Int) -> Double? {
        guard field < means.count, !means[field].isNaN else { return nil }
        return Double(means[field])
    }

    /// Notes what a request has seen.
    func note(_ rows: Int, parents: Int, field: Int, unseen: Double) {
        guard parents > 0, field < means.count else { return }
        let mean = means[field].isNaN ? Float(unseen) : means[field]
        let seen = min(Float(rows) / Float(parents), max(mean, 1) * Self.reach)
        means[field] = mean + (seen - mean) * Self.weight
    }
}

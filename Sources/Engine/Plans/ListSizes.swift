/// The mean number of rows per parent in each list without pages, as observed by one loop: a moving mean per field of the schema.
///
/// Belongs to one loop.
final class ListSizes {
    /// The means by the field's index; NaN if nothing has been observed.
    private var means: [Float]

    /// The weight of one request in the mean.
    private static let weight: Float = 1 / 32
    /// The largest multiple of the mean that one request can report.
    ///
    /// A few unusual parents must not make a list look expensive to everybody.
    private static let reach: Float = 4

    /// Empty means for a schema with this many fields.
    init(fields: Int) {
        means = Array(repeating: .nan, count: fields)
    }

    /// The mean size; nil if nothing has been observed.
    func size(ofField field: Int) -> Double? {
        guard field < means.count, !means[field].isNaN else { return nil }
        return Double(means[field])
    }

    /// Records the rows and parents of one request.
    func note(_ rows: Int, parents: Int, field: Int, unseen: Double) {
        guard parents > 0, field < means.count else { return }
        let mean = means[field].isNaN ? Float(unseen) : means[field]
        let seen = min(Float(rows) / Float(parents), max(mean, 1) * Self.reach)
        means[field] = mean + (seen - mean) * Self.weight
    }
}

import Importing

/// The delivery time of a product.
///
/// Spec: https://support.google.com/merchants/answer/6324484
enum FeedDelivery {
    /// The longest delivery time, in days.
    static let maximumDays = 365

    /// Returns the handling time plus the transit time of the fastest shipping option, in days; nil if the feed gives neither.
    static func days(_ product: FeedAttributes) throws(RecordProblem) -> Int? {
        var quickest: Int?
        var ways = product.shippings
        if ways.isEmpty { ways = [[:]] }
        for way in ways {
            let handling = try time("handling_time", way, product)
            let transit = try time("transit_time", way, product)
            guard handling != nil || transit != nil else { continue }
            quickest = min(quickest ?? maximumDays, (handling ?? 0) + (transit ?? 0))
        }
        return quickest
    }

    /// Returns the maximum time, or the minimum if there is no maximum.
    ///
    /// For each, the shipping option's value takes precedence over the product's.
    private static func time(_ name: String, _ way: [String: String], _ product: FeedAttributes) throws(RecordProblem) -> Int? {
        for source in ["max_" + name, "min_" + name] {
            guard let text = way[source] ?? product[source] else { continue }
            guard let days = Int(text), (0...maximumDays).contains(days) else {
                throw RecordProblem("“\(source)” is “\(text.prefix(20))”: a number of days from 0 to \(maximumDays) is needed")
            }
            return days
        }
        return nil
    }
}

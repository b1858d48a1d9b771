import Planner

/// The rows of a seller's report.
let sellerReportBindings: [ObjectBinding] = [
    rows("SellerReportDay", in: .fashion) {
        field("date") { row, _ in "\(row).day" }
        sellerFigures
    },
    rows("SellerReportEntry", in: .fashion) {
        field("date") { row, _ in "\(row).day" }
        one("item", "CatalogItem", by: "item_id")
        sellerFigures
    },
]

@FieldBindings private var sellerFigures: [FieldBinding] {
    columns("clicks", "likes", "wishes")
}

/// `Query.sellerReport`: clicks, likes and wishes of a seller's items, for administrators and the seller's members.
///
/// Null for everyone else.
@FieldBindings var sellerReport: [FieldBinding] {
    restricted(to: .signedIn, in: .fashion) {
        value("sellerReport", from: reportOfSeller) {
            one("seller", "Seller", by: "id")
            columns("firstDay", "lastDay")
            sellerFigures
            many("days", "SellerReportDay", key: "period", order: .ascending(.date) { "\($0).day" }) { period, _ in
                "SELECT * FROM seller_days((\(period ?? "NULL"))::seller_period)"
            }
            connection(
                "entries",
                "SellerReportEntry",
                orders: .fixed(.descending(.date) { "\($0).day" }, .descending(.integer) { "\($0).clicks" }),
                key: "period",
                from: { period, _ in
                    "SELECT figures.*, figures.item_id AS id FROM seller_figures((\(period ?? "NULL"))::seller_period) AS figures"
                }
            )
        }
    }
}

/// The row of the report, with days in the account's time zone.
///
/// The seller and the days go to the lists below as a text, because a list of keys cannot contain rows.
private let reportOfSeller: FieldBinding.Row = { scope throws(PlanError) in
    guard let viewer = scope.viewer, let seller = try scope.id("sellerId", of: "seller") else { return nil }
    let days = try scope.period(from: "from", to: "to", atMost: 100)
    let isAdmin: SQL = scope.viewer(with: .admin) == nil ? "false" : "true"
    return """
        SELECT seller.id, asked.first_day, asked.last_day, asked.period::text AS period, total.* FROM seller CROSS JOIN LATERAL ( \
        SELECT given.first_day, given.last_day, (seller.id, given.first_day, given.last_day, account.time_zone)::seller_period AS period \
        FROM (SELECT \(days.first) AS first_day, \(days.last) AS last_day) AS given, account WHERE account.id = \(viewer)) AS asked \
        CROSS JOIN LATERAL ( \
        SELECT coalesce(sum(clicks), 0)::integer AS clicks, coalesce(sum(likes), 0)::integer AS likes, \
        coalesce(sum(wishes), 0)::integer AS wishes FROM seller_figures(asked.period)) AS total \
        WHERE seller.id = \(seller) \
        AND (\(isAdmin) OR EXISTS (SELECT FROM seller_member AS member WHERE member.seller_id = seller.id AND member.account_id = \(viewer)))
        """
}

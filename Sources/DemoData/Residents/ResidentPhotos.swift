import Drawings
import Postgres

/// The photos of residents, which are drawings because the residents are fictional.
enum ResidentPhotos {
    static func insert(_ session: PostgresSession) throws {
        try session.execute("CREATE TEMPORARY TABLE drawn (number integer, bytes bytea) ON COMMIT DROP")
        try session.copy("COPY drawn FROM STDIN") { rows in
            for (number, name) in names.enumerated() {
                guard let drawing = Drawing(name: Array(name.utf8).span) else {
                    throw PostgresError.protocol("no drawing is called \(name)")
                }
                rows.append(number)
                rows.append("\\x" + drawing.png().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
                try rows.endRow()
            }
        }
        // The photo of an account with an unconfirmed e-mail address is hidden.
        try session.execute(
            """
            INSERT INTO photo (account_id, name, media_type, width, height, bytes, created_at, is_shown)
            SELECT resident.id, \(PseudorandomCode.photo(of: "resident.id")), 'image/png', \(Drawing.width), \(Drawing.height), drawn.bytes,
                CURRENT_DATE - place * interval '2 days', key <> 'unconfirmed'
            FROM resident JOIN drawn ON drawn.number = place % \(names.count)
            WHERE status = 'ACTIVE' AND place % 2 = 0 ORDER BY resident.id
            """
        )
    }

    private static let names = ["recipe/spanish-bowl-greens-12-1.png", "recipe/british-plate-sweet-40-2.png"]
}

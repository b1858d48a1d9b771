public import Engine
public import Images
public import Postgres

/// The photos of accounts, as one loop reads them.
///
/// Belongs to one loop.
public final class StoredPhotos {
    /// A photo that may be shown.
    public struct Photo {
        /// What its bytes are.
        public let format: ImageFormat
        /// Nil where they were not asked for.
        public let bytes: [UInt8]?
        /// How many bytes it has.
        public let length: Int
    }

    private struct Row: Decodable {
        let mediaType: String
        let bytes: [UInt8]?
        let length: Int
    }

    /// The bytes are read only where they are asked for; to know their length PostgreSQL need not.
    private static let statement = Statement(
        """
        SELECT media_type, CASE WHEN $2::boolean THEN bytes END AS bytes, octet_length(bytes) AS length
        FROM photo JOIN account ON account.id = photo.account_id
        WHERE photo.name = $1::text AND photo.is_shown AND account.status = 'ACTIVE'
        """
    )

    private let lanes: DatabaseLanes

    /// The photos that a loop reaches.
    public init(lanes: DatabaseLanes) {
        self.lanes = lanes
    }

    /// The photo of a name, if it may still be shown.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - readsBytes: Whether the bytes are wanted, which go a way of their own.
    /// - Returns: The photo; nil where there is none that may be shown.
    /// - Throws: Why the database could not say.
    public func photo(named name: PhotoName, readsBytes: Bool) async throws(PostgresError) -> Photo? {
        var batch = StatementBatch()
        batch.parameters.append(name.text)
        batch.parameters.append(readsBytes)
        batch.append(Self.statement)
        let rows = try await lanes.read(batch, from: .primary, isLarge: readsBytes)
        guard let row = try rows[0].first(Row.self), let format = ImageFormat(rawValue: row.mediaType) else { return nil }
        return Photo(format: format, bytes: row.bytes, length: row.length)
    }
}

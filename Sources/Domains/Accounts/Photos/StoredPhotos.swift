public import Engine
public import Images
public import Postgres

/// The photos of accounts and of food posts, as one loop reads them.
///
/// Belongs to one loop.
public final class StoredPhotos {
    /// A visible photo.
    public struct Photo {
        /// The format of the bytes.
        public let format: ImageFormat
        /// The bytes.
        ///
        /// Nil if only the length was requested.
        public let bytes: [UInt8]?
        /// The number of bytes.
        public let length: Int
    }

    private struct Row: Decodable {
        let mediaType: String
        let bytes: [UInt8]?
        let length: Int
    }

    /// The statement reads the bytes only on request.
    ///
    /// PostgreSQL knows their length without reading them.
    private static let statement = Statement(
        """
        SELECT media_type, CASE WHEN $2::boolean THEN bytes END AS bytes, octet_length(bytes) AS length
        FROM photo JOIN account ON account.id = photo.account_id
        WHERE photo.name = $1::text AND photo.is_shown AND account.status = 'ACTIVE'
        UNION ALL
        SELECT media_type, CASE WHEN $2::boolean THEN bytes END, octet_length(bytes)
        FROM food_post_photo AS photo JOIN food_post ON food_post.id = photo.food_post_id
        WHERE photo.name = $1::text AND food_post.is_shown
        """
    )

    private let lanes: DatabaseLanes

    /// Creates the photos of a loop.
    public init(lanes: DatabaseLanes) {
        self.lanes = lanes
    }

    /// Reads a photo by name.
    ///
    /// - Parameters:
    ///   - name: The name of the photo.
    ///   - readsBytes: Whether to read the bytes, which use a lane for large results.
    /// - Returns: The photo, or nil if it does not exist or is hidden.
    /// - Throws: The database's error.
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

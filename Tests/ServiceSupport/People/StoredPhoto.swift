package import Domains
import Postgres

/// A photo that a test has stored in the database.
package struct StoredPhoto {
    package let name: PhotoName
    package let bytes: [UInt8]

    package var path: String { "/photos/\(name.text)" }

    /// Stores a photo for an account, by default a picture of 381 bytes.
    package init(of account: Int64, in database: String, bytes: [UInt8]? = nil) throws {
        name = .random()
        self.bytes = try bytes ?? SchemaFile.picture("annotated.png")
        var parameters = ParameterBuffer()
        parameters.append(account)
        parameters.append(name.text)
        parameters.append(bytea: self.bytes)
        let sql = """
            INSERT INTO photo (account_id, name, media_type, width, height, bytes)
            VALUES ($1::bigint, $2::text, 'image/png', 9, 5, $3::bytea)
            """
        try PostgresSession(database).query(sql, parameters)
    }
}

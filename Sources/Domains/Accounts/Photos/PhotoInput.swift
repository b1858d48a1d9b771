import Engine
import GraphQL
import Images
import Postgres

extension UserErrors {
    /// Reads the image in an optional file.
    mutating func photo(
        _ input: MutationInput,
        _ field: String = "photo",
        of account: String,
        _ call: MutationCall
    ) async throws(MutationFailure) -> StillImage? {
        guard let bytes = photoFile(input, field, call) else { return nil }
        return try await photo(in: bytes, field, of: account, call)
    }

    /// The bytes of an optional photo, unless there are too many.
    ///
    /// Forms send an empty file if none was chosen, which counts as absent.
    mutating func photoFile(_ input: MutationInput, _ field: String, _ call: MutationCall) -> ArraySlice<UInt8>? {
        guard let file = input.upload(field), !file.bytes.isEmpty || file.isCut else { return nil }
        let settings = call.services.photos
        guard !file.isCut, file.bytes.count <= settings.bytes else {
            add(.fileTooLarge, .fileAtMost(settings.bytes), field, summary: .fileTooLarge)
            return nil
        }
        return file.bytes
    }

    /// Reads the image in the bytes of a file.
    ///
    /// Decoding the largest image takes as long as hashing a password. So it runs on the same threads in the turn of `account`.
    mutating func photo(
        in bytes: ArraySlice<UInt8>,
        _ field: String = "photo",
        of account: String,
        _ call: MutationCall
    ) async throws(MutationFailure) -> StillImage? {
        let settings = call.services.photos
        let picture = try await call.services.passwords.run(of: account, call, field) {
            Result { () throws(ImageError) in try StillImage(cleaning: bytes.span, limits: settings.limits) }
        }
        do throws(ImageError) {
            return try picture.get()
        } catch {
            switch error {
            case .tooManyPixels:
                let limits = settings.limits
                add(.tooManyPixels, .pixelsAtMost(limits.pixels, side: limits.side), field, summary: .fileTooLarge)
            case .unknownFormat, .unsupported, .animated: add(.unsupportedFileType, .stillImage, field)
            case .truncated, .damaged, .trailingBytes: add(.damagedFile, .wholeImage, field)
            }
            return nil
        }
    }
}

extension StillImage {
    /// Stores the image as the photo of an account and replaces the previous one.
    ///
    /// If `isShown` is false, the photo stays hidden until the account's e-mail is confirmed.
    func store(for account: Int64, isShown: Bool = true, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute(
            """
            INSERT INTO photo (account_id, name, media_type, width, height, bytes, is_shown)
            VALUES (\(account), \(PhotoName.random().text), \(format.rawValue), \(width), \(height), \(bytes: bytes), \(isShown))
            ON CONFLICT (account_id) DO UPDATE SET name = excluded.name, media_type = excluded.media_type, width = excluded.width,
                height = excluded.height, bytes = excluded.bytes, is_shown = excluded.is_shown, created_at = excluded.created_at
            """
        )
    }

    /// Stores the image as the photo of a food post and replaces the previous one.
    ///
    /// It is visible while the post is.
    func store(forFoodPost post: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute(
            """
            INSERT INTO food_post_photo (food_post_id, name, media_type, width, height, bytes)
            VALUES (\(post), \(PhotoName.random().text), \(format.rawValue), \(width), \(height), \(bytes: bytes))
            ON CONFLICT (food_post_id) DO UPDATE SET name = excluded.name, media_type = excluded.media_type, width = excluded.width,
                height = excluded.height, bytes = excluded.bytes, created_at = excluded.created_at
            """
        )
    }

    /// Stores the image for a temporary account and rolls back, so that the answer takes as long as for a real sign-up.
    func storeForNoOne(_ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("SAVEPOINT before_no_one")
        // A random negative id, because a number from the sequence would leave a visible gap in the ids of accounts.
        let account = try await call.one(
            Int64.self,
            "INSERT INTO account (id, name) OVERRIDING SYSTEM VALUE VALUES (-1 - (random() * 1e15)::bigint, 'No one') RETURNING id"
        )
        try await store(for: account, call)
        try await call.execute("ROLLBACK TO SAVEPOINT before_no_one")
    }

    /// The details for the audit.
    var details: ObjectValue {
        [
            "mediaType": .string(format.rawValue), "width": .int(Int64(width)), "height": .int(Int64(height)),
            "bytes": .int(Int64(bytes.count)),
        ]
    }
}

import Engine
import GraphQL
import Images
import Postgres

extension UserErrors {
    /// The picture in a file that may be absent.
    mutating func photo(
        _ input: MutationInput,
        _ field: String = "photo",
        of account: String,
        _ call: MutationCall
    ) async throws(MutationFailure) -> StillImage? {
        guard let bytes = photoFile(input, field, call) else { return nil }
        return try await photo(in: bytes, field, of: account, call)
    }

    /// The bytes of a photo that may be absent, if they are not too many; an empty file, as forms send where none was chosen, is none.
    mutating func photoFile(_ input: MutationInput, _ field: String, _ call: MutationCall) -> ArraySlice<UInt8>? {
        guard let file = input.upload(field), !file.bytes.isEmpty || file.isCut else { return nil }
        let settings = call.services.photos
        guard !file.isCut, file.bytes.count <= settings.bytes else {
            add(.fileTooLarge, .fileAtMost(settings.bytes), field, summary: .fileTooLarge)
            return nil
        }
        return file.bytes
    }

    /// The picture in the bytes of a file.
    ///
    /// Unpacking the largest takes as long as hashing a password, so it is done where that is, in the client's turn: `account` says whose.
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
    /// Stores the picture as the photo of an account, in place of the one before.
    ///
    /// Not shown, it waits until the account's e-mail is confirmed.
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

    /// Stores the picture for no one, so that the answer takes as long as with an account.
    func storeForNoOne(_ call: MutationCall) async throws(MutationFailure) {
        try await call.execute("SAVEPOINT before_no_one")
        // A number of its own: one of the sequence would be missing among the ids of accounts, for anyone to see.
        let account = try await call.one(
            Int64.self,
            "INSERT INTO account (id, name) OVERRIDING SYSTEM VALUE VALUES (-1 - (random() * 1e15)::bigint, 'No one') RETURNING id"
        )
        try await store(for: account, call)
        try await call.execute("ROLLBACK TO SAVEPOINT before_no_one")
    }

    /// What the audit says of it.
    var details: ObjectValue {
        [
            "mediaType": .string(format.rawValue), "width": .int(Int64(width)), "height": .int(Int64(height)),
            "bytes": .int(Int64(bytes.count)),
        ]
    }
}

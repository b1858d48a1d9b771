import Engine
import GraphQL
public import Images
import Planner
import Postgres
import Sodium

/// `setProfilePhoto`: takes a picture for the account to be known by, in place of the one before.
///
/// The picture gets a name of its own, so that the former one's address shows nothing from then on.
let setProfilePhoto = mutation("setProfilePhoto", for: .confirmed, in: .accounts, cost: 500) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    let picture = try await picture(in: input.upload("photo"), call)
    try await call.execute(
        """
        INSERT INTO photo (account_id, name, media_type, width, height, bytes)
        VALUES (\(call.account), \(PhotoName.random().text), \(picture.format.rawValue), \(picture.width), \(picture.height),
            \(bytes: picture.bytes))
        ON CONFLICT (account_id) DO UPDATE SET name = excluded.name, media_type = excluded.media_type, width = excluded.width,
            height = excluded.height, bytes = excluded.bytes, created_at = excluded.created_at
        """
    )
    var answer = MutationAnswer(.photoChanged, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    answer.details = [
        "mediaType": .string(picture.format.rawValue), "width": .int(Int64(picture.width)), "height": .int(Int64(picture.height)),
        "bytes": .int(Int64(picture.bytes.count)),
    ]
    return answer
}

/// `removeProfilePhoto`: shows no photo of the account any more.
let removeProfilePhoto = mutation("removeProfilePhoto", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { _, call async throws(MutationFailure) in
    try await call.execute("DELETE FROM photo WHERE account_id = \(call.account)")
    try await call.execute("UPDATE account_identity SET picture_url = NULL WHERE account_id = \(call.account)")
    return MutationAnswer(.photoRemoved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}

/// `Account.photoUrl`: the account's own photo, or the picture of the profile by which it logs in; nothing of an account that is closed.
let photoUrl = field("photoUrl") { account, _ in
    """
    CASE WHEN is_active(\(account).status) THEN coalesce(
        (SELECT '/photos/' || photo.name FROM photo WHERE photo.account_id = \(account).id),
        (SELECT picture_url FROM account_identity
            WHERE account_identity.account_id = \(account).id AND picture_url IS NOT NULL ORDER BY account_identity.id LIMIT 1)) END
    """
}

/// What of a file is a picture; unpacking the largest takes as long as hashing a password, so it is done where that is.
private func picture(in file: Upload?, _ call: MutationCall) async throws(MutationFailure) -> StillImage {
    let settings = call.services.photos
    let bytes = file?.bytes ?? []
    guard bytes.count <= settings.bytes else { throw .refused(UserError(.tooLong, .fileTooLarge, "photo")) }
    let picture = try await call.services.passwords.run(of: "\(call.account)", call, "photo") {
        Result { () throws(ImageError) in try StillImage(cleaning: bytes.span, limits: settings.limits) }
    }
    do throws(ImageError) {
        return try picture.get()
    } catch {
        switch error {
        case .tooManyPixels: throw .refused(UserError(.tooLong, .fileTooLarge, "photo"))
        case .unknownFormat, .truncated, .damaged, .unsupported, .trailingBytes, .animated:
            throw .refused(UserError(.invalid, .invalidDetails, "photo"))
        }
    }
}

/// What a photo's address ends in: 128 random bits as 22 letters, digits, `-` and `_`.
public struct PhotoName: Sendable, Equatable {
    /// As it stands in the address and in the database.
    public let text: String

    private static let randomBytes = 16
    private static let length = 22

    /// A new name, which no one can guess.
    public static func random() -> PhotoName {
        PhotoName(text: Base64URL.encode([UInt8].random(count: randomBytes).span))
    }

    private init(text: String) { self.text = text }

    /// Reads a name; nil unless it can be one, to the byte: nothing else is ever asked of the database.
    public init?(_ bytes: Span<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                continue
            default: return nil
            }
        }
        // Sound: the closure reads within the span's bounds and time.
        text = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
}

/// What photos may be like.
public struct PhotoSettings: Sendable, Equatable {
    /// The most bytes of a photo's file as it is sent.
    public var bytes = 2 * 1024 * 1024
    /// How large it may be when it is unfolded.
    public var limits = ImageLimits()

    /// The defaults.
    public init() {}
}

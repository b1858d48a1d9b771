import Engine
import GraphQL
import Planner
import Postgres
import Push

/// The devices that show an account's notifications.
///
/// The token of a device is a secret and is never returned.
let deviceBindings: [ObjectBinding] = [
    object("Device", table: "device", in: .accounts, owner: "account_id", shownTo: .owner) {
        id()
        columns("platform", "createdAt", "updatedAt")
    }
]

/// The devices of an account.
@FieldBindings var devicesOfAccount: [FieldBinding] {
    many(
        "devices",
        "Device",
        by: "account_id",
        order: .descending(.timestamp) { "\($0).updated_at" },
        .descending(.bigint) { "\($0).id" }
    )
}

/// The mutations of devices.
let deviceMutations: [Mutation] = [registerDevice, unregisterDevice]

/// The maximum number of devices of an account.
let maximumDevices = 20

/// `registerDevice`: shows the account's notifications on a device.
///
/// A token that another account has registered moves to this account: the same app on the same device has changed hands. Waiting pushes of
/// the other account are not sent to it, because `PushEntry` compares the accounts.
let registerDevice = mutation("registerDevice", for: .signedIn, in: nil) {
    changed("device", "Device")
} rules: { input, call async throws(MutationFailure) in
    guard let session = call.origin.session else { throw .denied(rule: "session") }
    guard let platform = input.enumValue("platform").flatMap({ PushPlatform(rawValue: $0) }) else {
        throw .refused(UserError(.blank, .fieldIsEmpty, "platform"))
    }
    var errors = UserErrors()
    let token = DeviceToken(input.text("token") ?? "", of: platform)
    if input.typed("token") == nil {
        errors.add(.blank, .fieldIsEmpty, "token")
    } else if token == nil {
        errors.add(.invalid, .invalidDeviceToken, "token")
    }
    let bundleID = input.typed("bundle")
    if let bundleID, !BundleID.isValid(bundleID) { errors.add(.invalid, .invalidBundleID, "bundle") }
    try errors.check()

    let device = try await call.one(
        Int64.self,
        """
        INSERT INTO device AS known (account_id, session_id, platform, token, token_digest, bundle)
        SELECT \(call.account), \(session), \(platform.rawValue, as: "device_platform"), given.token,
            sha256(convert_to(given.token, 'UTF8')), \(bundleID)
        FROM (SELECT \(token?.text ?? "") AS token) AS given
        ON CONFLICT (platform, token_digest) DO UPDATE
        SET account_id = excluded.account_id, session_id = excluded.session_id, bundle = excluded.bundle, updated_at = now()
        RETURNING id
        """
    )
    // The devices that were registered longest ago make room.
    try await call.execute(
        """
        DELETE FROM device WHERE account_id = \(call.account) AND id IN (
            SELECT id FROM device WHERE account_id = \(call.account) AND id <> \(device)
            ORDER BY updated_at DESC, id DESC OFFSET \(maximumDevices - 1)
        )
        """
    )
    return MutationAnswer(.deviceRegistered, of: AuditedObject("device", device), ["device": .int(device)])
}

/// `unregisterDevice`: ends notifications on a device of the account.
let unregisterDevice = mutation("unregisterDevice", for: .signedIn, in: nil) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    guard let device = try input.id("deviceId", of: "device") else { throw .notFound }
    let removed = try await call.execute("DELETE FROM device WHERE id = \(device) AND account_id = \(call.account)")
    guard removed.affectedRows > 0 else { throw .notFound }
    return MutationAnswer(.deviceUnregistered, of: AuditedObject("device", device), ["account": .int(call.account)])
}

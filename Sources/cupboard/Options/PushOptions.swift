import ArgumentParser
import Push

/// The services of Apple and Google that deliver push notifications.
struct PushOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Apple's key for push notifications to iOS: the .p8 file. Requires --apns-key-id, --apns-team-id and --apns-topic. Without it iOS \
            devices get no pushes.
            """,
            valueName: "file"
        )
    )
    var apnsKeyFile: String?

    @Option(help: ArgumentHelp("The id of Apple's key, ten characters.", valueName: "id"))
    var apnsKeyId: String?

    @Option(help: ArgumentHelp("The id of the developer's team at Apple, ten characters.", valueName: "id"))
    var apnsTeamId: String?

    @Option(help: ArgumentHelp("The bundle id of the iOS app, for devices that name none.", valueName: "bundle id"))
    var apnsTopic: String?

    @Option(
        help: ArgumentHelp(
            "Apple's push service. https://api.sandbox.push.apple.com serves development builds. [default: https://api.push.apple.com]",
            valueName: "url"
        )
    )
    var apnsUrl: String?

    @Option(
        help: ArgumentHelp(
            "Google's service account for push notifications to Android: a JSON file. Without it Android devices get no pushes.",
            valueName: "file"
        )
    )
    var fcmAccountFile: String?

    @Option(help: ArgumentHelp("Google's push service. [default: https://fcm.googleapis.com]", valueName: "url"))
    var fcmUrl: String?

    /// Returns the configurations of the services that are set.
    func deliveries() throws(CommandFailure) -> [PushConfiguration] {
        try [apple(), firebase()].compactMap { $0.map { PushConfiguration($0) } }
    }

    private func apple() throws(CommandFailure) -> PushConfiguration.Service? {
        guard let file = try Setting("apns-key-file").value(apnsKeyFile) else { return nil }
        guard let keyID = try Setting("apns-key-id").value(apnsKeyId), let team = try Setting("apns-team-id").value(apnsTeamId),
            let topic = try Setting("apns-topic").value(apnsTopic)
        else { throw CommandFailure("--apns-key-file requires --apns-key-id, --apns-team-id and --apns-topic.") }
        let address = try Setting("apns-url").value(apnsUrl) ?? ApplePushSettings.production
        let key = try TextFile.read(file)
        do throws(ApplePushSettings.Flaw) {
            return .apple(try ApplePushSettings(address: address, key: key, keyID: keyID, team: team, topic: topic))
        } catch {
            throw CommandFailure("Cannot use Apple’s push service (--apns-key-file and others): \(error.rawValue)")
        }
    }

    private func firebase() throws(CommandFailure) -> PushConfiguration.Service? {
        guard let file = try Setting("fcm-account-file").value(fcmAccountFile) else { return nil }
        let address = try Setting("fcm-url").value(fcmUrl) ?? FirebasePushSettings.production
        let account = try TextFile.read(file)
        do throws(FirebasePushSettings.Flaw) {
            return .firebase(try FirebasePushSettings(address: address, account: account))
        } catch {
            throw CommandFailure("Cannot use Google’s push service (--fcm-account-file, --fcm-url): \(error.rawValue)")
        }
    }
}

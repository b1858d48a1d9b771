import ArgumentParser
import Domains
import Gateway
import HTTP

/// Photos of accounts.
struct PhotoOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Maximum size of a photo's file. [default: 2097152]", valueName: "bytes"))
    var photoBytes: Int?

    @Option(
        help: ArgumentHelp(
            "The base URL of photos, such as https://photos.example. [default: the address that the client used]",
            valueName: "url"
        )
    )
    var photoUrl: String?

    func apply(to services: inout MutationServices) throws(CommandFailure) {
        try Setting("photo-bytes").apply(photoBytes, in: 1_024...64 * 1_048_576, to: &services.photos.bytes)
    }

    /// Rejects a photo limit that is not below the upload limit.
    func check(_ photos: PhotoSettings, in configuration: GatewayConfiguration) throws(CommandFailure) {
        let kept = configuration.http.limits.upload
        guard photos.bytes < kept else {
            throw CommandFailure("--photo-bytes must be less than --max-upload, which is \(kept).")
        }
    }

    func apply(to configuration: inout GatewayConfiguration) throws(CommandFailure) {
        guard let url = try Setting("photo-url").value(photoUrl) else { return }
        guard url.hasPrefix("https://") || url.hasPrefix("http://"), !url.hasSuffix("/"), url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else {
            throw CommandFailure("--photo-url must be a URL such as https://photos.example, without a slash at the end, not “\(url)”.")
        }
        configuration.photoAddress = url
    }
}

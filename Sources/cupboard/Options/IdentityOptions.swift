import ArgumentParser
import IdentityTokens

/// The identity providers.
struct IdentityOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "OpenID Connect providers whose ID tokens are accepted for log-in: a JSON file with the name, issuer, audiences and keys of each. [environment: CUPBOARD_IDENTITY_PROVIDERS; default: none]",
            valueName: "file"
        )
    )
    var identityProviders: String?

    /// Reads the providers from the file.
    func providers() throws(CommandFailure) -> [IdentityProvider] {
        guard let path = try Setting("identity-providers").value(identityProviders) else { return [] }
        let file = try TextFile.read(path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        do throws(IdentityConfigurationError) {
            return try IdentityProvider.list(parsing: file, in: folder)
        } catch {
            throw CommandFailure("Cannot use the identity providers in \(path.printable): \(error)")
        }
    }
}

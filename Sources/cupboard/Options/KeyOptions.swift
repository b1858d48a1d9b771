import ArgumentParser
import Gateway

/// What partners' keys may do.
struct KeyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What the requests of a partner's key may cost in a minute, unless the key says otherwise. [environment: CUPBOARD_KEY_POINTS_PER_MINUTE; default: 20000]",
            valueName: "points"
        )
    )
    var keyPointsPerMinute: Int?

    func apply(to configuration: inout GatewayConfiguration) throws(CommandFailure) {
        try Setting("key-points-per-minute").apply(keyPointsPerMinute, in: 1...1_000_000_000, to: &configuration.keyPoints)
    }
}

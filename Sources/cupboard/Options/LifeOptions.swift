import ArgumentParser

/// The shutdown of the server.
struct LifeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How long after SIGTERM requests are still accepted while /health/ready says no, so that a load balancer looks away first. [default: 1]",
            valueName: "seconds"
        )
    )
    var drainDelay: Double?

    @Option(help: ArgumentHelp("How long requests in flight may go on after that. [default: 10]", valueName: "seconds"))
    var grace: Double?

    func apply(to patience: inout ServerLife.Patience) throws(CommandFailure) {
        try Setting("drain-delay").apply(seconds: drainDelay, in: 0...600, to: &patience.drainDelay)
        try Setting("grace").apply(seconds: grace, in: 0...600, to: &patience.grace)
    }
}

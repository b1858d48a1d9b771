import ArgumentParser

/// Options for the shutdown of the server.
struct ShutdownOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Time after SIGTERM in which requests are still accepted while /health/ready fails, so that load balancers stop sending requests. [default: 1]",
            valueName: "seconds"
        )
    )
    var drainDelay: Double?

    @Option(help: ArgumentHelp("Maximum time after that for requests in flight. [default: 10]", valueName: "seconds"))
    var grace: Double?

    func apply(to timeouts: inout ServerLifecycle.Timeouts) throws(CommandFailure) {
        try Setting("drain-delay").apply(seconds: drainDelay, in: 0...600, to: &timeouts.drainDelay)
        try Setting("grace").apply(seconds: grace, in: 0...600, to: &timeouts.grace)
    }
}

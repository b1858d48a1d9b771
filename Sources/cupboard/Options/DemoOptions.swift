import ArgumentParser
import DemoData

/// Options for demo data and production.
///
/// The password of the demo accounts is public.
struct DemoOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Fill the embedded database with demo data. [environment: CUPBOARD_DEMO=0 or 1; default: demo, with --production no-demo]"
    )
    var demo: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Hide internals from clients: no introspection, suggestions or error details. Refuse to serve demo accounts without --allow-demo. \
            [environment: CUPBOARD_PRODUCTION=0 or 1; default: off]
            """
    )
    var production: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: """
            With --production: serve demo accounts anyway. One of them is an administrator, and their password is public. \
            [environment: CUPBOARD_ALLOW_DEMO=0 or 1; default: off]
            """
    )
    var allowDemo: Bool?

    /// The choice from options and environment.
    struct Choice {
        var isProduction = false
        /// Whether to add demo data, or nil if neither option nor environment decides.
        var demo: Bool?
        var allowsDemo = false

        /// Whether demo accounts prevent the server from starting, and cannot log in.
        var refusesDemo: Bool { isProduction && !allowsDemo }

        /// Whether to add demo data to a database.
        func wantsDemo(isEmbedded: Bool) -> Bool { demo ?? (isEmbedded && !isProduction) }
    }

    /// Reads the choice.
    ///
    /// Contradictions are an error.
    func choice() throws(CommandFailure) -> Choice {
        var choice = Choice()
        try Setting("production").apply(production, to: &choice.isProduction)
        try Setting("allow-demo").apply(allowDemo, to: &choice.allowsDemo)
        var wantsDemo = false
        try Setting("demo").apply(demo, to: &wantsDemo)
        if demo != nil || Environment["CUPBOARD_DEMO"] != nil { choice.demo = wantsDemo }
        guard choice.demo != true || !choice.refusesDemo else {
            throw CommandFailure(
                """
                --production and --demo (CUPBOARD_PRODUCTION and CUPBOARD_DEMO) conflict: the password of the demo \
                accounts is public, and one account is an administrator. Remove one of the options, or add --allow-demo.
                """
            )
        }
        return choice
    }
}

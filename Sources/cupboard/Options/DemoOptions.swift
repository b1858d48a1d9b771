import ArgumentParser
import DemoData

/// Options about demo data and production.
///
/// Everybody knows the password of the demo accounts.
struct DemoOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Fill the embedded database with demo data. [environment: CUPBOARD_DEMO=0 or 1; default: demo, with --production no-demo]"
    )
    var demo: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Tell strangers little: no introspection, no suggestions, no details. Serve no demo accounts, unless --allow-demo is given. \
            [environment: CUPBOARD_PRODUCTION=0 or 1; default: off]
            """
    )
    var production: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: """
            With --production: serve demo accounts all the same, an administrator among them whose password everybody knows. \
            [environment: CUPBOARD_ALLOW_DEMO=0 or 1; default: off]
            """
    )
    var allowDemo: Bool?

    /// The choice of options and environment.
    struct Choice {
        var isProduction = false
        /// Whether to put demo data in; nil if neither option nor environment says so.
        var demo: Bool?
        var allowsDemo = false

        /// Whether demo accounts keep a server from starting, and cannot be logged in to.
        var refusesDemo: Bool { isProduction && !allowsDemo }

        /// Whether to put demo data into a database.
        func wantsDemo(isEmbedded: Bool) -> Bool { demo ?? (isEmbedded && !isProduction) }
    }

    /// Reads the choice; contradictions are an error.
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
                --production and --demo (CUPBOARD_PRODUCTION and CUPBOARD_DEMO) contradict each other: everybody knows the password of the demo \
                accounts, and one of them is an administrator. Leave one of them out, or add --allow-demo.
                """
            )
        }
        return choice
    }
}

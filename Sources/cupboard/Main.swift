import ArgumentParser

@main
struct Cupboard: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cupboard",
        abstract: "One GraphQL API over PostgreSQL.",
        subcommands: [ConformanceCommand.self]
    )
}

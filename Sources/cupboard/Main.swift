import ArgumentParser

@main
struct Cupboard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cupboard",
        abstract: "One GraphQL API for surplus food, recipes, meal plans and fashion, on PostgreSQL.",
        subcommands: [
            ServeCommand.self, MigrateCommand.self, SeedCommand.self, ImportCommand.self, AdminCommand.self, OutboxCommand.self,
            CheckCommand.self, FormatCommand.self, ExplainCommand.self, SchemaCommand.self,
        ]
    )
}

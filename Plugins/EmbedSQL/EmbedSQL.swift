import Foundation
import PackagePlugin

/// Embeds the SQL files of a target.
///
/// The folders become lists, so that no code repeats the file names.
@main
struct EmbedSQL: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = target.sourceFiles(withSuffix: "sql").map(\.url).sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "SQLFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(files.count) SQL files",
                executable: try context.tool(named: "embed-sql").url,
                arguments: [output.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output]
            )
        ]
    }
}

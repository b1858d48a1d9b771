import ArgumentParser

/// The output format of a command's result.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

import Foundation

/// Writes SQL files as Swift code: `embed-sql <output> <file>…`.
///
/// Each folder becomes a list of names and texts, sorted by name. The build runs it when a file has changed.
@main
enum EmbedSQLTool {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard let output = paths.first else { return fail("usage: embed-sql <output> <file>…") }
        var lists: [String: [(name: String, text: String)]] = [:]
        for path in paths.dropFirst() {
            guard let text = String(validating: try Data(contentsOf: path), as: UTF8.self) else { return fail("\(path.path) is not UTF-8") }
            let folder = path.deletingLastPathComponent().lastPathComponent.lowercased()
            lists[folder, default: []].append((path.deletingPathExtension().lastPathComponent, text))
        }
        try source(of: lists).write(to: output, atomically: true, encoding: .utf8)
    }

    private static func source(of lists: [String: [(name: String, text: String)]]) -> String {
        var source = "// Made by the plugin EmbedSQL out of the target's SQL files.\n\nenum SQLFiles {\n"
        for (folder, files) in lists.sorted(by: { $0.key < $1.key }) {
            source += "    static let \(folder): [(name: String, text: String)] = [\n"
            for file in files.sorted(by: { $0.name < $1.name }) {
                source += "        (\(literal(file.name)), \(literal(file.text))),\n"
            }
            source += "    ]\n"
        }
        return source + "}\n"
    }

    /// Returns a literal with exactly the bytes of the text.
    ///
    /// It is one line, because the compiler reads every line ending as LF.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFEFF:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private static func fail(_ reason: String) {
        FileHandle.standardError.write(Data("\(reason)\n".utf8))
        exit(1)
    }
}

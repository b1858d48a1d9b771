import Glibc
import Languages
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Commands of the documentation, pasted", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct PastedCommandsTests {
    @Test(
        "succeed without errors, or print the documented response",
        arguments: [
            "README.md", "docs/start/README.md", "docs/start/curl.md", "docs/guide/home.md", "docs/guide/donations.md",
            "docs/guide/meals.md",
            "docs/guide/fashion.md", "docs/guide/search.md", "docs/guide/accounts.md", "docs/guide/live.md", "docs/guide/uploads.md",
            "docs/guide/paging.md", "docs/guide/errors.md", "docs/partners/README.md", "docs/partners/keys.md",
            "docs/reference/error-codes.md", "docs/reference/http.md", "docs/reference/limits.md",
            "docs/operate/logs.md", "docs/operate/metrics.md", "docs/reference/command-line.md",
        ]
    )
    func answer(document: String) async throws {
        let blocks = try FencedBlock.blocks(of: String(decoding: SchemaFile.read(inRepository: document), as: UTF8.self))
        let commands = blocks.indices.filter { blocks[$0].language == "sh" && blocks[$0].asksServer }
        #expect(!commands.isEmpty)
        try await GatewayFixture.run(database: TestData.demo()) { fixture in
            let folder = TemporaryFolder()
            let script = commands.map { "echo '\(Self.mark)'\n\(blocks[$0].text)\n" }.joined()
                .replacing("127.0.0.1:8080", with: "127.0.0.1:\(fixture.gateway.port)").replacing("/tmp/", with: folder.path + "/")
                .replacing("scripts/cupboard", with: "\"$program\"")
            let answer = try await fixture.client { _ in try Self.bash(script, in: folder, database: fixture.database) }
            #expect(answer.status == 0, "\(answer.output.suffix(2_000))")
            let outputs = answer.output.split(separator: Self.mark + "\n", omittingEmptySubsequences: false).dropFirst()
            #expect(outputs.count == commands.count)
            for (index, output) in zip(commands, outputs) {
                let next = blocks.indices.contains(index + 1) ? blocks[index + 1] : nil
                if let next, next.language == "json" {
                    #expect(output.trimmed == next.text.trimmed, "after \(blocks[index].text)")
                } else {
                    #expect(!output.contains(#""errors""#), "\(blocks[index].text) prints \(output)")
                    #expect(!output.trimmed.isEmpty, "\(blocks[index].text) prints nothing")
                }
            }
        }
    }

    @Test(
        "of the guide and of schema pages succeed without errors",
        arguments: [
            "/", "-H 'Accept-Language: es' /", "/schema", "/schema/Recipe.nutrition", "/schema/RecipeFilter.maxMinutes",
            "/schema/Query.search",
            "/schema/@include", "/schema/Recipe.titel", "/schema?search=protein", "/schema?search=protien",
        ]
    )
    func answer(page: String) async throws {
        try await GatewayFixture.run(database: TestData.demo()) { fixture in
            let folder = TemporaryFolder()
            let server = "http://127.0.0.1:\(fixture.gateway.port)"
            // The path is the last word.
            let words = page.split(separator: " ").map(String.init)
            let asking = "curl -s \(words.dropLast().joined(separator: " ")) '\(server)\(words.last ?? "/")'"
            let answer = try await fixture.client { _ in try Self.bash(asking, in: folder, database: fixture.database) }
            let commands = Self.commands(in: answer.output)
            #expect(!commands.isEmpty && commands.allSatisfy { $0.contains(server) }, "\(answer.output)")
            let script = commands.map { "echo '\(Self.mark)'\n\($0)\n" }.joined()
            let pasted = try await fixture.client { _ in try Self.bash(script, in: folder, database: fixture.database) }
            #expect(pasted.status == 0, "\(pasted.output.suffix(2_000))")
            let outputs = pasted.output.split(separator: Self.mark + "\n", omittingEmptySubsequences: false).dropFirst()
            for (command, output) in zip(commands, outputs) {
                let isGood = !output.trimmed.isEmpty && !output.contains(#""errors""#) && !output.hasPrefix("Not")
                #expect(isGood, "\(command) prints \(output.prefix(500))")
            }
        }
    }

    /// The commands in a text.
    ///
    /// Each begins with `curl` and ends at the first line with closed quotes and no continuation.
    private static func commands(in text: String) -> [String] {
        var commands: [String] = []
        var open: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let command = open {
                open = command + "\n" + line
            } else if let start = line.firstRange(of: "curl -s") {
                open = String(line[start.lowerBound...])
            }
            guard let command = open, !command.hasSuffix("\\"), command.count(where: { $0 == "'" }) % 2 == 0 else { continue }
            commands.append(command)
            open = nil
        }
        return commands
    }

    private static let mark = "--- the next command"

    /// Runs a script, and returns its output and exit status.
    private static func bash(_ script: String, in folder: TemporaryFolder, database: String) throws -> (output: String, status: Int32) {
        let file = folder.path + "/pasted.sh"
        guard let written = unsafe fopen(file, "w") else { throw Unexpected(text: "cannot write \(file)") }
        // `scripts/cupboard` would rebuild the program, so this uses the one built with the tests.
        let start = """
            set -eu
            cd '\(SchemaFile.repository)'
            export DATABASE_URL='\(database)'
            program=$(dirname "$(readlink /proc/\(getpid())/exe)")/cupboard

            """
        unsafe fputs(start + script, written)
        unsafe fclose(written)
        guard let pipe = unsafe popen("timeout 240 bash '\(file)' 2>&1", "r") else { throw Unexpected(text: "no shell") }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = unsafe fread(&chunk, 1, chunk.count, pipe), count > 0 { bytes += chunk.prefix(count) }
        return (String(decoding: bytes, as: UTF8.self), unsafe pclose(pipe))
    }
}

/// A fenced code block of a Markdown document.
private struct FencedBlock {
    let language: String
    var text = ""

    /// Whether the block sends a request to the server: with curl, with `ask` from an earlier block, or for the schema.
    var asksServer: Bool { text.contains("curl ") || text.contains("ask ") || text.contains("--schema http") }

    static func blocks(of document: String) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var open: FencedBlock?
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let block = open { blocks.append(block) }
                open = open == nil ? FencedBlock(language: String(line.dropFirst(3))) : nil
            } else {
                open?.text += line + "\n"
            }
        }
        return blocks
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }

    /// Replaces each occurrence of a text.
    fileprivate func replacing(_ old: String, with new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}

import Foundation
import TestSupport
import Testing

@Suite("cupboard format")
struct FormatCommandTests {
    private static let untidy = "query Q{a,b # why\r\n}"
    private static let tidy = "query Q {\n  a\n  b # why\n}\n"

    @Test("rewrites unformatted files and prints their names")
    func rewrites() throws {
        let workspace = try Workspace([
            "src/a.graphql": Self.untidy, "src/deep/b.gql": "\u{FEFF}" + Self.untidy, "src/c.graphql": Self.tidy,
        ])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: workspace.path + "/src/a.graphql")
        let before = try workspace.attributes(of: "src/c.graphql")
        #expect(try workspace.run("format", "src") == Program.Outcome(status: 0, output: "src/a.graphql\nsrc/deep/b.gql\n", errors: ""))
        #expect(try workspace.read("src/a.graphql") == Self.tidy)
        #expect(try workspace.read("src/deep/b.gql") == Self.tidy)
        #expect(try workspace.attributes(of: "src/a.graphql").permissions == 0o640)
        #expect(try workspace.attributes(of: "src/c.graphql") == before)
        // Nothing is left to do, and no temporary file remains.
        #expect(try workspace.run("format", "src") == Program.Outcome(status: 0, output: "", errors: ""))
        #expect(try workspace.names(in: "src") == ["a.graphql", "c.graphql", "deep"])
    }

    @Test("with --check writes nothing, and fails for unformatted files")
    func check() throws {
        let workspace = try Workspace(["src/a.graphql": Self.untidy, "src/b.graphql": Self.tidy])
        #expect(try workspace.run("format", "--check", "src") == Program.Outcome(status: 1, output: "src/a.graphql\n", errors: ""))
        #expect(try workspace.read("src/a.graphql") == Self.untidy)
        #expect(try workspace.run("format", "--check", "src/b.graphql") == Program.Outcome(status: 0, output: "", errors: ""))
    }

    @Test("reports files that do not parse, and formats the others", arguments: [[], ["--check"]])
    func syntaxErrors(_ options: [String]) throws {
        let workspace = try Workspace(["src/a.graphql": "{\n  a(: 1) }", "src/b.graphql": Self.untidy, "src/c.graphql": ""])
        let outcome = try Program.run(["format", "src"] + options, in: workspace.path, input: "")
        #expect(outcome.status == 2)
        #expect(outcome.output == "src/b.graphql\n")
        #expect(
            outcome.errors == """
                src/a.graphql:2:5 Syntax Error: Expected Name, found ":".
                src/c.graphql:1:1 Syntax Error: Unexpected <EOF>.

                """
        )
        #expect(try workspace.read("src/a.graphql") == "{\n  a(: 1) }")
        #expect(try workspace.read("src/b.graphql") == (options.isEmpty ? Self.tidy : Self.untidy))
        #expect(try workspace.read("src/c.graphql") == "")
    }

    @Test("formats standard input to standard output", arguments: [[], ["-"]])
    func standardInput(_ arguments: [String]) throws {
        let workspace = try Workspace()
        let outcome = try Program.run(["format"] + arguments, in: workspace.path, input: Self.untidy)
        #expect(outcome == Program.Outcome(status: 0, output: Self.tidy, errors: ""))
        let check = try Program.run(["format", "--check"] + arguments, in: workspace.path, input: Self.untidy)
        #expect(check == Program.Outcome(status: 1, output: "<stdin>\n", errors: ""))
        let refused = try Program.run(["format"] + arguments, in: workspace.path, input: "{")
        #expect(refused == Program.Outcome(status: 2, output: "", errors: "<stdin>:1:2 Syntax Error: Expected Name, found <EOF>.\n"))
    }

    @Test("expands globs like check")
    func globs() throws {
        let workspace = try Workspace(["src/a.graphql": Self.untidy, "src/x/b.graphql": Self.untidy, "src/x/c.txt": Self.untidy])
        #expect(try workspace.run("format", "src/**/*.graphql").lines == ["src/a.graphql", "src/x/b.graphql"])
        #expect(try workspace.read("src/x/c.txt") == Self.untidy)
    }

    @Test("follows a named link, and keeps it a link")
    func links() throws {
        let workspace = try Workspace(["real/a.graphql": Self.untidy])
        try workspace.link("link.graphql", to: "real/a.graphql")
        #expect(try workspace.run("format", "link.graphql").lines == ["link.graphql"])
        #expect(try workspace.read("real/a.graphql") == Self.tidy)
        #expect(try workspace.names(in: "real") == ["a.graphql"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace.path + "/link.graphql") == "real/a.graphql")
    }

    @Test("writes nothing outside the named paths", arguments: ["src", "src/*.graphql", "src/**"])
    func boundary(_ argument: String) throws {
        let workspace = try Workspace(["src/a.graphql": Self.untidy, "src2/b.graphql": Self.untidy])
        try workspace.link("src/b.graphql", to: "../src2/b.graphql")
        let outcome = try workspace.run("format", argument)
        #expect(outcome.status == 2)
        #expect(outcome.lines == ["src/a.graphql"])
        #expect(outcome.errors.hasPrefix("src/b.graphql was not written: it links to "))
        #expect(try workspace.read("src2/b.graphql") == Self.untidy)
        // Files may be written if they are named.
        #expect(try workspace.run("format", argument, "src2").status == 0)
        #expect(try workspace.read("src2/b.graphql") == Self.tidy)
    }

    @Test("reports files that it cannot read or write")
    func unreadable() throws {
        let workspace = try Workspace(["src/a.graphql": Self.untidy])
        #expect(try workspace.run("format", "src", "nowhere.graphql").status == 2)
        #expect(try workspace.read("src/a.graphql") == Self.untidy)
        #expect(try workspace.run("format", "-", "src").status == 64)
        let pipe = try workspace.run("format", "/dev/stdin", input: Self.untidy)
        #expect(pipe == Program.Outcome(status: 2, output: "", errors: "/dev/stdin cannot be written: it is not a regular file.\n"))
    }
}

extension Workspace {
    /// Attributes that show whether a file was replaced.
    fileprivate struct Attributes: Equatable {
        let permissions: Int?
        let number: Int?
        let changed: Date?
    }

    fileprivate func read(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    fileprivate func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }

    fileprivate func attributes(of name: String) throws -> Attributes {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return Attributes(
            permissions: (attributes[.posixPermissions] as? NSNumber)?.intValue,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue,
            changed: attributes[.modificationDate] as? Date
        )
    }
}

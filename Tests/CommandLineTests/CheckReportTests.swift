import GraphQL
import JSON
import TestSupport
import Testing

@Suite("cupboard check for programs")
struct CheckReportTests {
    @Test("prints one document with files, errors, warnings, all their locations, and counts")
    func document() throws {
        let workspace = try Workspace(["a.graphql": "query Q { recipes { time } }", "b.graphql": "query Q { recipes { id } }"])
        let outcome = try workspace.check("--format", "json", "b.graphql", "a.graphql")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "1 error, 1 warning in 2 files\n")
        let expected = """
            {"files":["b.graphql","a.graphql"],"errors":[{"severity":"error","message":"There can be only one operation named \\"Q\\".",\
            "file":"b.graphql","line":1,"column":7,"locations":[{"file":"b.graphql","line":1,"column":7},\
            {"file":"a.graphql","line":1,"column":7}]}],"warnings":[{"severity":"warning",\
            "message":"The field Recipe.time is deprecated. Ask for minutes.","file":"a.graphql","line":1,"column":21,\
            "locations":[{"file":"a.graphql","line":1,"column":21}]}],"fileCount":2,"operationCount":2,"fragmentCount":0,\
            "errorCount":1,"warningCount":1}

            """
        #expect(outcome.output == expected)
    }

    @Test("escapes file names and messages")
    func escapes() throws {
        let workspace = try Workspace(["a\"\n.graphql": "{ recipes(filter: {text: 1}) { id } }"])
        let outcome = try workspace.check("--format", "json", ".")
        let root = try JSONDocument(parsing: Array(outcome.output.utf8)).root
        #expect(root["errors"]?[0]?["file"]?.string == "./a\"\n.graphql")
        #expect(root["errors"]?[0]?["message"]?.string == "String cannot represent a non string value: 1")
    }

    @Test("a file name cannot inject lines or terminal commands")
    func controlCharacters() throws {
        let workspace = try Workspace(["a\n::error::b\u{1B}[2J.graphql": "{ no }"])
        let name = "a\\n::error::b\\u{1B}[2J.graphql"
        #expect(try workspace.check(".").output == "./\(name):1:3 Cannot query field \"no\" on type \"Query\".\n")
        let annotation = try workspace.check("--format", "github", ".").output
        #expect(annotation.hasPrefix("::error file=./a%0A%3A%3Aerror%3A%3Ab\\u{1B}[2J.graphql,line=1,col=3::"))
        #expect(try workspace.run("format", "--check", ".").output.split(separator: "\n").contains("./\(name)"))
        let missing = try workspace.check("no\n::error::file.graphql")
        #expect(missing.errors == "Error: no\\n::error::file.graphql cannot be read: No such file or directory\n")
    }

    @Test("uses the escapes of GitHub's annotations")
    func annotations() throws {
        let workspace = try Workspace(["a,b.graphql": "{ recipes { time\n no } }", "c.graphql": "{ recipes { id } \"100%\" }"])
        let outcome = try workspace.check("--format", "github", ".")
        let expected = """
            ::warning file=./a%2Cb.graphql,line=1,col=13::The field Recipe.time is deprecated. Ask for minutes.
            ::error file=./a%2Cb.graphql,line=2,col=2::Cannot query field "no" on type "Recipe".
            ::error file=./c.graphql,line=1,col=18::Syntax Error: Expected Name, found String "100%25".

            """
        #expect(outcome == Program.Outcome(status: 1, output: expected, errors: "2 errors, 1 warning in 2 files\n"))
    }

    @Test("prints empty lists if there are no problems")
    func empty() throws {
        let workspace = try Workspace(["a.graphql": "{ recipes { id } }"])
        let outcome = try workspace.check("--format=json", "a.graphql")
        #expect(outcome.status == 0)
        #expect(
            outcome.output
                == #"{"files":["a.graphql"],"errors":[],"warnings":[],"fileCount":1,"operationCount":1,"fragmentCount":0,"#
                + #""errorCount":0,"warningCount":0}"# + "\n"
        )
    }
}

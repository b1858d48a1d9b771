import Glibc
import ServiceSupport
import TestSupport
import Testing

@Suite("Identity providers", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct IdentityProvidersTests {
    @Test("unreachable keys are logged as soon as the server starts, and do not prevent it from starting")
    func unreachable() async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/providers.json"
        let providers = """
            {"providers": [{"name": "AWAY", "issuer": "https://away.example", "audiences": ["us"], "jwks": "http://127.0.0.1:1/keys"}]}
            """
        let file = try unsafe #require(unsafe fopen(path, "w"))
        _ = unsafe fputs(providers, file)
        unsafe fclose(file)
        let program = try await ServedProgram.waiting { try ServedProgram(["--identity-providers", path], hasDemoData: false) }
        while try !program.errors().contains("the keys of an identity provider are not available") {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(try program.errors().contains("AWAY"))
        let port = program.port
        let text = try await ServedProgram.waiting { try Client(port: port).query("{ __typename }").text }
        #expect(text == #"{"data":{"__typename":"Query"}}"#)
        #expect(try await ServedProgram.waiting { try program.stop() } == 0)
    }
}

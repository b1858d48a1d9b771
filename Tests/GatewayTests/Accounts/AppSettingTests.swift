import Glibc
import GraphQL
import ServiceSupport
import TestSupport
import Testing

/// The setting `--apps`, tested with the real program.
@Suite("Settings of single apps", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct AppSettingTests {
    /// Writes the file of the setting, and returns its path.
    private static func write(_ text: String, in folder: TemporaryFolder) throws -> String {
        let path = folder.path + "/apps.json"
        let file = try unsafe #require(unsafe fopen(path, "w"))
        _ = unsafe fputs(text, file)
        unsafe fclose(file)
        return path
    }

    @Test("are read from a JSON file")
    func file() async throws {
        let folder = TemporaryFolder()
        let apps = """
            {"FOODSAVER": {"name": "Bread Savers", "url": "https://bread.test/", "storeUrl": "https://store.test/b",
                           "invitation": {"en": "save bread"}}, "FABULYST": {}}
            """
        let path = try Self.write(apps, in: folder)
        let program = try await ServedProgram.waiting { try ServedProgram(["--apps", path], hasDemoData: false) }
        let port = program.port
        try await ServedProgram.waiting {
            let client = try Client(port: port)
            let links = try client.data(
                "{ own: appLinks(app: FOODSAVER) { name shareUrl appStoreUrl } all: appLinks { name } }",
                headers: []
            )
            #expect(links["own"] == ["name": "Bread Savers", "shareUrl": "https://bread.test", "appStoreUrl": "https://store.test/b"])
            #expect(links.at("all.name").string == "Cupboard")
        }
        #expect(try await ServedProgram.waiting { try program.stop() } == 0)
    }

    @Test(
        "are reported if they are wrong",
        arguments: [
            ("[]", "the file must be an object with “FOODSAVER”"), (#"{"Foodsaver": {}}"#, "the file has the unknown member “Foodsaver”"),
            (#"{"FABULYST": 7}"#, "FABULYST must be an object"), (#"{"FABULYST": {"URL": ""}}"#, "FABULYST has the unknown member “URL”"),
            (#"{"FABULYST": {"name": " "}}"#, "FABULYST.name must be a text of 1 to 50 characters on one line."),
            (#"{"FABULYST": {"name": "a\nBcc: b"}}"#, "FABULYST.name must be a text"),
            (#"{"FABULYST": {"url": "style.test"}}"#, "FABULYST: “url” and “storeUrl” must begin with https:// or http://"),
            (#"{"FABULYST": {"invitation": {"fr": "x"}}}"#, "FABULYST.invitation has the unknown member “fr”"),
            (#"{"FABULYST": {"invitation": {"en": 1}}}"#, "FABULYST.invitation.en must be a text of 1 to 300 characters"),
            ("{", "It is not JSON"),
        ]
    )
    func mistakes(file: String, message: String) async throws {
        try await ServedProgram.waiting {
            let folder = TemporaryFolder()
            let path = try Self.write(file, in: folder)
            let schema = ServedProgram.repository + "/schema.graphql"
            let command = [Command.cupboard, "serve", "--port", "0", "--data", folder.path + "/data", "--schema", schema, "--apps", path]
            let outcome = try Command.run(command)
            #expect(
                outcome.status != 0 && outcome.errors.contains("Cannot use the apps in") && outcome.errors.contains(message),
                "\(outcome)"
            )
        }
    }
}

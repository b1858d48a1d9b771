import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Texts entered by people", .tags(.database), .timeLimit(.minutes(20)))
struct TextFormTests {
    /// Texts that are invalid everywhere: with control characters, unusual line ends or bidirectional overrides, or invisible.
    private static let hostile = [
        "a\u{1}b", "a\u{7F}b", "a\u{85}b", "a\u{9B}b", "a\u{2028}b", "a\u{2029}b", "a\u{202E}b", "a\u{202A}b", "a\u{2066}b", "a\u{2069}b",
        "a\rb", "a\u{E000}b", "\u{200B}\u{200D}", "\u{3164}",
    ]
    private static let lines = ["a\nb", "a\tb", "a\n\nb"]
    private static let fine = ["Núria", "李小龙", "שלום\u{200F}!", "👩‍👩‍👧 family", "e\u{301}", "a.b", "newer than the program: \u{378}"]

    @Test("have a form: a single line or paragraphs")
    func forms() {
        for text in Self.hostile {
            #expect(!TextForm.line.admits(text) && !TextForm.paragraphs.admits(text), "\(text.unicodeScalars.map(\.value))")
        }
        for text in Self.lines { #expect(!TextForm.line.admits(text) && TextForm.paragraphs.admits(text)) }
        for text in Self.fine { #expect(TextForm.line.admits(text) && TextForm.paragraphs.admits(text), "\(text)") }
    }

    /// A text field of a mutation's input, with the other required fields.
    struct Field: Sendable, CustomTestStringConvertible {
        let mutation: String
        let name: String
        var others: ObjectValue = [:]
        var form = TextForm.line
        var isAdmin = false
        var testDescription: String { "\(mutation).\(name)" }
    }

    static let fields = [
        Field(mutation: "createAccount", name: "name", others: Person.input("new@example.com")),
        Field(mutation: "updateProfile", name: "name"),
        Field(mutation: "createApiKey", name: "name", others: ["scopes": ["FASHION_READ"]]),
        Field(mutation: "submitAppFeedback", name: "comment", others: ["stars": 4], form: .paragraphs),
        Field(mutation: "reportUser", name: "reason", others: ["accountId": "account_1"], form: .paragraphs),
        Field(
            mutation: "resolveReport",
            name: "note",
            others: ["reportId": "report_1", "action": "DISMISS"],
            form: .paragraphs,
            isAdmin: true
        ),
    ]

    @Test("are rejected in every field if they do not have its form", arguments: fields)
    func refused(field: Field) async throws {
        try await EngineFixture.run { fixture in
            let (person, admin) = (try Member("Paula", in: fixture.database), try Member("Ada", isAdmin: true, in: fixture.database))
            try fixture.execute("TRUNCATE report RESTART IDENTITY; INSERT INTO report (account_id, reporter_id, reason) VALUES (1, 2, 'x')")
            try await fixture.client { client in
                for text in Self.hostile + (field.form == .line ? Self.lines : []) {
                    let input = field.others.replacing([field.name: .string(text)])
                    let payload = try client.mutate(field.mutation, input, as: (field.isAdmin ? admin : person))
                    #expect(
                        payload.mistakes == [
                            "\(field.name): Please use only visible characters\(field.form == .line ? ", on one line" : "")"
                        ],
                        "\(text.unicodeScalars.map(\.value))"
                    )
                }
                let text = field.form == .line ? "Núria" : "One\r\ntwo\n\n\tthree"
                let input = field.others.replacing([field.name: .string(text)])
                #expect(try client.mutate(field.mutation, input, as: (field.isAdmin ? admin : person)).mistakes == [])
            }
            guard field.form == .paragraphs else { return }
            let table = field.mutation == "submitAppFeedback" ? "app_feedback" : "report"
            let stored = try fixture.column("SELECT count(*) FROM \(table) WHERE \(field.name) = E'One\\ntwo\\n\\n\\tthree'")
            #expect(stored == ["1"], "line ends are normalized")
        }
    }
}

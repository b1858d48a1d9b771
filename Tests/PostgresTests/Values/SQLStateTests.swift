import Testing

@testable import Postgres

@Suite("SQL states")
struct SQLStateTests {
    @Test(
        "keeps a valid code, and turns anything else into none",
        arguments: [
            ("23505", "23505"), ("0A000", "0A000"), ("42P01", "42P01"), ("", "00000"), ("235", "00000"), ("235055", "00000"),
            ("2350é", "00000"),
        ]
    )
    func codes(text: String, expected: String) {
        #expect(SQLState(text).description == expected)
        #expect(SQLState(text) == SQLState(expected))
    }

    @Test("recognizes errors that end the session and transient ones")
    func classes() {
        #expect(SQLState.uniqueViolation.classCode == "23")
        #expect(SQLState("57P01").endsSession)
        #expect(SQLState("08006").endsSession)
        #expect(!SQLState.queryCanceled.endsSession)
        #expect(SQLState.serializationFailure.isTransient)
        #expect(!SQLState.uniqueViolation.isTransient)
    }
}

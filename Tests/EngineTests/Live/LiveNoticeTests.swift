import Testing

@testable import Engine

@Suite("Notices of the database")
struct LiveNoticeTests {
    @Test("contain an event and its objects, for everyone or for single accounts")
    func items() throws {
        let posts = try #require(LiveNotice("food_post_added 12 13"))
        #expect(posts.event == "food_post_added")
        #expect(posts.items.map(\.number) == [12, 13])
        #expect(posts.items.allSatisfy { $0.account == nil })
        let viewers = try #require(LiveNotice("viewer PROFILE@5 SETTINGS@9223372036854775807"))
        #expect(viewers.items.map(\.key) == ["PROFILE", "SETTINGS"])
        #expect(viewers.items.map(\.account) == [5, .max])
        #expect(viewers.items.allSatisfy { $0.number == nil })
    }

    @Test("contain only the event's name if the objects do not fit")
    func lookAgain() {
        #expect(LiveNotice("food_post_added")?.items == [])
    }

    @Test(
        "are ignored in any other format",
        arguments: ["", " ", "a ", " 1", "a  1", "a @5", "a 1@", "a 1@x", "a 1@2@3"]
    )
    func others(payload: String) {
        #expect(LiveNotice(payload) == nil)
    }
}
